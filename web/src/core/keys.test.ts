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

test("single characters can be switched off; Enter, Escape and Space stay", () => {
  const keys = new Keys({ singleKeys: false, ownKeys: {} });
  const act = vi.fn();
  keys.register({ keys: ["t", "1", "?", "enter", "escape", " "], label: "x", act });
  for (const key of ["t", "1", "?"]) press(keys, key);
  expect(act).not.toHaveBeenCalled();
  for (const key of ["Enter", "Escape", " "]) press(keys, key);
  expect(act).toHaveBeenCalledTimes(3);
});

test("a key of one's own takes the usual one's place", () => {
  const keys = new Keys({ singleKeys: true, ownKeys: { log: "z" } });
  const act = vi.fn();
  const log = { keys: ["g"], label: "log", act };
  keys.register(log);
  press(keys, "g");
  expect(act).not.toHaveBeenCalled();
  press(keys, "z");
  expect(act).toHaveBeenCalledOnce();
  expect(keys.of(log)).toEqual(["z"]);
  expect(keys.takenBy("z")).toBe(log);
  expect(keys.takenBy("g")).toBeUndefined();
});
