import { ticking } from "@/core/ticking";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

let hidden = false;

function hide(now: boolean): void {
  hidden = now;
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test("it ticks at once and every so often until it is ended", () => {
  const tick = vi.fn();
  const end = ticking(tick, 100);
  vi.advanceTimersByTime(250);
  expect(tick).toHaveBeenCalledTimes(3);
  end();
  vi.advanceTimersByTime(1000);
  hide(false);
  expect(tick).toHaveBeenCalledTimes(3);
});

test("nothing waits in a page that nobody sees, and it ticks at once when they come back", () => {
  const tick = vi.fn();
  const end = ticking(tick, 100);
  hide(true);
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(10_000);
  expect(tick).toHaveBeenCalledTimes(1);
  hide(false);
  expect(tick).toHaveBeenCalledTimes(2);
  end();
});
