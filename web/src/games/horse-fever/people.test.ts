import { FluentBundle } from "@fluent/bundle";
import { Words } from "@/core/words";
import { partOf } from "@/testing";
import { describe, expect, it } from "vitest";
import { accounts } from "./ledger";
import { faceOf, paidBy, talentsOf } from "./people";
import type { Cards, Character, HorseFever, Perks, Printed } from "./types";

const noPerks: Perks = {
  action_discount: 0,
  objective_discount: 0,
  assistant_discount: 0,
  horse_discount: 0,
  stable_discount: 0,
  pass_danari: 0,
  any_purchase: 0,
  extra_bets: 0,
  nudge: 0,
  place_reach: 0,
  income: 0,
  from_right: 0,
  from_left: 0,
  point_danari: 0,
  sale_danari: 0,
  bid_discount: 0,
  bank_relief: 0,
  mob_relief: 0,
};
const person = (more: Partial<Character>): Character => ({
  ...{ id: "x", danari: 5000, stable: 0, perks: noPerks, star: false, name: null },
  source: "house",
  ...more,
});
const able = (perks: Partial<Perks>): Character => person({ perks: { ...noPerks, ...perks } });

const printed: Printed = {
  ...{ odds: [], place: 2, places: 3, points: [], prizes: [], due: [], loan_cards: 0 },
  ...{ minimum_bets: [], stables: [], actions: 0, card: 0, from_player: 0, opening: 0, step: 0 },
};
const words = (characters: Character[]): Words<HorseFever> =>
  new Words(new FluentBundle("en"), {
    ...{ language: "en", game: "horse-fever-board", fluent: "", names: {}, texts: {} },
    fields: { event: {}, option: {}, question: {}, reason: {} },
    view: {},
    cards: partOf<Cards>({ characters }),
    printed,
  });

describe("a character", () => {
  it("has a face of its own, or a borrowed one if somebody made it up", () => {
    const deck = words([person({ id: "miss-paris" }), person({ id: "grandma" })]);
    expect(faceOf(deck, 0)).toBe("c-miss-paris");
    expect(faceOf(deck, 1)).toMatch(/^g-/);
    expect(faceOf(deck, null)).toBe("");
  });

  it("is known by its talent, its stable, or else its money", () => {
    expect(talentsOf(able({ nudge: 2 }))[0]).toMatchObject({
      ...{ name: "nudge", icon: "i-up", value: 2, tone: "dark" },
    });
    expect(talentsOf(person({ stable: 4 }))[0]).toMatchObject({ name: "stable", tone: "sand" });
    expect(talentsOf(person({}))[0]).toMatchObject({ name: "danari", value: 5000 });
  });
});

describe("what a talent pays", () => {
  const paris = able({ place_reach: 1 });
  const paid = (place: number) =>
    accounts([
      ...[1, 2, 3, 4].map((at) => ({
        ...{ type: "horse-finished" as const, lane: at - 1, place: at },
      })),
      {
        ...{ type: "bet-won" as const, seat: 0, kind: 1 as const, lane: place - 1 },
        ...{ stake: 300, danari: 600, points: 1 },
      },
    ])[0]!.entries[0]!;

  it("is told of a place that only the talent reaches", () => {
    expect(paidBy(paris, paid(4), 3)?.name).toBe("place-reach");
    expect(paidBy(paris, paid(3), 3)).toBeNull();
    expect(paidBy(person({}), paid(4), 3)).toBeNull();
  });

  it("is told of an income that a character brings", () => {
    const entry = { what: "income" as const, lane: null, danari: 300, points: 0 };
    expect(paidBy(able({ income: 300 }), entry, 3)?.name).toBe("income");
    expect(paidBy(paris, entry, 3)).toBeNull();
  });
});
