import {
  answered,
  entitled,
  balance,
  best,
  cost,
  deed,
  gained,
  gainOf,
  good,
  highlights,
  points,
  swings,
  worst,
  type Review,
  type Weighed,
} from "@/core/review";
import type { Words } from "@/core/words";
import { partOf } from "@/testing";
import { expect, test } from "vitest";

const step = (number: number, seat: number | null, type = "x", round = 1) => ({
  number,
  seat,
  events: [{ type }],
  view: { round_number: round },
});
const turn = (seat: number, played: number, usual = 0): Weighed => ({
  at: 1,
  seat,
  question: { step: "x", seat },
  ways: [
    { answers: [], chance: 0.5, error: 0.02 },
    { answers: [], chance: 0.49, error: 0.02 },
    { answers: [], chance: 0.3, error: 0.02 },
  ],
  played,
  usual,
});
const found: Review = {
  done: 1,
  moments: [
    { at: 1, chances: [0.5, 0.5], luck: "" },
    { at: 2, chances: [0.6, 0.4], luck: "" },
    { at: 3, chances: [1, 0], luck: "unicorn-finished" },
  ],
  turns: [turn(0, 0), turn(0, 1), turn(1, 2, 1)],
};

test("a stretch is a choice, or luck where a race was run", () => {
  const steps = [step(0, null), step(1, 0), step(2, 1, "unicorn-finished")];
  const all = swings(found, steps, 0);
  expect(all.map(({ seat }) => seat)).toEqual([0, null]);
  expect(all.map(({ gain }) => Math.round(gain * 100))).toEqual([10, 40]);
  expect(highlights(all, 1)[0]?.at).toBe(2);
});

test("a stretch is told by what was done in it, though the first choice alone told nothing", () => {
  const bet = { type: "bet-placed", seat: 0 };
  const steps = [step(0, null), step(1, 0), { ...step(2, 0), events: [bet] }, step(3, 1)];
  const moments = [1, 3].map((at) => ({ at, chances: [0.5, 0.5], luck: "" }));
  const [told] = swings({ done: 1, moments, turns: [] }, steps, 0);
  expect(deed(told!, steps)).toEqual(bet);
});

test("a stretch brings what the figures before and after it differ by", () => {
  const [before, after] = [
    { at: 1, chances: [0.246, 0.754], luck: "" },
    { at: 2, chances: [0.304, 0.696], luck: "" },
  ];
  const steps = [step(0, null), step(1, 0)];
  const [told] = swings({ done: 1, moments: [before, after], turns: [] }, steps, 0);
  expect(told?.gain).toBe(gainOf(before, after, 0));
  expect(points(told?.gain)).toBe(30 - 25);
});

test("what the error hides costs nothing", () => {
  expect(found.turns.map(cost)).toEqual([0, 0, 20]);
  expect(good(found, 0)).toEqual({ good: 2, all: 2 });
});

test("an even share, luck and choices add up to the end", () => {
  for (const seat of [0, 1]) {
    const { even, luck, choices, end } = balance(found, seat);
    expect(even + luck + choices).toBeCloseTo(end);
  }
  expect(balance(found, 1).choices).toBeCloseTo(-0.19);
});

test("figures beside each other add up as they are shown", () => {
  const odd = turn(0, 1);
  odd.ways = [
    { answers: [], chance: 0.336, error: 0.01 },
    { answers: [], chance: 0.294, error: 0.01 },
  ];
  odd.usual = 0;
  expect(cost(odd)).toBe(34 - 29);
  expect(gained(odd)).toBe(29 - 34);
});

test("the best and the worst choice are named only where there is one", () => {
  expect(worst(found, 1)?.played).toBe(2);
  expect(best(found, 1)).toBeUndefined();
  expect(worst(found, 0)).toBeUndefined();
});

test("a choice of a word or two is told with its question, others tell by themselves", () => {
  const words = partOf<Words>({
    question: () => "Behind which horse?",
    option: ({ type }) => (type === "on-lane" ? "Black" : "Bet on Black to win"),
    say: (_, facts) => `${facts?.["question"]} ${facts?.["option"]}`,
  });
  const told = (type: string): string =>
    answered(words, { step: "x", seat: 0 }, { answers: [{ type }], chance: 0.5, error: 0 });
  expect(told("on-lane")).toBe("Behind which horse? Black");
  expect(told("place-bet")).toBe("Bet on Black to win");
  expect(answered(words, { step: "x", seat: 0 }, undefined)).toBe("Behind which horse?");
});

test("a moment is called by what was chosen, by what was told of it, or by its question", () => {
  const words = partOf<Words>({
    question: () => "What will you buy?",
    option: ({ type }) => (type === "pass" ? "Buy nothing" : "Bet on Black to win"),
    event: () => "Dario bought nothing.",
    say: (_, facts) => `${facts?.["question"]} ${facts?.["option"]}`,
  });
  const played = (type: string): Weighed => ({
    ...(found.turns[0] as Weighed),
    ways: [{ answers: [{ type }], chance: 0.5, error: 0 }],
    played: 0,
  });
  const told = { type: "bought-nothing", seat: 1 };
  expect(entitled(words, played("place-bet"), told)).toBe("Bet on Black to win");
  expect(entitled(words, played("pass"), told)).toBe("Dario bought nothing.");
  expect(entitled(words, played("pass"), undefined)).toBe("What will you buy? Buy nothing");
  expect(entitled(words, undefined, undefined)).toBe("");
});
