import { describe, expect, test } from "vitest";
import type { LogLine } from "@/core/room.svelte";
import { placesOf } from "@/games/kill-the-unicorns/kill-the-unicorns-table.svelte";
import {
  difference,
  groups,
  traces,
  type Caught,
  type KillTheUnicornsEvent,
  type KillTheUnicorns,
  type Score,
} from "@/games/kill-the-unicorns/things";

const log = (...events: KillTheUnicornsEvent[]): LogLine<KillTheUnicorns>[] =>
  events.map((event, number) => ({ number, event }));

function score(split: Partial<Score["split"]>, more: Partial<Score> = {}): Score {
  const whole = { rainbows: 0, sets: [], points: 0, ...split };
  return { stars: 0, ruses: 0, tokens: 0, pates: 0, split: whole, total: whole.points, ...more };
}

const caught = (unicorn: number, colour: Caught["colour"]): Caught => ({
  unicorn,
  colour,
  ruse: null,
  ruse_seat: null,
  ruse_points: 0,
  tokens: [],
  token_points: 0,
});

describe("what became of the day's unicorns", () => {
  test("is read back from the tape, by place", () => {
    const found = traces(
      log(
        { type: "unicorn-caught", seat: 3, unicorn: 9 },
        { type: "unicorns-shown", unicorns: [5, 6, 7, 8] },
        { type: "unicorn-caught", seat: 2, unicorn: 5 },
        { type: "unicorn-fled", unicorn: 6 },
      ),
    );
    expect(found).toEqual([{ unicorn: 5, seat: 2 }, { unicorn: 6, seat: null }, null, null]);
  });

  test("is unknown to who came late", () => expect(traces([])).toEqual([]));
});

test("a herd is laid out as it is split: rainbow, sets, the rest", () => {
  const herd = [
    caught(1, "pink"),
    caught(2, "blue"),
    caught(3, "blue"),
    caught(4, "green"),
    caught(5, "yellow"),
    caught(6, "blue"),
    caught(7, "none"),
  ];
  const split = {
    rainbows: 1,
    sets: [{ colour: "blue" as const, size: 2, points: 2 }],
    points: 10,
  };
  const laid = groups(herd, score(split));
  expect(laid.map(({ kind, points }) => [kind, points])).toEqual([
    ["rainbow", 8],
    ["set", 2],
    ["loose", 0],
  ]);
  expect(laid[0]?.herd.map((one) => one.unicorn)).toEqual([1, 2, 4, 5]);
  expect(laid[2]?.herd.map((one) => one.unicorn)).toEqual([7]);
});

test("reasons add up to the difference", () => {
  const now = score({ sets: [{ colour: "blue", size: 2, points: 2 }], points: 2 }, { total: 2 });
  const after = score({ rainbows: 1, points: 8 }, { tokens: 2, total: 10 });
  const parts = difference(now, after);
  expect(parts.map(({ of, points }) => [of, points])).toEqual([
    ["rainbow", 8],
    ["tokens", 2],
    ["set", -2],
  ]);
  expect(parts.reduce((sum, part) => sum + part.points, 0)).toBe(after.total - now.total);
});

test("equal cards are raised one by one", () => {
  expect(placesOf([0, 1, 1, 3], [1, 1])).toEqual([1, 2]);
  expect(placesOf([0, 1], [4])).toEqual([]);
});
