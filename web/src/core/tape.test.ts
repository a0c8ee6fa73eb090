import { belongs, concerns, iconOf } from "@/core/tape";
import type { GameWords } from "@/core/words";
import { partOf } from "@/testing";
import { expect, test } from "vitest";

const field = (name: string, kind: string, many = false) => ({ name, kind, many });
const words = partOf<GameWords>({
  fields: {
    event: {
      "bet-placed": [field("seat", "Seat"), field("lane", "Lane"), field("stake", "int")],
      "movement-turned": [field("turn", "int"), field("card", "MovementId")],
      "tie-cancelled": [field("seats", "Seat", true), field("total", "int")],
    },
    option: {},
    question: {},
  },
});

const bet = { type: "bet-placed", seat: 2, lane: 4, stake: 6 };
const card = { type: "movement-turned", turn: 1, card: 3 };
const tie = { type: "tie-cancelled", seats: [0, 2], total: 5 };

test("everything is under All", () => {
  expect([bet, card, tie].every((event) => belongs(event, "all", words, null))).toBe(true);
});

test("a bet is about money, not about the race", () => {
  expect(belongs(bet, "money", words, 0)).toBe(true);
  expect(belongs(bet, "race", words, 0)).toBe(false);
});

test("a turned card is about the race", () => {
  expect(belongs(card, "race", words, 0)).toBe(true);
  expect(belongs(card, "money", words, 0)).toBe(false);
});

test("yours is what your seat has a part in, alone or among others", () => {
  expect(belongs(bet, "yours", words, 2)).toBe(true);
  expect(belongs(bet, "yours", words, 1)).toBe(false);
  expect(belongs(tie, "yours", words, 2)).toBe(true);
  expect(concerns(tie, words, 0)).toBe(true);
  expect(concerns(tie, words, null)).toBe(false);
});

test("a watcher has nothing of their own", () => {
  expect(belongs(bet, "yours", words, null)).toBe(false);
});

test("an event nobody drew gets the tape's icon", () => {
  expect(iconOf(bet)).toBe("i-win");
  expect(iconOf({ type: "something-new" })).toBe("i-log");
});
