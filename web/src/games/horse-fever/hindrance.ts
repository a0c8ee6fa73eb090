/** Why something cannot be had now, as far as everyone can see it: the id of a sentence. */
import type { Tile } from "./stages/tiles";
import type { Lane, PlayerView, View } from "./types";

/** Bits of `bought`: one of each kind a phase. */
const ONCE: Record<string, number> = { objective: 1, assistant: 2, horse: 4, stable: 8 };
/** Two action cards are bought at once. */
const PAIR = 2;

/** Why the bank does not sell it to this player now; what is left is the purse. */
export function whyNotTile(view: View, mine: PlayerView, tile: Tile["name"]): string {
  const loan = { bank: 0, mob: 1 }[tile as "bank" | "mob"];
  if (loan !== undefined) {
    return mine.loans.includes(loan as 0 | 1) ? "web-hf-loan-taken" : "web-hf-no-loans";
  }
  if (tile === "actions") return view.action_deck < PAIR ? "web-hf-sold-out" : "web-hf-too-dear";
  const pile = {
    objective: view.objective_pile,
    assistant: view.assistant_pile,
    horse: view.horse_pile,
  }[tile as "objective" | "assistant" | "horse"];
  if (tile === "horse" && mine.stables.length === 0) return "web-hf-no-stable";
  if (mine.bought & (ONCE[tile] ?? 0)) return "web-hf-bought-one";
  if (pile && pile.bags.length === 0) return "web-hf-sold-out";
  return "web-hf-too-dear";
}

/** Why no stable can be bought from the bank. */
export function whyNoStable(view: View, mine: PlayerView): string {
  if (view.owners.every((owner) => owner !== null)) return "web-hf-all-owned";
  return mine.bought & (ONCE["stable"] ?? 0) ? "web-hf-bought-one" : "web-hf-too-dear";
}

/** Why a horse cannot be bet on: all tokens of its colour are out, or both sides are one's own. */
export function whyNotBet(view: View, lane: Lane): string {
  return (view.tokens[lane] ?? 0) === 0 ? "web-hf-no-token" : "web-hf-had";
}
