import { Announcer } from "@/core/announce.svelte";
import { expect, test, vi } from "vitest";

const said = (announcer: Announcer): string[] => announcer.told.map(({ text }) => text);

test("however much happens at once, all of it is said in its order", () => {
  const announcer = new Announcer();
  const all = Array.from({ length: 300 }, (_, number) => `Sentence ${number}.`);
  announcer.say("First.");
  announcer.say(...all);
  announcer.say("Your turn.");
  expect(said(announcer)).toEqual(["First.", ...all, "Your turn."]);
});

test("what was said long ago does not stay for ever", () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const announcer = new Announcer();
  announcer.say(...Array.from({ length: 300 }, (_, number) => `Sentence ${number}.`));
  vi.advanceTimersByTime(60_000);
  announcer.say("Your turn.");
  expect(said(announcer)).toHaveLength(80);
  expect(said(announcer).at(-1)).toBe("Your turn.");
  vi.useRealTimers();
});

test("a sentence that comes again is another one", () => {
  const announcer = new Announcer();
  announcer.say("Boris passes.");
  announcer.say("Boris passes.");
  expect(new Set(announcer.told.map(({ key }) => key)).size).toBe(2);
});

test("the same refusal twice is heard twice", () => {
  const announcer = new Announcer();
  announcer.interrupt("No.");
  const first = announcer.urgent;
  announcer.interrupt("No.");
  expect(announcer.urgent).not.toBe(first);
});
