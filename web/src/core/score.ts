/** How each game's score came about, as columns of one table: read from the last counting. */
import { playersOf, type Step } from "@/core/archive";
import type { EventOf, GameSchema } from "@/core/game";
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

/** The names of an event's numbers. */
type NumbersOf<E> = { [F in keyof E]: E[F] extends number ? F : never }[keyof E] & string;

/** Adds up what the last counting told of a seat. */
export type Said<G extends GameSchema> = <T extends G["event"]["type"]>(
  type: T,
  field: NumbersOf<EventOf<G, T>>,
) => number;

/** What a seat has in a column. */
export type Sum<G extends GameSchema> = (seat: number, said: Said<G>) => number;

export interface Plan<G extends GameSchema> {
  id: string;
  icon: string;
  signed?: boolean;
  adds?: boolean;
  /** Only shown beside that column: without it both say the same. */
  after?: string;
  sum: Sum<G>;
}

/** Each game counts in its own way. */
export interface Scoring<G extends GameSchema> {
  columns: (players: G["view"]["players"], scores: number[]) => Plan<G>[];
  /** What no column tells: debts left, victories on the spot, silly contests. */
  told: (event: G["event"]) => boolean;
}

/** The columns in which anybody has anything. */
export function scoreColumns(
  scoring: Scoring<any> | undefined,
  last: Step | undefined,
  scores: number[],
): ScoreColumn[] {
  if (!last || !scoring) return [];
  const players = playersOf(last.view);
  const said = (seat: number) => (type: string, field: string) =>
    last.events
      .filter((event) => event.type === type && event.seat === seat)
      .reduce((sum, event) => sum + Number(event[field] ?? 0), 0);
  return scoring
    .columns(players, scores)
    .map(({ signed = false, adds = true, sum, ...plan }) => ({
      ...plan,
      signed,
      adds,
      values: players.map((_, seat) => sum(seat, said(seat))),
    }))
    .filter(({ values }) => values.some((value) => value !== 0))
    .filter(({ after }, _, all) => !after || all.some(({ id }) => id === after))
    .map(({ after: _, ...column }) => column);
}

/** What is told of a seat beside the columns. */
export function remarks(
  scoring: Scoring<any> | undefined,
  last: Step | undefined,
  seat: number,
): GameEvent[] {
  return (last?.events ?? []).filter((event) => event.seat === seat && scoring?.told(event));
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
