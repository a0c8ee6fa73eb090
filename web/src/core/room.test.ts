import { Room } from "@/core/room.svelte";
import type { Answer, Line, ServerFrame, WireListener } from "@/core/wire";
import { houseWords, type Words } from "@/core/words";
import { partOf } from "@/testing";
import { expect, test, vi } from "vitest";

const silence: Line = {
  connect: () => Promise.resolve(),
  command: () => Promise.resolve(partOf<Answer>({})),
  retry: () => undefined,
  close: () => undefined,
};

/** Words that come when they are let. */
class TestRoom extends Room {
  times = 0;
  answer: () => Promise<Words> = () => new Promise(() => undefined);

  protected override wordsOf(): Promise<Words> {
    this.times += 1;
    return this.answer();
  }
}

function table(): { room: TestRoom; hear: (frame: object) => void } {
  let listener: WireListener | undefined;
  const room = new TestRoom("CODE", "Mina", true, (listening) => {
    listener = listening;
    return silence;
  });
  return { room, hear: (frame) => listener?.heard(frame as ServerFrame) };
}

const standing = (upto: number, eyes: number | null = 0): object => ({
  game: "g",
  eyes,
  upto,
  waiting: [],
  view: `after ${upto}`,
  decision: { seat: 0, number: upto },
  undo: false,
  over: false,
});
const fresh = (upto: number, eyes: number | null = 0): object => ({
  type: "fresh",
  ...standing(upto, eyes),
});
const events = (after: number, upto: number): object => ({
  type: "events",
  after,
  events: [[upto, { type: "x" }]],
  ...standing(upto),
});
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test("a line of the tape shows the table as it was, and news wait until one is back", async () => {
  const { room, hear } = table();
  hear(fresh(3));
  hear(events(3, 5));
  await settled();
  hear(events(5, 7));
  await settled();
  expect(room.view).toBe("after 7");

  await room.lookBack({ number: 5, event: { type: "x" } });
  expect([room.view, room.decision, room.back?.number]).toEqual(["after 5", null, 5]);
  hear(events(7, 9));
  await settled();
  expect(room.view).toBe("after 5");

  room.lookAhead();
  await settled();
  expect([room.view, room.back]).toEqual(["after 9", null]);
  expect(room.decision?.number).toBe(9);
});

test("what was never seen here, or by other eyes, cannot be looked back at", async () => {
  const { room, hear } = table();
  hear(fresh(3));
  hear(events(3, 5));
  await settled();
  expect([room.reaches(2), room.reaches(4), room.reaches(6)]).toEqual([false, true, false]);
  hear(fresh(5, 1));
  expect(room.reaches(4)).toBe(false);
});

test("after something was taken back the same number is another question", async () => {
  const { room, hear } = table();
  hear(fresh(3));
  const first = room.decision;
  hear({ ...fresh(5), decision: { seat: 1, number: 4 } });
  hear({
    ...events(5, 6),
    events: [[6, { type: "choices-taken-back", seat: 0, count: 1, after: 3 }]],
    decision: { seat: 0, number: 3 },
  });
  await settled();
  expect(room.decision?.number).toBe(first?.number);
  expect(room.decision).not.toBe(first);
});

test("a line that came back in mid-thought asks the same question still", async () => {
  const { room, hear } = table();
  hear(fresh(3));
  const asked = room.decision;
  hear({ ...events(3, 3), events: [] });
  await settled();
  hear(fresh(3));
  expect(room.decision).toBe(asked);
  hear({ ...fresh(3), game: "another" });
  expect(room.decision).not.toBe(asked);
});

test("what was taken back stays on the tape and holds no more", async () => {
  const { room, hear } = table();
  hear(fresh(3));
  hear(events(3, 4));
  hear(events(4, 5));
  const back = { type: "choices-taken-back", seat: 0, count: 1, after: 4 };
  hear({ ...events(5, 6), events: [[6, back]] });
  hear(events(6, 7));
  await settled();
  expect(room.log.map(({ number }) => number)).toEqual([4, 5, 6, 7]);
  expect(room.holding.map(({ number }) => number)).toEqual([4, 7]);
});

test("a table that gathers again has nothing left of the last game", async () => {
  const { room, hear } = table();
  hear(fresh(3));
  hear(events(3, 5));
  await settled();
  await room.lookBack({ number: 5, event: { type: "x" } });
  hear({ type: "table", code: "CODE", game: "g", stage: "gathering" });
  expect([room.view, room.decision, room.back, room.log, room.mayUndo]).toEqual([
    null,
    null,
    null,
    [],
    false,
  ]);
  hear({ ...fresh(2), game: "next" });
  expect([room.view, room.decision?.number]).toEqual(["after 2", 2]);
});

test("words that did not come are asked for until they do", async () => {
  vi.useFakeTimers();
  const { room, hear } = table();
  room.answer = () => Promise.reject(new Error("no network"));
  hear({ type: "table", code: "CODE", game: "g", stage: "playing" });
  await vi.advanceTimersByTimeAsync(2000);
  expect([room.times, room.words]).toEqual([3, null]);
  room.answer = () => Promise.resolve(houseWords());
  await vi.advanceTimersByTimeAsync(5000);
  expect(room.words).not.toBeNull();
  vi.useRealTimers();
});

test("what one said oneself, or read while the table gathered, is not unread", () => {
  const { room, hear } = table();
  const said = (guest: string): void =>
    hear({ type: "said", line: { guest, name: guest, text: "hello" } });
  hear({ type: "welcome", guest: "ada", seats: [0], chat: [] });
  said("bob");
  expect(room.unread).toBe(1);
  room.readChat();
  said("ada");
  expect(room.unread).toBe(0);
  said("bob");
  expect(room.unread).toBe(1);
});
