import { bookBy, dots, memories, named } from "@/games/party/phone/purse";
import type { RaceNote } from "@/games/party/types";

const note = (race: number, net = 0): RaceNote => ({
  ...{ race, net, came: 1 },
  bet: { kind: 0, lane: 0, stake: 100, paid: 0 },
});

test("a purse is drawn from the start to the last race, best and worst marked", () => {
  const night = {
    first_race: 3,
    purses: [2000, 2600, 1400],
    best: note(3),
    worst: note(4),
    books: [],
  };
  const found = dots(night, "start", 320, 100);
  expect(found.map(({ label }) => label)).toEqual(["start", "3", "4"]);
  expect(found.map(({ mark }) => mark)).toEqual(["", "best", "worst"]);
  expect(found[1]!.y).toBeLessThan(found[0]!.y);
  expect(found[2]!.y).toBeGreaterThan(found[0]!.y);
});

test("the only race one bet on, and lost, is nobody's best", () => {
  const night = {
    first_race: 1,
    purses: [2000, 1800],
    best: note(1, -200),
    worst: null,
    books: [],
  };
  expect(memories(night).map(({ which, how }) => [which, how])).toEqual([["worst", "lost"]]);
  expect(dots(night, "start", 320, 100).map(({ mark }) => mark)).toEqual(["", "worst"]);
});

test("a purse that never changed is a level line in the middle", () => {
  const night = { first_race: 1, purses: [2000, 2000], best: null, worst: null, books: [] };
  expect(dots(night, "start", 320, 100).map(({ y }) => y)).toEqual([50, 50]);
});

test("of fifty races not every number is written", () => {
  const shown = Array.from({ length: 51 }, (_, place) => named(place, 51)).filter(Boolean);
  expect(shown.length).toBeLessThanOrEqual(9);
});

test("the book comes by winning most, losing least, or as nobody had bet", () => {
  const slip = [{ kind: 0 as const, lane: 0, stake: 100 }];
  const how = [100, 0, -100].map((gain) => bookBy({ slip, gain }));
  expect(how).toEqual(["won", "even", "lost"]);
  expect(bookBy({ slip: [], gain: 0 })).toBe("kept");
});
