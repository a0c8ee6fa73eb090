import { describe, expect, it } from "vitest";
import { cardsOf, factsOf, newCard, written, type Blank } from "@/house/blanks";

const field = {
  required: true,
  default: null,
  low: null,
  high: null,
  allowed: [],
  sentences: "",
  fields: [],
};
const magic: Blank = {
  section: "magic",
  deck: "magic",
  key: "id",
  fields: [
    { ...field, name: "id", kind: "text" },
    { ...field, name: "letter", kind: "letter" },
    { ...field, name: "sign", kind: "choice", allowed: ["positive", "negative"] },
    { ...field, name: "source", kind: "choice", allowed: ["house"] },
    { ...field, name: "effect", kind: "effects", required: false },
    { ...field, name: "name", kind: "text", required: false },
  ],
};

describe("a card of one's own", () => {
  it("begins with what it must have", () => {
    expect(newCard(magic, 3, "Gust").values).toEqual({
      id: "own-3",
      letter: "Z",
      sign: "positive",
      source: "house",
      name: "Gust",
    });
  });

  it("is written as TOML, and each line knows its card", () => {
    const card = newCard(magic, 1, 'Say "boo"');
    card.effects["effect"] = [
      { name: "start_add", value: 2 },
      { name: "tie", value: -1 },
    ];
    const { text, cardAt, fieldAt } = written("Mine", [card]);
    expect(text).toContain('[edition]\nname = "Mine"\nextends = true\n\n[[magic]]\n');
    expect(text).toContain('name = "Say \\"boo\\""\n');
    expect(text).toContain("effect = { start_add = 2, tie = -1 }\n");
    const line = text.split("\n").findIndex((one) => one.startsWith("effect")) + 1;
    expect(cardAt[line]).toBe(0);
    expect(fieldAt[line]).toBe("effect");
    expect(cardAt[2]).toBeNull();
  });

  it("comes back from a file", () => {
    const rows = { magic: [{ id: "own-1", effect: { tie: 1 } }] };
    expect(cardsOf(rows)).toEqual([
      {
        section: "magic",
        values: { id: "own-1" },
        effects: { effect: [{ name: "tie", value: 1 }] },
      },
    ]);
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
