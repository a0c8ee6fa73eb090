import { Announcer, PAUSE } from "@/core/announce.svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what others do is joined, and said at most once in two seconds", () => {
  const announcer = new Announcer(() => Date.now());
  announcer.mention("Boris bets.");
  expect(announcer.calm).toBe("Boris bets.");
  announcer.mention("Chloé bets.");
  announcer.mention("Dario bets.");
  expect(announcer.calm).toBe("Boris bets.");
  vi.advanceTimersByTime(PAUSE);
  expect(announcer.calm).toBe("Chloé bets. Dario bets.");
});

test("of a long spell only the last sentences are said", () => {
  const announcer = new Announcer(() => Date.now());
  announcer.mention("0");
  for (const text of "123456789") announcer.mention(text);
  vi.advanceTimersByTime(PAUSE);
  expect(announcer.calm).toBe("6 7 8 9");
});

test("the same refusal twice is heard twice", () => {
  const announcer = new Announcer();
  announcer.interrupt("No.");
  const first = announcer.urgent;
  announcer.interrupt("No.");
  expect(announcer.urgent).not.toBe(first);
});
