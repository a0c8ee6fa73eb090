import type { Words } from "@/core/words";
import { describe, expect, it } from "vitest";
import { accounts } from "./ledger";
import { faceOf, paidBy, talentsOf, type Person } from "./people";

const person = (more: Partial<Person>): Person => ({
  ...{ id: "x", danari: 5000, stable: 0, perks: {}, star: false },
  ...more,
});
const words = (characters: Person[]): Words =>
  ({ game: { cards: { characters } } }) as unknown as Words;

describe("a character", () => {
  it("has a face of its own, or a borrowed one if somebody made it up", () => {
    const deck = words([person({ id: "miss-paris" }), person({ id: "grandma" })]);
    expect(faceOf(deck, 0)).toBe("c-miss-paris");
    expect(faceOf(deck, 1)).toMatch(/^g-/);
    expect(faceOf(deck, null)).toBe("");
  });

  it("is known by its talent, its stable, or else its money", () => {
    expect(talentsOf(person({ perks: { nudge: 2, income: 0 } }))[0]).toMatchObject({
      ...{ name: "nudge", icon: "i-up", value: 2, tone: "dark" },
    });
    expect(talentsOf(person({ stable: 4 }))[0]).toMatchObject({ name: "stable", tone: "sand" });
    expect(talentsOf(person({}))[0]).toMatchObject({ name: "danari", value: 5000 });
  });
});

describe("what a talent pays", () => {
  const paris = person({ perks: { place_reach: 1 } });
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
    expect(paidBy(person({ perks: { income: 300 } }), entry, 3)?.name).toBe("income");
    expect(paidBy(paris, entry, 3)).toBeNull();
  });
});
