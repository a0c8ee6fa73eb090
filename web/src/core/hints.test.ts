import { expect, test } from "vitest";
import type { GameEvent, Decision } from "./asked";
import type { GameSchema } from "./game";
import { partOf } from "@/testing";
import { factsOf, hintAfterEvent, hintAtQuestion, placeOf, type Hint } from "./hints";

const view = partOf<GameSchema["view"]>({
  race_number: 2,
  races: 4,
  players: [
    { gold: 9, glory: 1, owned: 0 },
    { gold: 2, glory: 5, owned: 3 },
  ],
} as Partial<GameSchema["view"]>);
const decision = partOf<Decision>({
  question: { step: "choose-action", action: 3 },
  options: [{ type: "borrow" }, { type: "take-action", token: 4 }],
});
const nothing = new Set<string>();

function asked(hint: Hint, seat = 1, told = nothing): string | undefined {
  return hintAtQuestion([hint], decision, view, seat, told)?.id;
}

test("a hint is due where what it says of the moment is true", () => {
  const poor: Hint = { id: "poor", question: "choose-action", less: { "players.me.gold": 3 } };
  expect(asked(poor)).toBe("poor");
  expect(asked(poor, 0)).toBeUndefined();
  expect(asked(poor, 1, new Set(["poor"]))).toBeUndefined();
  expect(asked({ ...poor, question: "choose-bet" })).toBeUndefined();
  expect(asked({ ...poor, of: { action: [2] } })).toBeUndefined();
});

test("bounds are numbers, places, or parts of what stands there", () => {
  const glory = (bound: number | string): Hint => ({
    id: "x",
    least: { "players.me.glory": bound },
  });
  expect(asked(glory("players.me.gold"))).toBe("x");
  expect(asked(glory("players.0.gold/2"))).toBe("x");
  expect(asked(glory("players.0.gold"))).toBeUndefined();
  expect(asked(glory(6))).toBeUndefined();
});

test("what is not on offer is not spoken of", () => {
  const wish = (token: number): Hint => ({
    id: "x",
    offered: { type: "take-action", of: { token: [token] }, amount: null },
  });
  expect(asked(wish(4))).toBe("x");
  expect(asked(wish(5))).toBeUndefined();
});

test("an event is compared with what is one's own", () => {
  const own: Hint = {
    id: "own",
    event: "fever-spread",
    where: { "it.lanes.*": ["@players.me.owned"] },
  };
  const spread = (lanes: number[]): string | undefined =>
    hintAfterEvent([own], partOf<GameEvent>({ type: "fever-spread", lanes }), view, 1, nothing)?.id;
  expect(spread([2, 3])).toBe("own");
  expect(spread([2])).toBeUndefined();
});

test("places and numbers are those of whoever sits there", () => {
  const hint: Hint = { id: "x", at: "seat=me", facts: { gold: "players.me.gold" } };
  expect(placeOf(hint, 1)).toBe("seat=1");
  expect(factsOf(hint, view, 1)).toEqual({ gold: 2 });
});
