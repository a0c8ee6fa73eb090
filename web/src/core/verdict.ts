/** A word for each player: one thing that happened, and won or cost the game. */
import { roundOf, type Step } from "@/core/archive";
import type { GameSchema } from "@/core/game";
import type { GameEvent } from "@/core/room.svelte";

/**
 * What an event was worth to a seat, in points of the final score; 0 if it is none of theirs.
 * Each game weighs its own events.
 */
export type Weigh<G extends GameSchema = any> = (event: G["event"], seat: number) => number;

export interface Verdict {
  seat: number;
  /** `web-verdict` has a title for each. */
  why: string;
  /** How many points short of the winner. */
  short: number;
  /** What happened, told as the log tells it, and in which round; null if nothing stands out. */
  event: GameEvent | null;
  round: number;
}

/** So few points behind, and every one of them counted. */
const CLOSE = 3;
/** A title by what the event was about, the first that fits. */
const TITLES: [RegExp, string][] = [
  [/player-out|loan-unpaid/, "out"],
  [/loan/, "loans"],
  [/tax/, "tax"],
  [/bet-lost/, "bets"],
  [/tie-cancelled/, "ties"],
  [/winner-changed|ruse/, "ruses"],
  [/points-lost|payment-failed|fine/, "fines"],
];

interface Told {
  event: GameEvent;
  round: number;
  worth: number;
}

/** For every seat, in the order of their places. */
export function verdicts(
  steps: Step[],
  result: { ranking: number[][]; scores: number[] },
  weigh: Weigh,
): Verdict[] {
  const { ranking, scores } = result;
  const winners = ranking[0] ?? [];
  const best = scores[winners[0] ?? 0] ?? 0;
  const placed = ranking.flat();
  const rest = scores.map((_, seat) => seat).filter((seat) => !placed.includes(seat));
  return [...placed, ...rest].map((seat) => {
    const told = events(steps, seat, weigh);
    const short = Math.max(0, best - (scores[seat] ?? 0));
    if (winners.includes(seat)) {
      const why = winners.length > 1 ? "shared" : "won";
      return verdict(seat, why, short, most(told, 1));
    }
    const worst = most(told, -1);
    if (worst) {
      const close = short > 0 && short <= CLOSE;
      return verdict(seat, close ? "short" : titleOf(worst.event), short, worst);
    }
    return verdict(seat, "good", short, most(told, 1));
  });
}

function events(steps: Step[], seat: number, weigh: Weigh): Told[] {
  return steps.flatMap((step, place) => {
    // A race ends its round: what it brought belongs to the round before the view's.
    const round = roundOf(steps[Math.max(0, place - 1)]?.view ?? {});
    return step.events.flatMap((event) => {
      const worth = weigh(event, seat);
      return worth ? [{ event, round, worth }] : [];
    });
  });
}

/** What was worth most, or cost most. */
function most(told: Told[], sign: 1 | -1): Told | null {
  const found = told.filter(({ worth }) => worth * sign > 0);
  return found.reduce<Told | null>(
    (best, one) => (best && best.worth * sign >= one.worth * sign ? best : one),
    null,
  );
}

function verdict(seat: number, why: string, short: number, told: Told | null): Verdict {
  return { seat, why, short, event: told?.event ?? null, round: told?.round ?? 0 };
}

function titleOf(event: GameEvent): string {
  return TITLES.find(([kind]) => kind.test(event.type))?.[1] ?? "cost";
}
