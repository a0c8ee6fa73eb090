import { expect, test } from "vitest";
import { nearest, placeIn, search, type Book } from "./book";

const book: Book = {
  game: "kill-the-unicorns",
  language: "en",
  examples: {},
  chapters: [
    { id: "ku-short", title: "In short", paragraphs: [{ id: "ku-short-counts", text: "Points." }] },
    {
      id: "ku-2.4",
      number: "2.4",
      title: "The black market",
      paragraphs: [
        { id: "ku-2.4-pay", text: "No change is given.", questions: ["choose-payment"] },
        { id: "ku-2.4-pate", text: "A pâté costs a unicorn.", words: ["pate"], decks: ["pates"] },
      ],
    },
  ],
};

test("a question, a word, a deck, a chapter and an address lead to their paragraph", () => {
  const at = (place: string): string | undefined => placeIn(book, place)?.paragraph?.id;
  expect(at("questions/choose-payment")).toBe("ku-2.4-pay");
  expect(at("words/pate")).toBe("ku-2.4-pate");
  expect(at("decks/pates")).toBe("ku-2.4-pate");
  expect(at("ku-2.4-pate")).toBe("ku-2.4-pate");
  expect(placeIn(book, "chapters/short")?.chapter.id).toBe("ku-short");
  expect(placeIn(book, "ku-2.4")).toMatchObject({ chapter: { id: "ku-2.4" }, paragraph: null });
  expect(placeIn(book, "questions/something-new")).toBeNull();
});

test("what is sought is found without its accents, in headings first", () => {
  const found = (wanted: string): (string | undefined)[] =>
    search(book, wanted).map(({ paragraph }) => paragraph?.id);
  expect(found("PATE")).toEqual(["ku-2.4-pate"]);
  expect(found("market change")).toEqual(["ku-2.4-pay"]);
  expect(found("points")).toEqual(["ku-short-counts"]);
  expect(found("  ")).toEqual([]);
  expect(found("xyz")).toEqual([]);
});

test("what is not found is answered with words like it", () => {
  expect(nearest(["Rainbow", "Ruse", "Hunt card"], "rainbo", 2)).toEqual(["Rainbow"]);
  expect(nearest(["Rainbow"], "zz")).toEqual([]);
});
