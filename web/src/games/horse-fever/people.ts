/** Who everyone is: a character's face, money, stable and talent. */
import type { Words } from "@/core/words";
import type { Entry, What } from "./ledger";
import type { Character, HorseFever, Perks } from "./types";

/** Those who have a portrait of their own. */
const DRAWN = new Set([
  ...["cranio-mercanti", "steve-mcskull", "victor-von-schadel", "cesar-crane"],
  ...["craneo-cervantes", "sigvard-skalle", "antonio-vesuvio", "eric-change"],
  ...["miss-double", "miss-paris", "oliver-oil", "otto-von-alt"],
]);
/** Characters of the players' own making borrow a face. */
const BORROWED = ["g-bowler", "g-cloche", "g-top", "g-boater", "g-fedora", "g-cap"];

export function everybody(words: Words<HorseFever>): Character[] {
  return words.game?.cards.characters ?? [];
}

export function personOf(
  words: Words<HorseFever>,
  character: number | null | undefined,
): Character | null {
  return character == null ? null : (everybody(words)[character] ?? null);
}

/** The symbol of a character's portrait; none before there is a character. */
export function faceOf(
  words: Words<HorseFever> | null,
  character: number | null | undefined,
): string {
  const person = words && personOf(words, character);
  if (!person || character == null) return "";
  return DRAWN.has(person.id) ? `c-${person.id}` : (BORROWED[character % BORROWED.length] ?? "");
}

/** What sets a character apart: what it brought, or what it can do. */
export interface Talent {
  /** The name of its texts: `web-horse-fever-band-nudge`. */
  name: string;
  icon: string;
  value: number;
  /** Sand: what was brought. Dark: what works by itself. */
  tone: "sand" | "dark";
}

/** The first one a character has stands on its card. */
const ICONS: Record<keyof Perks, string> = {
  action_discount: "i-ruse",
  objective_discount: "i-target",
  assistant_discount: "i-assistant",
  horse_discount: "i-horse",
  stable_discount: "i-stable",
  pass_danari: "i-danari",
  any_purchase: "i-same",
  extra_bets: "i-win",
  nudge: "i-up",
  place_reach: "i-place",
  income: "i-cash",
  from_right: "i-people",
  from_left: "i-people",
  point_danari: "i-vp",
  sale_danari: "i-gavel",
  bid_discount: "i-gavel",
  bank_relief: "i-loan",
  mob_relief: "i-loan",
};
const PERKS = Object.keys(ICONS) as (keyof Perks)[];

/** As its texts are called. */
const named = (perk: keyof Perks): string => perk.replaceAll("_", "-");

/** A character's talents, then its stable; who has neither has the money. */
export function talentsOf(person: Character): Talent[] {
  const found = PERKS.filter((perk) => person.perks[perk] > 0).map((perk): Talent => ({
    name: named(perk),
    icon: ICONS[perk],
    value: person.perks[perk],
    tone: "dark",
  }));
  if (person.stable)
    found.push({ name: "stable", icon: "i-stable", value: person.stable, tone: "sand" });
  if (found.length) return found;
  return [{ name: "danari", icon: "i-danari", value: person.danari, tone: "sand" }];
}

/** What stands on the card, and on the chip at the seat. */
export function bandOf(words: Words, { name, value }: Talent): string {
  return words.say(`web-horse-fever-band-${name}`, { value });
}

export function chipOf(words: Words, { name, value }: Talent): string {
  return words.say(`web-horse-fever-chip-${name}`, { value });
}

/** What a character can do or owns, in whole sentences; its money is told elsewhere. */
export function talentText(words: Words, person: Character): string {
  const said = talentsOf(person).map(({ name, value }) => {
    if (name === "stable") return words.say("start-stable", { value });
    return name === "danari"
      ? words.say("web-horse-fever-no-talent")
      : words.say(`perk-${name}`, { value });
  });
  return words.told(said);
}

/** A word about a character; only those of the box have one. */
export function quipOf(words: Words, person: Character): string {
  const message = `web-horse-fever-quip-${person.id}`;
  return words.has(message) ? words.say(message) : "";
}

/** The talent of its character that a payment came by, if it did: by the ledger's names. */
const PAYING: Partial<Record<What, (keyof Perks)[]>> = {
  income: ["income"],
  honour: ["point_danari"],
  neighbour: ["from_right", "from_left"],
};

export function paidBy(person: Character | null, entry: Entry, places: number): Talent | null {
  if (!person || entry.danari <= 0) return null;
  const perks = entry.what === "place" ? reaching(entry, places) : (PAYING[entry.what] ?? []);
  const names = perks.map(named);
  return talentsOf(person).find((talent) => names.includes(talent.name)) ?? null;
}

const reaching = (entry: Entry, places: number): (keyof Perks)[] =>
  (entry.place ?? 0) > places ? ["place_reach"] : [];

/** How a talent is put to use, where that is not plain. */
export function useOf(words: Words, talent: Talent): string {
  const message = `web-horse-fever-use-${talent.name}`;
  return words.has(message) ? words.say(message) : "";
}
