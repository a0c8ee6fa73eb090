/** How each game's score came about, as columns of one table: read from the last counting. */
import { playersOf, type Step } from "@/core/archive";
import type { GameEvent } from "@/core/room.svelte";
import type { Words } from "@/core/words";

/** How a game ended: the places, and what is needed to show them; each list but the places is by seat. */
export interface Standings {
  ranking: number[][];
  scores: number[];
  names: string[];
  portraits: string[];
  words: Words;
  mine: number | null;
}

export interface ScoreColumn {
  /** `web-score-<id>` names it. */
  id: string;
  icon: string;
  /** Shown with its sign. */
  signed: boolean;
  /** A part of the score itself; the others are money on its way there. */
  adds: boolean;
  /** By seat. */
  values: number[];
}

type Sum = (seat: number, said: (type: string, field: string) => number) => number;

interface Plan {
  id: string;
  icon: string;
  signed?: boolean;
  adds?: boolean;
  sum: Sum;
}

type Player = Record<string, unknown>;

const counted =
  (type: string, field = "points"): Sum =>
  (_, said) =>
    said(type, field);

type Planning = (players: Player[], scores: number[]) => Plan[];

/** Each game counts in its own way; one that is not here has a finale of its own. */
const PLANS: Record<string, Planning> = {
  "unicorn-fever": fever,
  "kill-the-unicorns": hunt,
  "horse-fever-board": turf,
  "horse-fever-family": turf,
};

function fever(players: Player[], scores: number[]): Plan[] {
  /** What was left when the elves had been paid: what became glory, and what was too little for it. */
  const left: Sum = (seat, said) =>
    Number(players[seat]?.["gold"] ?? 0) + said("gold-converted", "gold");
  return [
    {
      id: "glory",
      icon: "i-glory",
      sum: (seat, said) =>
        (scores[seat] ?? 0) -
        said("gold-converted", "glory") -
        said("contract-glory-counted", "glory"),
    },
    {
      id: "gold",
      adds: false,
      icon: "i-coin",
      sum: (seat, said) => left(seat, said) + said("loans-repaid", "gold"),
    },
    {
      id: "elves",
      adds: false,
      icon: "i-loan",
      signed: true,
      sum: (_, said) => -said("loans-repaid", "gold"),
    },
    { id: "gold-left", adds: false, icon: "i-coin", sum: left },
    { id: "converted", icon: "i-glory", signed: true, sum: counted("gold-converted", "glory") },
    {
      id: "contracts",
      icon: "i-contract",
      signed: true,
      sum: counted("contract-glory-counted", "glory"),
    },
  ];
}

function hunt(): Plan[] {
  return [
    { id: "stars", icon: "i-crown", sum: counted("stars-counted") },
    { id: "sets", icon: "i-people", signed: true, sum: counted("set-counted") },
    { id: "rainbow", icon: "i-candy", signed: true, sum: counted("rainbow-counted") },
    { id: "tokens", icon: "i-fakehorn", signed: true, sum: counted("tokens-counted") },
    { id: "pates", icon: "i-pate", signed: true, sum: counted("pates-counted") },
    { id: "ruses", icon: "i-ruse", signed: true, sum: counted("ruses-counted") },
  ];
}

function turf(players: Player[]): Plan[] {
  const has = (seat: number, what: string): number => Number(players[seat]?.[what] ?? 0);
  return [
    {
      id: "danari",
      adds: false,
      icon: "i-danari",
      sum: (seat, said) => has(seat, "danari") + said("loan-repaid", "danari"),
    },
    {
      id: "loans",
      adds: false,
      icon: "i-loan",
      signed: true,
      sum: (_, said) => -said("loan-repaid", "danari"),
    },
    { id: "danari-left", adds: false, icon: "i-danari", sum: (seat) => has(seat, "danari") },
    {
      id: "points",
      icon: "i-vp",
      sum: (seat, said) => has(seat, "points") - said("objective-fulfilled", "points"),
    },
    {
      id: "stables",
      icon: "i-stable",
      signed: true,
      sum: (seat) => has(seat, "score") - has(seat, "points"),
    },
    {
      id: "objectives",
      icon: "i-target",
      signed: true,
      sum: counted("objective-fulfilled"),
    },
  ];
}

/** Where nobody borrowed, money before the loans and after them is the same. */
const REPEATED: Record<string, string> = { "gold-left": "elves", "danari-left": "loans" };

/** The columns in which anybody has anything. */
export function scoreColumns(
  game: string,
  last: Step | undefined,
  scores: number[],
): ScoreColumn[] {
  if (!last) return [];
  const players = playersOf(last.view);
  const said = (seat: number) => (type: string, field: string) =>
    last.events
      .filter((event) => event.type === type && event["seat"] === seat)
      .reduce((sum, event) => sum + Number(event[field] ?? 0), 0);
  return (PLANS[game]?.(players, scores) ?? [])
    .map(({ id, icon, signed = false, adds = true, sum }) => ({
      id,
      icon,
      signed,
      adds,
      values: players.map((_, seat) => sum(seat, said(seat))),
    }))
    .filter(({ values }) => values.some((value) => value !== 0))
    .filter(({ id }, _, all) => !REPEATED[id] || all.some((one) => one.id === REPEATED[id]));
}

const TOLD = /unpaid|two-rainbows|contest|lot-drawn/;

/** What no column tells: debts left, victories on the spot, silly contests. */
export function remarks(last: Step | undefined, seat: number): GameEvent[] {
  return (last?.events ?? []).filter(
    (event) =>
      event["seat"] === seat &&
      (TOLD.test(event.type) || (event.type === "loans-repaid" && Number(event["unpaid"]) > 0)),
  );
}

/** Everyone by place; who is in none (nobody may win) stands at the end. */
export function placings(ranking: number[][], seats: number): { seat: number; place: number }[] {
  const placed = ranking.flatMap((level, step) =>
    level.map((seat) => ({ seat, place: 1 + ranking.slice(0, step).flat().length })),
  );
  const rest = Array.from({ length: seats }, (_, seat) => seat).filter(
    (seat) => !ranking.flat().includes(seat),
  );
  return [...placed, ...rest.map((seat) => ({ seat, place: placed.length + 1 }))];
}
