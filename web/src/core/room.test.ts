import { Room } from "@/core/room.svelte";
import type { Line, ServerFrame, WireListener } from "@/core/wire";
import { expect, test } from "vitest";

const silence: Line = {
  connect: () => Promise.resolve(),
  command: () => Promise.resolve({} as never),
  retry: () => undefined,
  close: () => undefined,
};

function table(): { room: Room<string>; hear: (frame: object) => void } {
  let listener: WireListener | undefined;
  const room = new Room<string>("CODE", "Mina", true, (listening) => {
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
