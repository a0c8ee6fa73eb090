import { explain, explainer, type Explanation } from "@/core/explain.svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const card = createRawSnippet(() => ({ render: () => "<b>Good Oats</b>" }));
let button: HTMLButtonElement;
let picked: number;
let stop: () => void;

function attach(what: Explanation): void {
  stop = explain(button.firstElementChild as HTMLElement, what).destroy;
}

function press(pointerType: string): void {
  const inside = button.firstElementChild!;
  inside.dispatchEvent(new PointerEvent("pointerdown", { pointerType, bubbles: true }));
}

function tap(pointerType = "touch"): void {
  press(pointerType);
  const inside = button.firstElementChild!;
  inside.dispatchEvent(new PointerEvent("pointerup", { pointerType, bubbles: true }));
  inside.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = "<button aria-pressed='false'><span>Good Oats</span></button>";
  button = document.querySelector("button")!;
  picked = 0;
  button.onclick = () => {
    picked += 1;
    button.setAttribute("aria-pressed", "true");
  };
});
afterEach(() => {
  stop();
  vi.runAllTimers();
  vi.useRealTimers();
  explainer.hide();
});

test("a tap selects, a second one reads the card, a third one puts it down", () => {
  attach({ card });
  tap();
  expect([picked, explainer.what]).toEqual([1, null]);
  tap();
  expect([picked, explainer.what?.card]).toEqual([1, card]);
  tap();
  expect([picked, explainer.what]).toEqual([1, null]);
});

test("what a second tap puts back is read by a long press only", () => {
  attach({ card, putsBack: true });
  tap();
  tap();
  expect([picked, explainer.what]).toEqual([2, null]);
  press("touch");
  vi.advanceTimersByTime(350);
  expect(explainer.what?.card).toBe(card);
});

test("a long press reads and does not pick", () => {
  attach({ card });
  press("touch");
  vi.advanceTimersByTime(350);
  button.firstElementChild!.dispatchEvent(
    new MouseEvent("click", { bubbles: true, cancelable: true }),
  );
  expect([picked, explainer.what?.card]).toEqual([0, card]);
});

/** The mouse does something there, as the browser tells it. */
function mouse(type: string, clientX: number, clientY: number): void {
  const event = { pointerType: "mouse", clientX, clientY, bubbles: type !== "pointerenter" };
  button.firstElementChild!.dispatchEvent(new PointerEvent(type, event));
  vi.advanceTimersByTime(300);
}

test("a mouse picks again: it reads by hovering", () => {
  attach({ card });
  tap("mouse");
  tap("mouse");
  expect([picked, explainer.what]).toEqual([2, null]);
  mouse("pointerenter", 30, 40);
  expect(explainer.what?.card).toBe(card);
});

test("what comes to lie under a mouse that stands still is not explained before it moves", () => {
  attach({ card });
  mouse("pointerup", 30, 40); // elsewhere; then another page lies there
  mouse("pointerenter", 30, 40);
  mouse("pointermove", 30, 40);
  expect(explainer.what).toBe(null);
  mouse("pointermove", 31, 40);
  expect(explainer.what?.card).toBe(card);
});
