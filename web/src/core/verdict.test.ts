import type { Step } from "@/core/archive";
import type { GameEvent } from "@/core/room.svelte";
import { verdicts } from "@/core/verdict";
import { weigh as weighRace } from "@/games/horse-fever/verdict";
import { weigh as weighHunt } from "@/games/kill-the-unicorns/verdict";
import { weigh as weighRainbow } from "@/games/unicorn-fever/verdict";
import { partOf } from "@/testing";
import { expect, test } from "vitest";

const step = (race_number: number, ...events: GameEvent[]): Step =>
  partOf<Step>({ number: 0, seat: 0, events, view: { race_number } });
const bet = (type: string, seat: number, stake: number, gold = 0, glory = 0): GameEvent => ({
  type,
  seat,
  kind: 0,
  lane: 3,
  stake,
  gold,
  glory,
  refund: 0,
});

test("the winner's word is the bet that brought most, in the race it was run", () => {
  const steps = [
    step(1),
    step(2, bet("bet-won", 0, 2, 4, 3), bet("bet-won", 1, 2, 4, 3)),
    step(3, bet("bet-won", 0, 4, 24, 5)),
  ];
  const [first] = verdicts(steps, { ranking: [[0], [1]], scores: [31, 20] }, weighRainbow);
  expect(first).toMatchObject({ seat: 0, why: "won", round: 2, event: { gold: 24 } });
});

test("who lost is told what cost most; who lost by little, by how little", () => {
  const steps = [
    step(1, bet("bet-lost", 1, 12), { type: "tax-paid", seat: 1, gold: 5 }),
    step(1, bet("bet-lost", 2, 3), { type: "loans-repaid", seat: 2, gold: 50, unpaid: 0 }),
  ];
  const result = { ranking: [[0], [1], [2]], scores: [31, 29, 17] };
  const [, second, third] = verdicts(steps, result, weighRainbow);
  expect(second).toMatchObject({ why: "short", short: 2, event: { type: "bet-lost", stake: 12 } });
  expect(third).toMatchObject({ why: "loans", event: { type: "loans-repaid" } });
});

test("a shared victory is shared, and a debt left unpaid comes before everything", () => {
  const steps = [
    step(1, { type: "loans-repaid", seat: 2, gold: 0, unpaid: 1 }, bet("bet-lost", 2, 90)),
  ];
  const all = verdicts(steps, { ranking: [[0, 1], [2]], scores: [9, 9, 40] }, weighRainbow);
  expect(all.map(({ why }) => why)).toEqual(["shared", "shared", "loans"]);
});

test("every seat gets a word, also those in no place", () => {
  const out = { type: "player-out", seat: 1, lanes: [] };
  const all = verdicts([step(1, out)], { ranking: [], scores: [0, 0] }, weighRace);
  expect(all.map(({ seat, why }) => [seat, why])).toEqual([
    [0, "good"],
    [1, "out"],
  ]);
});

test("a hunt lost to a tie or a ruse is told", () => {
  const steps = [
    step(1, { type: "tie-cancelled", seats: [1, 2], total: 7 }),
    step(1, { type: "winner-changed", seat: 0, before: 3 }),
  ];
  const scores = [20, 10, 10, 5];
  const all = verdicts(steps, { ranking: [[0], [1, 2], [3]], scores }, weighHunt);
  expect(all.map(({ why }) => why)).toEqual(["won", "ties", "ties", "ruses"]);
});
