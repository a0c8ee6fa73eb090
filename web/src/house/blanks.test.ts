import { describe, expect, it } from "vitest";
import {
  blanksUsed,
  cardsOf,
  copyOf,
  factsOf,
  freeValues,
  houseCard,
  idFor,
  newCard,
  rowOf,
  written,
  type Blank,
  type CardField,
  type OwnCard,
} from "@/house/blanks";

const field: CardField = {
  name: "",
  kind: "text",
  required: true,
  default: null,
  low: null,
  high: null,
  step: 1,
  count: 1,
  allowed: [],
  start: null,
  beside: "",
  single: false,
  taken: {},
  sentences: "",
  fields: [],
};
const effect = (name: string): CardField => ({
  ...field,
  name,
  kind: "number",
  required: false,
  default: 0,
  low: -4,
  high: 4,
  start: 1,
});
const magic: Blank = {
  section: "magic",
  deck: "magic",
  key: "id",
  fields: [
    { ...field, name: "id", single: true },
    { ...field, name: "letter", kind: "letter", taken: { A: "gust", B: "oats" } },
    { ...field, name: "sign", kind: "choice", allowed: ["positive", "negative"] },
    { ...field, name: "source", kind: "choice", allowed: ["house"] },
    {
      ...field,
      name: "effect",
      kind: "effects",
      required: false,
      fields: [effect("start_add"), effect("tie")],
    },
    { ...field, name: "copies", kind: "number", required: false, default: 2, low: 1, high: 9 },
    { ...field, name: "name", required: false },
  ],
  fresh: {
    letter: "Z",
    sign: "positive",
    copies: 2,
    effect: { start_add: 1 },
    source: "house",
  },
};
const characters: Blank = {
  ...magic,
  section: "character",
  fields: [
    { ...field, name: "id", single: true },
    {
      ...field,
      name: "stable",
      kind: "number",
      default: 0,
      allowed: ["0", "2", "3"],
      single: true,
      taken: { 2: "cranio", 3: "steve" },
    },
  ],
};
const colours: Blank = {
  ...magic,
  section: "unicorn",
  key: "colour",
  fields: [
    { ...field, name: "colour", kind: "choice", allowed: ["green", "orange"], single: true },
  ],
  fresh: { colour: "green" },
};
const set = (cards: OwnCard[]) => ({ name: "Mine", extends: true, cards, rest: {} });

describe("a card of one's own", () => {
  it("begins as something that can be played", () => {
    const card = newCard(magic, [], "Gust of Wind");
    expect(card.values).toEqual({
      id: "gust-of-wind",
      letter: "C",
      sign: "positive",
      copies: 2,
      source: "house",
      name: "Gust of Wind",
    });
    expect(card.effects).toEqual({ effect: [{ name: "start_add", value: 1 }] });
  });

  it("has a letter and a colour that no other one has", () => {
    const first = newCard(magic, [], "One");
    expect(newCard(magic, [first], "Two").values["letter"]).toBe("D");
    const green = newCard(colours, [], "");
    expect(newCard(colours, [green], "").values["colour"]).toBe("orange");
    expect(freeValues(colours.fields[0]!, colours, [green])).toEqual(["orange"]);
  });

  it("may take what the house's card had that it replaces", () => {
    const stable = characters.fields[1]!;
    expect(freeValues(stable, characters, [])).toEqual(["0"]);
    const cranio = { section: "character", values: { id: "cranio" }, effects: {} };
    expect(freeValues(stable, characters, [cranio])).toEqual(["0", "2"]);
  });

  it("gets an id from its name", () => {
    expect(idFor("Élan vital!", "magic", [], [])).toBe("elan-vital");
    expect(idFor("Gust", "magic", [newCard(magic, [], "Gust")], [])).toBe("gust-2");
    expect(idFor("Gust", "magic", [], ["gust"])).toBe("gust-2");
    expect(idFor("魔法", "magic", [], [])).toBe("own-1");
    expect(idFor("x".repeat(60), "magic", [], []).length).toBeLessThanOrEqual(40);
  });

  it("is copied with an id and a letter of its own", () => {
    const card = newCard(magic, [], "Gust");
    const copy = copyOf(card, magic, [card], []);
    expect(copy.values).toEqual({ ...card.values, id: "gust-2", letter: "D" });
    copy.effects["effect"]![0]!.value = 3;
    expect(card.effects["effect"]).toEqual([{ name: "start_add", value: 1 }]);
  });

  it("is written as TOML, and each line knows its card", () => {
    const card = newCard(magic, [], 'Say "boo"');
    card.effects["effect"] = [
      { name: "start_add", value: 2 },
      { name: "tie", value: -1 },
    ];
    const rest = { pate: [{ points: 3 }], movement: [{ speeds: [1, 2], base: true }] };
    const { text, cardAt, fieldAt } = written({ ...set([card]), rest });
    expect(text).toContain('[edition]\nname = "Mine"\nextends = true\n\n[[magic]]\n');
    expect(text).toContain('name = "Say \\"boo\\""\n');
    expect(text).toContain("effect = { start_add = 2, tie = -1 }\n");
    expect(text).toContain("[[movement]]\nspeeds = [1,2]\nbase = true\n");
    const line = text.split("\n").findIndex((one) => one.startsWith("effect")) + 1;
    expect(cardAt[line]).toBe(0);
    expect(fieldAt[line]).toBe("effect");
    expect(cardAt[2]).toBeNull();
    expect(fieldAt[2]).toBe("edition");
  });

  it("comes back from a file", () => {
    const rows = { magic: [{ id: "own-1", effect: { tie: 1 } }], movement: [{ speeds: [1, 2] }] };
    expect(cardsOf(rows)).toEqual([
      {
        section: "magic",
        values: { id: "own-1" },
        effects: { effect: [{ name: "tie", value: 1 }] },
      },
      { section: "movement", values: { speeds: [1, 2] }, effects: {} },
    ]);
  });

  it("begins as one of the house's when that is changed", () => {
    const row = {
      id: "gust",
      letter: "A",
      sign: "positive",
      source: "rulebook",
      effect: { start_add: 0, tie: 1 },
      copies: 2,
      name: null,
    };
    const card = houseCard(magic, row);
    expect(card.values).toEqual({ id: "gust", letter: "A", sign: "positive", source: "house" });
    expect(card.effects).toEqual({ effect: [{ name: "tie", value: 1 }] });
    expect(rowOf(card, magic)).toEqual({ ...row, source: "house" });
  });

  it("uses up blank cards by its copies, unless it replaces one", () => {
    const cards = [newCard(magic, [], "One"), newCard(magic, [], "Two")];
    expect(blanksUsed(cards, () => false)).toBe(4);
    expect(blanksUsed(cards, ({ values }) => values["id"] === "one")).toBe(2);
  });

  it("tells its effects' sentences what they need", () => {
    const tie = { name: "tie", value: -1 };
    expect(factsOf(tie, [tie, { name: "counts_as", value: 4 }])).toEqual({
      tie: -1,
      "counts-as": 4,
      value: -1,
      size: 1,
      sign: "less",
    });
  });
});
