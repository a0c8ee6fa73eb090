/** What is being asked within a turn, and which token serves a wish best. */
import type * as core from "@/core/room.svelte";
import type * as turn from "@/core/turn.svelte";
import type { BetKind, Perks, UnicornFever } from "@/generated/unicorn-fever";
import type { Decks, Option, View } from "./things";

type Decision = core.Decision<UnicornFever>;
type Step = Pick<turn.Step<UnicornFever>, "decision" | "choice">;

/** The deed a chain of picks is about. */
export type Deed = "action" | "gold" | "bet" | "contract" | "magic" | "moment" | "heat" | "unknown";

/** What was picked: an option, or null for an amount. */
export function picked(step: Step | undefined): Option | null {
  return step ? (step.decision.options[step.choice] ?? null) : null;
}

/** The question that must be answered before the deed is whole; null when it can be done. */
function asked(steps: Step[], question: Decision | null): Decision | null {
  return steps.length === 0 || question?.goes_on ? question : null;
}

export function deedOf(steps: Step[], question: Decision | null, decks: Decks): Deed {
  const step = (asked(steps, question) ?? steps.at(-1)?.decision)?.question.step;
  switch (step) {
    case "choose-action": {
      const option = picked(steps.at(-1));
      if (option?.type !== "take-action") return "action";
      const token = decks.tokens[option.token];
      return token?.gold ? "gold" : "action";
    }
    case "choose-bet":
    case "choose-stake":
      return "bet";
    case "choose-contract":
      return "contract";
    case "play-magic":
    case "choose-lane":
      return "magic";
    case "choose-peek":
    case "choose-exchange":
    case "choose-reserved-bet":
    case "choose-reserved-action":
    case "choose-withdrawal":
    case "choose-nudge":
      return "moment";
    case "choose-who-was-ahead":
      return "heat";
    default:
      return "unknown";
  }
}

/** The options of the tokens that can be taken, best first: what brings more beside the wish. */
function tokensFor(
  options: Option[],
  decks: Decks,
  serves: (token: number) => boolean,
): { place: number; token: number }[] {
  const worth = (token: number): number => {
    const about = decks.tokens[token];
    return about ? about.bet_glory * 3 + about.magic - about.price - (about.printed ? 1 : 0) : 0;
  };
  return options
    .flatMap((option, place) =>
      option.type === "take-action" && serves(option.token) ? [{ place, token: option.token }] : [],
    )
    .sort((one, other) => worth(other.token) - worth(one.token));
}

export function tokensForBet(
  options: Option[],
  decks: Decks,
  kind: BetKind,
): { place: number; token: number }[] {
  return tokensFor(options, decks, (token) => decks.kinds[token]?.includes(kind) ?? false);
}

export function tokensForContract(
  options: Option[],
  decks: Decks,
): { place: number; token: number }[] {
  return tokensFor(options, decks, (token) => decks.tokens[token]?.contract ?? false);
}

/** Tokens that play magic and nothing else. */
export function tokensForMagic(
  options: Option[],
  decks: Decks,
): { place: number; token: number }[] {
  return tokensFor(options, decks, (token) => {
    const about = decks.tokens[token];
    return !!about?.magic && about.bet === "none";
  });
}

export interface Pile {
  place: number;
  /** The token on top, or the effect printed on the board. */
  token: number | null;
  /** Tokens below the top one. */
  below: number;
  printed: boolean;
  empty: boolean;
}

/** The five piles as they lie. */
export function pilesOf(view: View, decks: Decks): Pile[] {
  return view.stacks.map((tokens, place) => {
    const printed = decks.printed[place] ?? null;
    const empty = tokens.length === 0;
    return {
      place,
      token: tokens[0] ?? printed ?? lastOf(place, decks),
      below: Math.max(tokens.length - 1, 0),
      printed: empty && printed !== null,
      empty: empty && printed === null,
    };
  });
}

const STACKS = ["contract", "gold", "bet", "win-bet", "magic"];

/** The pile a token belongs to. */
export function stackOf(decks: Decks, token: number): number {
  return STACKS.indexOf(decks.tokens[token]?.stack ?? "");
}

/** An empty pile still shows what used to lie there. */
function lastOf(stack: number, decks: Decks): number | null {
  const last = decks.tokens.findLastIndex((_, token) => stackOf(decks, token) === stack);
  return last < 0 ? null : last;
}

/** What the tray says of the tax: the glory that will be taxed, less what contracts take off. */
export function taxOf(view: View, decks: Decks, seat: number): number {
  const player = view.players[seat];
  if (!player) return 0;
  const relief = perkOf(view, decks, seat, "tax_relief");
  return Math.max(player.glory - relief, 0);
}

/** A number on a seat's contracts, all together. */
export function perkOf(view: View, decks: Decks, seat: number, perk: keyof Perks): number {
  const signed = view.players[seat]?.contracts ?? [];
  return signed.reduce((sum, one) => sum + (decks.contracts[one]?.perks[perk] ?? 0), 0);
}
