/** What on the table can be tapped now, and why the rest cannot. */
import type { Decision } from "@/core/room.svelte";
import { tokensForBet, tokensForContract, tokensForMagic } from "./deed";
import { KINDS, LANES, type Decks, type Option, type View } from "./things";
import type { BetKind, UnicornFever } from "@/generated/unicorn-fever";

export interface Lit {
  /** Action tokens. */
  tokens: Set<number>;
  contracts: Set<number>;
  /** Bet tokens, as `betKey`. */
  bets: Set<string>;
  lanes: Set<number>;
  /** Faces of magic cards in hand. */
  faces: Set<number>;
}

export function betKey(kind: number, lane: number): string {
  return `${kind}-${lane}`;
}

/** Everything the question lets one point at, shortcuts included. */
export function litBy(question: Decision<UnicornFever> | null, view: View, decks: Decks): Lit {
  const lit: Lit = {
    tokens: new Set(),
    contracts: new Set(),
    bets: new Set(),
    lanes: new Set(),
    faces: new Set(),
  };
  for (const option of question?.options ?? []) light(lit, option, decks);
  if (question?.question.step === "choose-action") shortcuts(lit, question.options, view, decks);
  return lit;
}

function light(lit: Lit, option: Option, decks: Decks): void {
  switch (option.type) {
    case "take-action":
    case "reserve-action":
      lit.tokens.add(option.token);
      break;
    case "sign-contract":
      lit.contracts.add(option.contract);
      break;
    case "place-bet":
    case "reserve-bet":
      lit.bets.add(betKey(option.kind, option.lane));
      break;
    case "on-lane":
    case "nudge-odds":
    case "withdraw":
      lit.lanes.add(option.lane);
      break;
    case "play-card":
      lit.faces.add(decks.faces[option.card] ?? -1);
      break;
  }
}

/** Pointing at what an action would lead to takes the action as well. */
function shortcuts(lit: Lit, options: Option[], view: View, decks: Decks): void {
  for (const kind of KINDS) {
    if (tokensForBet(options, decks, kind).length === 0) continue;
    for (const lane of LANES) if (isFree(view, kind, lane)) lit.bets.add(betKey(kind, lane));
  }
  if (tokensForContract(options, decks).length > 0) {
    for (const contract of view.display) lit.contracts.add(contract);
  }
  if (tokensForMagic(options, decks).length > 0) {
    for (const card of view.hand) lit.faces.add(decks.faces[card] ?? -1);
  }
}

/** Whether a bet token lies on the board, or on a contract of the viewer's. */
export function isFree(view: View, kind: BetKind, lane: number): boolean {
  const onBoard = ((view.bet_tokens[kind] ?? 0) >> lane) & 1;
  return (
    onBoard === 1 ||
    view.reserved_bets.some(
      (one) => one.seat === view.seat && one.kind === kind && one.lane === lane,
    )
  );
}

/** A reason as a message's id and its facts. */
export interface Reason {
  id: string;
  seat?: number;
}

/** Why a bet token cannot be had, or null when it is free. */
export function whyNotBet(view: View, kind: BetKind, lane: number): Reason | null {
  const bet = view.bets.find((one) => one.kind === kind && one.lane === lane);
  if (bet) return { id: "web-unicorn-fever-why-taken", seat: bet.seat };
  const kept = view.reserved_bets.find((one) => one.kind === kind && one.lane === lane);
  if (kept && kept.seat !== view.seat)
    return { id: "web-unicorn-fever-why-reserved", seat: kept.seat };
  if (kept || isFree(view, kind, lane)) return null;
  if (view.bet_tokens[kind] === 0 && kind === 2) return { id: "web-unicorn-fever-why-no-late" };
  return { id: "web-unicorn-fever-why-removed" };
}

/** Why a token that lies there cannot be taken: nothing to sign or to bet on, or no gold for it. */
export function whyNotTake(view: View, decks: Decks, token: number): string {
  if (decks.tokens[token]?.contract) {
    return view.display.length === 0
      ? "web-unicorn-fever-why-no-contracts"
      : "web-unicorn-fever-why-no-gold";
  }
  const free = (decks.kinds[token] ?? []).some((kind) =>
    LANES.some((lane) => isFree(view, kind, lane)),
  );
  return free ? "web-unicorn-fever-why-no-gold" : "web-unicorn-fever-why-no-bets";
}
