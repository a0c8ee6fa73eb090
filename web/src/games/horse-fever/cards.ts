/** Faces of cards: which pictures and symbols stand for what a card does. */
import type { Words } from "@/core/words";
import { effectPictures } from "@/games/racing/effects";
import { money } from "./horses";
import type { HorseFever, LaneEffects, Perks, PlayerView } from "./types";

/** A card's face: a kind for its colours, symbols, and for action cards the letter. */
export interface Face {
  tone: "good" | "bad" | "special" | "plain";
  letter: string;
  symbols: string[];
}

const TONES = { positive: "good", negative: "bad", special: "special" } as const;

export function symbolsOf(effects: LaneEffects): string[] {
  return effectPictures(effects, { bet_glory: "i-vp" });
}

export function actionFace(words: Words<HorseFever>, card: number): Face {
  const data = words.cards.actions[card];
  if (!data) return { tone: "special", letter: "", symbols: ["i-ruse"] };
  const symbols = symbolsOf(data.effect);
  if (data.discards !== "nothing") symbols.push("i-broom");
  if (data.fine) symbols.push("i-cash");
  return { tone: TONES[data.kind], letter: data.letter ?? "", symbols };
}

/** What somebody's assistants and character add up to, of one perk. */
export function perk(
  words: Words<HorseFever>,
  name: keyof Perks,
  owner: { character: number | null; assistants: number[] },
): number {
  const { characters, assistants } = words.cards;
  const people = [
    owner.character === null ? undefined : characters[owner.character],
    ...owner.assistants.map((one) => assistants[one]),
  ];
  return people.reduce((sum, one) => sum + (one?.perks[name] ?? 0), 0);
}

export type CardKind = "action" | "assistant" | "horse" | "stable" | "objective" | "loan";

const NAMES: Partial<Record<CardKind, string>> = {
  action: "ActionId",
  assistant: "AssistantId",
  horse: "HorseId",
  objective: "ObjectiveId",
};

/** The deck a card lies in; stables and loans are the bank's, and in none. */
const deckOf = (kind: CardKind): string => (NAMES[kind] ? `${kind}s` : "");

export function nameOf(words: Words, kind: CardKind, id: number): string {
  if (kind === "stable")
    return words.say("web-horse-fever-stable", { horse: words.name("Lane", id) });
  if (kind === "loan")
    return words.say(id === 0 ? "web-horse-fever-bank-loan" : "web-horse-fever-mob-loan");
  return words.name(NAMES[kind] ?? "", id);
}

/** What stands on a card; `whole` is what there is room for at reading size. */
export function textOf(
  words: Words<HorseFever>,
  kind: CardKind,
  id: number,
  whole: boolean,
): string {
  const { prizes, due } = words.printed;
  if (kind === "stable")
    return whole ? words.say("web-horse-fever-tile-stable.about") : prizes.map(money).join(" · ");
  if (kind === "loan") {
    const facts = { danari: money(due[id] ?? 0) };
    const about = `web-horse-fever-tile-${id === 0 ? "bank" : "mob"}.about`;
    return words.say(whole ? about : "web-horse-fever-due", facts);
  }
  return words.card(deckOf(kind), id).text;
}

/** Where a card's rule stands, and how sure its wording is. */
export function proofOf(
  words: Words,
  kind: CardKind,
  id: number,
): { source: string; chapter: string; rule: string } {
  const deck = deckOf(kind);
  if (!deck) return { source: "rulebook", ...words.place("assistants") };
  return { source: words.card(deck, id).source, ...words.place(deck) };
}

/** Cards of one kind before a player. */
export interface Lot {
  icon: string;
  label: string;
  count: number;
  /** Those that lie open: they can be read. */
  kind?: CardKind;
  cards?: number[];
}

/** What lies before a player, as everyone sees it; nothing of a kind is not told. */
export function lotsOf(words: Words, player: PlayerView): Lot[] {
  const lot = (icon: string, label: string, count: number): Lot => ({
    icon,
    label: words.say(label),
    count,
  });
  const open = (kind: CardKind, icon: string, label: string, cards: number[]): Lot => ({
    ...lot(icon, label, cards.length),
    kind,
    cards,
  });
  const all = [
    open("horse", "i-horse", "table-horses", player.horses),
    open("assistant", "i-assistant", "table-assistants", player.assistants),
    lot("i-target", "table-objectives", player.objectives.length),
    open("loan", "i-loan", "web-horse-fever-loans", player.loans),
    lot("i-ruse", "table-actions", player.hand),
  ];
  return all.filter((one) => one.count > 0);
}
