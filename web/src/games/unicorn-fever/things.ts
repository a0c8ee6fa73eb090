/** What lies on the table of Unicorn Fever, as the page needs it: colours, signs, cards. */
import type { Words } from "@/core/words";
import type {
  ActionToken,
  BetKind,
  MagicCard,
  UnicornFever,
  UnicornView,
} from "@/generated/unicorn-fever";
import { effectPictures } from "@/games/racing/effects";

export type View = UnicornView;
export type UnicornEvent = UnicornFever["event"];
export type Option = UnicornFever["option"];
export type Question = UnicornFever["question"];
/** What kinds of question there are. */
export type Asks = Question["step"];
/** The decks of the table's edition. */
export type Decks = UnicornFever["cards"];

/** By lane. */
export const COLOURS = ["green", "orange", "yellow", "blue", "purple", "red"] as const;
export const LANES = [0, 1, 2, 3, 4, 5] as const;
export const KINDS = [0, 1, 2] as const satisfies BetKind[];
/** By kind of bet. */
export const KIND_ICONS = ["i-win", "i-early", "i-late"] as const;
export const KIND_NAMES = ["win", "early", "late"] as const;

/** Where a card's rule stands, and how sure its wording is. */
export function proofOf(
  words: Words,
  deck: "magic" | "contracts",
  card: number,
): { source: string; chapter: string; rule: string } {
  const { source, chapter, rule } = words.card(deck, card);
  return { source, chapter, rule };
}

/** A stack's foot, by place. */
export const STACK_COLOURS = ["#26774a", "#c98a12", "#3a73c6", "#be2a39", "#5e2585"] as const;
/** The letter on each of them. */
export const STACK_LETTERS = ["#fff", "#2a1f3d", "#fff", "#fff", "#fff"] as const;

/** The icons of a token's effects, in the printed order. */
export function tokenIcons(token: ActionToken): string[] {
  const icons: string[] = [];
  if (token.contract) icons.push("i-contract");
  if (token.gold) icons.push("i-coin");
  if (token.first_player) icons.push("i-bell");
  if (token.bet !== "none") icons.push("i-win");
  if (token.bet === "any") icons.push("i-place");
  if (token.bet_glory) icons.push("i-glory");
  if (token.magic) icons.push("i-magic");
  return icons;
}

/** A picture for any effect a magic card may carry, also for cards typed in by others. */
export function magicPicture(card: MagicCard): string {
  if (card.cleanse) return "i-broom";
  return effectPictures(card.effect, OWN_PICTURES)[0] ?? "i-magic";
}

const OWN_PICTURES = { sprint_once: "i-bolt", bet_gold: "i-coin", bet_glory: "i-glory" };

/** Odds as they stand on the board. */
export function odds(words: Words<UnicornFever>, row: number): string {
  return `×${words.printed.odds[row] ?? 0}`;
}
