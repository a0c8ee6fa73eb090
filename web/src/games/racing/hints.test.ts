import { expect, test, vi } from "vitest";
import { Hints, hintsOf, liking } from "./hints.svelte";

const bet = { kind: 0, lane: 2, chance: 0.41, error: 0.01, money: 0.64, points: 2 };
const room = (answer: object): ConstructorParameters<typeof Hints>[0] => ({
  upto: 7,
  refusal: { code: "no-hints", facts: {}, rule: "" },
  send: vi.fn().mockResolvedValue(answer),
});

test("chances are asked for once at each moment, and shown to who likes them", async () => {
  const here = room({ type: "odds", bets: [bet] });
  const hints = hintsOf(here);
  await hints.ask(1);
  await hints.ask(1);
  expect(here.send).toHaveBeenCalledTimes(1);
  expect(hints.of(0, 2)).toBeNull();
  liking.chances = true;
  expect(hints.of(0, 2)).toEqual(bet);
  expect(hints.of(1, 2)).toBeNull();
  liking.chances = false;
});

test("a table without hints is asked once, and another table anew", async () => {
  const strict = room({ type: "refused", code: "no-hints" });
  await hintsOf(strict).ask(0);
  await hintsOf(strict).ask(0);
  expect(strict.send).toHaveBeenCalledTimes(1);
  expect(strict.refusal).toBeNull();
  expect(hintsOf(strict).refused).toBe(true);
  expect(hintsOf(room({ type: "odds", bets: [] })).refused).toBe(false);
});
