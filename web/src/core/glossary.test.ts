import { Glossary } from "@/core/glossary";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { Words, type GameWords } from "@/core/words";
import { expect, test } from "vitest";

const fluent = `
word-glory = Glory
    .forms = glory
    .about = What wins the game.
    .chapter = 3.2
word-tax = Glory tax
    .forms = glory tax, tax, taxed
    .about = Fame has expenses.
word-vp = Victory points
    .forms = VP
    .about = Points.
word-danari = Danari
    .forms = d
    .about = Money.
`;
const bundle = new FluentBundle("en");
bundle.addResource(new FluentResource(fluent));
const glossary = new Glossary(new Words(bundle, { fluent } as GameWords));
const found = (text: string): string[] =>
  glossary.split(text).flatMap(({ text: said, word }) => (word ? [`${said}: ${word.title}`] : []));

test("a word of the rules is found where it stands, whole and in any case", () => {
  expect(found("Glory, then gold.")).toEqual(["Glory: Glory"]);
  expect(found("Inglorious glory-hunters.")).toEqual([]);
  expect(found("2 VP (vp)")).toEqual(["VP: Victory points"]);
});

test("the longer word is meant, and each is explained once", () => {
  expect(found("The glory tax: glory is taxed.")).toEqual(["glory tax: Glory tax", "glory: Glory"]);
});

test("a letter that stands for money is none where a vowel is left out", () => {
  expect(found("L’ordre d’arrivée vaut 300 D.")).toEqual(["D: Danari"]);
});

test("nothing of the sentence is lost", () => {
  const said = "Pay the tax, keep the glory.";
  const parts = glossary.split(said);
  expect(parts.map(({ text, close = "" }) => text + close).join("")).toBe(said);
});

test("a sign that must not begin a line stays with its word", () => {
  const closed = (text: string): unknown[] =>
    glossary.split(text).flatMap(({ text: said, word, close }) => (word ? [[said, close]] : []));
  expect(closed("Pay the tax; then (for glory), go.")).toEqual([
    ["tax", ";"],
    ["glory", "),"],
  ]);
  expect(closed("Glory\u202f! A tax on 2 VP")).toEqual([
    ["Glory", "\u202f!"],
    ["tax", undefined],
    ["VP", undefined],
  ]);
});

test("a word without a chapter has none", () => {
  expect(glossary.entries.map(({ chapter }) => chapter)).toEqual(["3.2", "", "", ""]);
});
