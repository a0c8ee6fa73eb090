import { describe, expect, it } from "vitest";
import { keepFinished } from "@/core/memory.svelte";
import { codeIn } from "@/house/code";
import {
  dealsAtOnce,
  faultOf,
  newPlan,
  orderFor,
  players,
  quickOrder,
  refit,
  span,
  togglePick,
} from "@/house/order";
import type { GameCard, Setting } from "@/house/registry";

const clans: Setting = {
  name: "clans",
  kind: "choices",
  default: [],
  allowed: ["gnomes", "goblins", "witches"],
  pick: 2,
  step: 1,
  limits: [],
};
const races: Setting = {
  name: "races",
  kind: "choice",
  default: 4,
  allowed: [4, 3],
  pick: 0,
  step: 1,
  limits: [{ value: 3, fewest: 6, most: 6, code: "short-game", rule: "6 players" }],
};
const unicorns: GameCard = {
  name: "unicorn-fever",
  fewest: 2,
  most: 6,
  usual: 4,
  settings: [clans, races],
  theatre: "",
  bots: ["random", "easy", "steady"],
};
const party: GameCard = { ...unicorns, name: "party", fewest: 3, most: 10000, usual: 8 };

const mina = { name: "Mina", portrait: "g-cap" };

describe("a plan", () => {
  it("seats the host and three steady bots, so that one click deals", () => {
    keepFinished(unicorns.name);
    const plan = newPlan(unicorns);
    expect(players(plan)).toBe(4);
    expect(dealsAtOnce(plan, unicorns)).toBe(true);
    expect(orderFor(plan, unicorns, mina).seats).toEqual([
      { kind: "host" },
      { kind: "bot", level: "steady" },
      { kind: "bot", level: "steady" },
      { kind: "bot", level: "steady" },
    ]);
  });

  it("plays at once with as many bots as the game takes, as good as there are", () => {
    const seats = (game: GameCard) => quickOrder(game, mina).seats;
    expect(seats(unicorns).map(({ level }) => level)).toEqual([
      undefined,
      "steady",
      "steady",
      "steady",
    ]);
    expect(seats({ ...unicorns, most: 2, bots: ["random"] })).toEqual([
      { kind: "host" },
      { kind: "bot", level: "random" },
    ]);
    expect(seats({ ...unicorns, fewest: 5 })).toHaveLength(5);
  });

  it("keeps beginners company with bots that are beginners, too", () => {
    const levels = (game: GameCard) => quickOrder(game, mina).seats.map(({ level }) => level);
    const another = { ...unicorns, name: "another" };
    expect(levels(another)).toEqual([undefined, "easy", "easy", "easy"]);
    keepFinished("another");
    expect(levels(another)).toEqual([undefined, "steady", "steady", "steady"]);
  });

  it("waits for people while a seat is open", () => {
    const plan = newPlan(unicorns);
    plan.seats[1] = { kind: "open", level: "steady", name: "", portrait: "" };
    expect(players(plan)).toBe(3);
    expect(dealsAtOnce(plan, unicorns)).toBe(false);
    expect(faultOf(plan, unicorns)).toBeNull();
  });

  it("needs enough stools", () => {
    const plan = newPlan(unicorns);
    plan.seats.forEach((seat) => (seat.kind = seat.kind === "host" ? "host" : "closed"));
    expect(faultOf(plan, unicorns)).toEqual({ fault: "seats", fewest: 2 });
  });

  it("takes all picks of a setting or none", () => {
    const plan = newPlan(unicorns);
    plan.settings["clans"] = togglePick(clans, [], "gnomes");
    expect(faultOf(plan, unicorns)).toEqual({ fault: "pick", setting: "clans", more: 1 });
    plan.settings["clans"] = togglePick(clans, ["gnomes", "goblins"], "witches");
    expect(plan.settings["clans"]).toEqual(["goblins", "witches"]);
    expect(faultOf(plan, unicorns)).toBeNull();
  });

  it("leaves room for a crowd at a party, with a clock", () => {
    const order = orderFor(newPlan(party), party, mina);
    expect(order.most).toBe(200);
    expect(order.clock).toBe("decision");
    expect(dealsAtOnce(newPlan(party), party)).toBe(false);
    const kinds = newPlan(party).seats.map(({ kind }) => kind);
    expect(kinds).toEqual(["host", "open", "open", "open"]); // nobody asks bots to a party
  });
});

describe("a code", () => {
  it("is found in what people paste", () => {
    expect(codeIn(" bc-dfg ")).toBe("BCDFG");
    expect(codeIn("https://hornbook.example/t/kjwxz?sit=1")).toBe("KJWXZ");
    expect(codeIn("BCDFGHJ")).toBe("BCDFG");
  });

  it("knows from the registry how many a setting is for", () => {
    expect(span(unicorns, { races: 4 })).toEqual([2, 6]);
    expect(span(unicorns, { races: 3 })).toEqual([6, 6]);
    const plan = newPlan(unicorns);
    plan.settings["races"] = 3;
    refit(plan, unicorns);
    expect(plan.settings["races"]).toBe(4);
  });
});
