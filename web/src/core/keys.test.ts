import { Keys } from "@/core/keys.svelte";
import { expect, test, vi } from "vitest";

function press(keys: Keys, key: string, target: Element = document.body, more = {}): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  Object.defineProperty(event, "target", { value: target });
  keys.press(event);
  return event;
}

test("what was registered last is asked first, and may pass", () => {
  const keys = new Keys();
  const below = vi.fn();
  let busy = true;
  keys.register({ keys: ["escape"], label: "back", act: below });
  const away = keys.register({ keys: ["escape"], label: "close", act: () => busy });
  press(keys, "Escape");
  expect(below).not.toHaveBeenCalled();
  busy = false;
  press(keys, "Escape");
  expect(below).toHaveBeenCalledTimes(1);
  away();
  busy = true;
  press(keys, "Escape");
  expect(below).toHaveBeenCalledTimes(2);
});

test("letters typed into a field are the field's, Escape is not", () => {
  const keys = new Keys();
  const act = vi.fn();
  keys.register({ keys: ["g", "escape"], label: "log", act });
  press(keys, "g", document.createElement("textarea"));
  expect(act).not.toHaveBeenCalled();
  press(keys, "Escape", document.createElement("textarea"));
  expect(act).toHaveBeenCalledTimes(1);
});

test("a focused button takes Enter and Space for itself, but no letters", () => {
  const keys = new Keys();
  const act = vi.fn();
  keys.register({ keys: ["enter", " ", "t"], label: "x", act });
  const button = document.createElement("button");
  press(keys, "Enter", button);
  press(keys, " ", button);
  expect(act).not.toHaveBeenCalled();
  expect(press(keys, "T", button).defaultPrevented).toBe(true);
});

test("the browser's own shortcuts are left alone", () => {
  const keys = new Keys();
  const act = vi.fn();
  keys.register({ keys: ["t"], label: "x", act });
  press(keys, "t", document.body, { ctrlKey: true });
  expect(act).not.toHaveBeenCalled();
});
