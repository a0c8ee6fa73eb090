/** Why something cannot be had now, as far as everyone can see it: the id of a sentence. */
import type { TileName } from "./stages/tiles";
import type { Lane, Loan, PileView, PlayerView, View } from "./types";

/** Bits of `bought`: one of each kind a phase. */
const ONCE = { objective: 1, assistant: 2, horse: 4, stable: 8 };
/** Two action cards are bought at once. */
const PAIR = 2;

/** Why the bank does not sell it to this player now; what is left is the purse. */
export function whyNotTile(view: View, mine: PlayerView, tile: TileName): string {
  switch (tile) {
    case "bank":
      return whyNoLoan(mine, 0);
    case "mob":
      return whyNoLoan(mine, 1);
    case "actions":
      return view.action_deck < PAIR ? "web-horse-fever-sold-out" : "web-horse-fever-too-dear";
    case "objective":
      return whyNoCard(mine, ONCE.objective, view.objective_pile);
    case "assistant":
      return whyNoCard(mine, ONCE.assistant, view.assistant_pile);
    case "horse":
      if (mine.stables.length === 0) return "web-horse-fever-no-stable";
      return whyNoCard(mine, ONCE.horse, view.horse_pile);
    case "pass":
      return "web-horse-fever-too-dear";
  }
}

const whyNoLoan = (mine: PlayerView, loan: Loan): string =>
  mine.loans.includes(loan) ? "web-horse-fever-loan-taken" : "web-horse-fever-no-loans";

function whyNoCard(mine: PlayerView, once: number, pile: PileView): string {
  if (mine.bought & once) return "web-horse-fever-bought-one";
  return pile.bags.length === 0 ? "web-horse-fever-sold-out" : "web-horse-fever-too-dear";
}

/** Why no stable can be bought from the bank. */
export function whyNoStable(view: View, mine: PlayerView): string {
  if (view.owners.every((owner) => owner !== null)) return "web-horse-fever-all-owned";
  return mine.bought & ONCE.stable ? "web-horse-fever-bought-one" : "web-horse-fever-too-dear";
}

/** Why a horse cannot be bet on: all tokens of its colour are out, or both sides are one's own. */
export function whyNotBet(view: View, lane: Lane): string {
  return (view.tokens[lane] ?? 0) === 0 ? "web-horse-fever-no-token" : "web-horse-fever-had";
}
