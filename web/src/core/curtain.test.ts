import { Curtain } from "@/core/curtain.svelte";
import type { Room } from "@/core/room.svelte";
import { partOf } from "@/testing";
import { expect, test, vi } from "vitest";

function room(over: Partial<Room>): Room {
  return partOf<Room>({
    seats: [0, 2],
    waiting: [],
    mine: null,
    tv: false,
    over: false,
    table: { stage: "playing" },
    send: vi.fn().mockResolvedValue({ type: "done" }),
    ...over,
  });
}

test("one person at the screen needs no curtain", () => {
  expect(new Curtain(room({ seats: [0], waiting: [0] })).next).toBeNull();
});

test("it falls when the next view belongs to somebody else at this screen", () => {
  expect(new Curtain(room({ waiting: [2], mine: 0 })).next).toBe(2);
  expect(new Curtain(room({ waiting: [2], mine: null })).next).toBe(2);
});

test("it stays up while others think, or while who must act is looking", () => {
  expect(new Curtain(room({ waiting: [1], mine: 0 })).next).toBeNull();
  expect(new Curtain(room({ waiting: [0, 2], mine: 2 })).next).toBeNull();
});

test("once the game is over there is nothing to hide", () => {
  expect(new Curtain(room({ waiting: [2], mine: 0, over: true })).next).toBeNull();
});

test("a screen nobody touches is covered until its person is back", async () => {
  const here = room({ waiting: [], mine: 0 });
  const curtain = new Curtain(here);
  curtain.cover();
  expect(curtain.next).toBe(0);
  await curtain.lift(0);
  expect(here.send).toHaveBeenCalledWith({ type: "look", seat: 0 });
  expect(curtain.next).toBeNull();
});

test("what needs no secret is asked without it: the screen just turns", () => {
  const curtain = new Curtain(room({ waiting: [2], mine: 0, inPublic: true }));
  expect([curtain.next, curtain.turning]).toEqual([null, 2]);
  const seen = new Curtain(room({ waiting: [2], mine: 2, inPublic: true }));
  expect(seen.turning).toBeNull();
});
