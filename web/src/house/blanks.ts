/** Cards of the players' own: what may stand on them, and the file they are written into. */

export type Value = string | number | boolean;

export interface CardField {
  name: string;
  kind: "text" | "letter" | "number" | "flag" | "choice" | "effects";
  required: boolean;
  default: unknown;
  low: number | null;
  high: number | null;
  allowed: string[];
  sentences: string;
  fields: CardField[];
}

export interface Blank {
  section: string;
  deck: string;
  key: string;
  fields: CardField[];
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

export interface Written {
  text: string;
  /** By line of the file, counted from 1: which card stands there, and which of its fields. */
  cardAt: (number | null)[];
  fieldAt: (string | null)[];
}

type Row = Record<string, Value | Record<string, Value>>;

/** A card with nothing on it but what must be there. */
export function newCard(blank: Blank, number: number, name: string): OwnCard {
  const values: Record<string, Value> = {};
  for (const field of blank.fields) {
    if (field.name === "source") values[field.name] = "house";
    else if (field.name === "name") values[field.name] = name;
    else if (field.name === "id") values[field.name] = `own-${number}`;
    else if (field.kind === "letter") values[field.name] = "Z";
    else if (field.kind !== "effects" && field.required) values[field.name] = usual(field);
  }
  return { section: blank.section, values, effects: {} };
}

/** A value to begin with: the smallest that does something. */
export function usual(field: CardField): Value {
  if (field.kind === "flag") return true;
  if (field.kind === "choice") {
    return field.allowed.find((one) => one !== field.default) ?? field.allowed[0] ?? "";
  }
  if (field.kind === "number") {
    const low = field.low ?? 0;
    const high = field.high ?? low;
    return high >= 1 ? Math.max(low, 1) : low;
  }
  return "";
}

/** The facts of an effect's sentence. */
export function factsOf(effect: Effect, all: Effect[]): Record<string, string | number> {
  const facts: Record<string, string | number> = {};
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
  return typeof value === "boolean" ? (value ? "yes" : "no") : value;
}

/** The file that the command line takes too. */
export function written(name: string, cards: OwnCard[]): Written {
  const lines = ["[edition]", `name = ${quoted(name)}`, "extends = true"];
  const cardAt: (number | null)[] = [null, null, null, null];
  const fieldAt: (string | null)[] = [null, null, null, null];
  const add = (line: string, card: number | null, field: string | null = null): void => {
    lines.push(line);
    cardAt.push(card);
    fieldAt.push(field);
  };
  cards.forEach((card, place) => {
    add("", null);
    add(`[[${card.section}]]`, place);
    for (const [key, value] of Object.entries(card.values)) {
      if (value !== "") add(`${key} = ${quoted(value)}`, place, key);
    }
    for (const [group, effects] of Object.entries(card.effects)) {
      const pairs = effects.map((one) => `${one.name} = ${quoted(one.value)}`);
      add(`${group} = { ${pairs.join(", ")} }`, place, group);
    }
  });
  return { text: `${lines.join("\n")}\n`, cardAt, fieldAt };
}

function quoted(value: Value): string {
  return JSON.stringify(value);
}

/** The cards of a file, from its rows as the server read them. */
export function cardsOf(rows: Record<string, Row[]>): OwnCard[] {
  return Object.entries(rows).flatMap(([section, all]) =>
    all.map((row) => {
      const card: OwnCard = { section, values: {}, effects: {} };
      for (const [key, value] of Object.entries(row)) {
        if (typeof value === "object") {
          card.effects[key] = Object.entries(value).map(([name, value]) => ({ name, value }));
        } else card.values[key] = value;
      }
      return card;
    }),
  );
}
