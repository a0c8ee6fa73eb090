import { counting, curves, kept, type Step } from "@/core/archive";
import { expect, test } from "vitest";

function step(number: number, race: number, gold: number[], events: Step["events"] = []): Step {
  const players = gold.map((one) => ({ gold: one, hand: 5 }));
  return { number, seat: null, events, view: { race_number: race, players } };
}

test("a curve has the start, the end of each race, and the end", () => {
  const steps = [
    step(0, 1, [20, 20]),
    step(1, 1, [14, 20]),
    step(2, 1, [30, 12]),
    step(3, 2, [31, 9]),
  ];
  expect(curves(steps)).toEqual([
    {
      what: "gold",
      values: [
        [20, 30, 31],
        [20, 12, 9],
      ],
    },
  ]);
});

test("scores in a box of their own are found, and what is before the first round is its start", () => {
  const view = (total: number) => ({ round_number: total, players: [{ score: { total } }] });
  const steps = [0, 1, 1, 2].map((total) => ({
    number: total,
    seat: null,
    events: [],
    view: view(total),
  }));
  expect(curves(steps)).toEqual([{ what: "total", values: [[0, 1, 2]] }]);
});

test("the counting at the end belongs to seats", () => {
  const events = [
    { type: "bet-won", seat: 0, gold: 9 },
    { type: "gold-converted", seat: 0, gold: 60, glory: 3 },
    { type: "gold-converted", seat: 1, gold: 20, glory: 1 },
  ];
  expect(counting([step(0, 1, [1]), step(1, 1, [1], events)], 0)).toEqual([events[1]]);
});

test("a kept promise can be checked", async () => {
  const promise = "2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b";
  expect(await kept("secret", promise)).toBe(true);
  expect(await kept("another", promise)).toBe(false);
});
