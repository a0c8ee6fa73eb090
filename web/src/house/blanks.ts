/** Cards of the players' own: what may stand on them, and the file they are written into. */
import type { Fields } from "@/core/game";

export type Value = string | number | boolean | number[];

export interface CardField {
  name: string;
  kind: "text" | "letter" | "number" | "numbers" | "flag" | "choice" | "effects";
  required: boolean;
  default: unknown;
  low: number | null;
  high: number | null;
  step: number;
  /** Of numbers: how many. */
  count: number;
  allowed: string[];
  /** Of an effect: a value that does something. */
  start: Value | null;
  /** Of an effect: the other one that it says more about. */
  beside: string;
  /** No two cards of the deck may have the same. */
  single: boolean;
  /** The values that the house's cards have, each with its card's key. */
  taken: Record<string, string>;
  sentences: string;
  fields: CardField[];
}

export interface Blank {
  section: string;
  deck: string;
  key: string;
  fields: CardField[];
  /** What a new card begins with: it can be played as it is. */
  fresh: Row;
}

export interface Effect {
  name: string;
  value: Value;
}

export interface OwnCard {
  section: string;
  values: Record<string, Value>;
  effects: Record<string, Effect[]>;
}

/** All that stands in a card file. */
export interface CardSet {
  name: string;
  /** The cards join the house's. */
  extends: boolean;
  cards: OwnCard[];
  /** Decks that have no blank cards come along as they are. */
  rest: Rows;
}

export interface Written {
  text: string;
  /** By line of the file, counted from 1: which card stands there, and which of its fields. */
  cardAt: (number | null)[];
  fieldAt: (string | null)[];
}

export type Row = Record<string, Value | Record<string, Value>>;
export type Rows = Record<string, Row[]>;

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** A card that can be played as it is: with a letter, a colour, an id that nothing else has. */
export function newCard(blank: Blank, others: OwnCard[], name: string): OwnCard {
  const card = cardOf(blank.section, blank.fresh);
  for (const field of blank.fields) {
    if (field.name === "name") card.values["name"] = name;
    else if (field.kind === "letter" && field.required) {
      card.values[field.name] = freeLetter(field, blank, others);
    } else if (field.name === blank.key && field.kind === "choice") {
      card.values[field.name] = freeValues(field, blank, others)[0] ?? field.allowed[0] ?? "";
    }
  }
  if (blank.key === "id") card.values["id"] = idFor(name, blank.section, others, []);
  return card;
}

/** A letter that neither the house nor another own card has: nothing cancels by accident. */
export function freeLetter(field: CardField, blank: Blank, others: OwnCard[]): string {
  const used = ofSection(others, blank.section).map(({ values }) => values[field.name]);
  const free = LETTERS.filter((one) => !(one in field.taken) && !used.includes(one));
  return free[0] ?? LETTERS.find((one) => !(one in field.taken)) ?? "Z";
}

/** What a field that no two cards may share can still be, beside the cards there are. */
export function freeValues(field: CardField, blank: Blank, others: OwnCard[]): string[] {
  const rivals = ofSection(others, blank.section);
  const used = rivals.map(({ values }) => String(values[field.name] ?? field.default));
  const replaced = rivals.map(({ values }) => values[blank.key]);
  return field.allowed.filter((one) => {
    if (one === String(field.default)) return true;
    const owner = field.taken[one];
    return !used.includes(one) && (owner === undefined || replaced.includes(owner));
  });
}

/** An id made from a name, which no other card of the deck has. */
export function idFor(
  name: string,
  section: string,
  others: OwnCard[],
  house: readonly string[],
): string {
  const plain = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const stem = plain.replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "");
  const beginning = (stem || "own").slice(0, 36).replace(/-+$/, "");
  const used = [...ofSection(others, section).map(({ values }) => values["id"]), ...house];
  if (stem && !used.includes(beginning)) return beginning;
  let number = stem ? 2 : 1;
  while (used.includes(`${beginning}-${number}`)) number += 1;
  return `${beginning}-${number}`;
}

function ofSection(cards: OwnCard[], section: string): OwnCard[] {
  return cards.filter((one) => one.section === section);
}

/** A copy of a card, with an id of its own. */
export function copyOf(card: OwnCard, blank: Blank, cards: OwnCard[], house: string[]): OwnCard {
  const { values, effects } = card;
  const copy: OwnCard = {
    section: card.section,
    values: { ...values },
    effects: Object.fromEntries(
      Object.entries(effects).map(([group, all]) => [group, all.map((one) => ({ ...one }))]),
    ),
  };
  const stem = String(values["name"] || values["id"] || "");
  if (blank.key === "id") copy.values["id"] = idFor(stem, card.section, cards, house);
  for (const field of blank.fields) {
    const own = values[field.name];
    if (field.kind === "letter" && own && !(String(own) in field.taken)) {
      copy.values[field.name] = freeLetter(field, blank, cards);
    } else if (field.single && field.kind === "choice") {
      copy.values[field.name] = freeValues(field, blank, cards)[0] ?? String(own);
    } else if (field.single && field.kind === "number") {
      copy.values[field.name] = Number(field.default);
    }
  }
  return copy;
}

/** The effect rows of a card, with those that belong to another put into its row. */
export function freshEffect(field: CardField, all: CardField[]): Effect[] {
  const beside = all.filter((one) => one.beside === field.name);
  return [field, ...beside].map((one) => ({ name: one.name, value: one.start ?? 0 }));
}

/** The facts of an effect's sentence. */
export function factsOf(effect: Effect, all: Effect[]): Record<string, string | number> {
  const facts: Record<string, string | number> = { "counts-as": 0 };
  for (const { name, value } of all) facts[name.replaceAll("_", "-")] = plain(value);
  const value = plain(effect.value);
  facts["value"] = value;
  if (typeof value === "number") {
    facts["size"] = Math.abs(value);
    facts["sign"] = value < 0 ? "less" : "more";
  }
  return facts;
}

function plain(value: Value): string | number {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return Array.isArray(value) ? value.join(", ") : value;
}

/** The whole row of a card, with what it leaves unsaid: for those who draw it. */
export function rowOf(card: OwnCard, blank: Blank): Fields {
  const row = new Map<string, unknown>();
  for (const field of blank.fields) {
    row.set(field.name, card.values[field.name] ?? field.default);
    if (field.kind !== "effects") continue;
    const usual = field.fields.map((one) => [one.name, one.default] as const);
    const said = (card.effects[field.name] ?? []).map(({ name, value }) => [name, value] as const);
    row.set(field.name, Object.fromEntries([...usual, ...said]));
  }
  return Object.fromEntries(row);
}

/** The file that the command line takes too. */
export function written(set: CardSet): Written {
  const lines = ["[edition]", `name = ${quoted(set.name)}`, `extends = ${set.extends}`];
  const cardAt: (number | null)[] = [null, null, null, null];
  const fieldAt: (string | null)[] = [null, null, "edition", null];
  const add = (line: string, card: number | null, field: string | null = null): void => {
    lines.push(line);
    cardAt.push(card);
    fieldAt.push(field);
  };
  set.cards.forEach((card, place) => {
    add("", null);
    add(`[[${card.section}]]`, place);
    for (const [key, value] of Object.entries(card.values)) {
      if (value !== "") add(`${key} = ${quoted(value)}`, place, key);
    }
    for (const [group, effects] of Object.entries(card.effects)) {
      add(`${group} = ${inline(effects.map(({ name, value }) => [name, value]))}`, place, group);
    }
  });
  for (const [section, rows] of Object.entries(set.rest)) {
    for (const row of rows) {
      add("", null);
      add(`[[${section}]]`, null);
      for (const [key, value] of Object.entries(row)) {
        const group = typeof value === "object" && !Array.isArray(value);
        add(`${key} = ${group ? inline(Object.entries(value)) : quoted(value)}`, null);
      }
    }
  }
  return { text: `${lines.join("\n")}\n`, cardAt, fieldAt };
}

function inline(pairs: [string, Value][]): string {
  return pairs.length
    ? `{ ${pairs.map(([name, value]) => `${name} = ${quoted(value)}`).join(", ")} }`
    : "{}";
}

/** JSON's strings and lists are TOML's, but for the one character that TOML wants written out. */
function quoted(value: Value): string {
  return JSON.stringify(value).replaceAll("\x7f", "\\u007f");
}

/** The cards of a file, from its rows as the server read them. */
export function cardsOf(rows: Rows): OwnCard[] {
  return Object.entries(rows).flatMap(([section, all]) => all.map((row) => cardOf(section, row)));
}

export function cardOf(section: string, row: Row): OwnCard {
  const card: OwnCard = { section, values: {}, effects: {} };
  for (const [key, value] of Object.entries(row)) {
    if (typeof value === "object" && !Array.isArray(value)) {
      card.effects[key] = Object.entries(value).map(([name, value]) => ({ name, value }));
    } else card.values[key] = Array.isArray(value) ? [...value] : value;
  }
  return card;
}

/** A card of the house to be changed: what it says, without what is as usual. */
export function houseCard(blank: Blank, row: Fields): OwnCard {
  const said: Row = {};
  for (const field of blank.fields) {
    const value = row[field.name];
    if (field.kind === "effects") {
      const group = value as Record<string, Value>;
      const acting = field.fields.filter((one) => group[one.name] !== one.default);
      said[field.name] = Object.fromEntries(acting.map(({ name }) => [name, group[name] as Value]));
    } else if (value !== null && value !== undefined && value !== field.default) {
      said[field.name] = value as Value;
    }
  }
  said["source"] = "house";
  return cardOf(blank.section, said);
}

/** How many of the box's blank cards are used: cards that replace the house's need none. */
export function blanksUsed(cards: OwnCard[], isHouse: (card: OwnCard) => boolean): number {
  const added = cards.filter((card) => !isHouse(card));
  return added.reduce((sum, { values }) => sum + Number(values["copies"] ?? 1), 0);
}
