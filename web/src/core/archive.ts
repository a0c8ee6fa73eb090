/** A finished game as the server keeps it: who, how it ended, and every move of it. */
import { getPatiently } from "@/core/api";
import type { Fields, GameSchema } from "@/core/game";
import type { GameEvent } from "@/core/room.svelte";

export interface Finished {
  game: string;
  /** Names; of bots in games of old their levels. */
  seats: string[];
  /** Faces by seat; none of games before there were any. */
  portraits?: string[];
  /** Of bots, by seat; likewise. */
  levels?: string[];
  result: { ranking: number[][]; scores: number[] } | null;
  begun: number;
  ended: number;
  commitment: string;
  secret: string;
  contributions: string[];
  record: string;
  replay: string;
  /** The game it was taken up from, and after which move. */
  before?: { game: string; move: number } | null;
  /** Dealt for a lesson. */
  prepared?: boolean;
}

export interface Step<G extends GameSchema = GameSchema> {
  number: number;
  seat: number | null;
  events: G["event"][];
  view: G["view"];
}

const PAGE = 100;

export function finished(id: string): Promise<Finished> {
  return getPatiently<Finished>(`/api/archive/${id}`);
}

/** All moves, through one seat's eyes or everyone's. */
export async function steps<G extends GameSchema = GameSchema>(
  id: string,
  eyes: number | null = null,
): Promise<Step<G>[]> {
  const all: Step<G>[] = [];
  for (;;) {
    const seen = eyes === null ? "" : `&eyes=${eyes}`;
    const path = `/api/archive/${id}/replay?first=${all.length}&count=${PAGE}${seen}`;
    const page = await getPatiently<{ steps: Step<G>[]; total: number }>(path);
    all.push(...page.steps);
    if (page.steps.length === 0 || all.length >= page.total) return all;
  }
}

/** The race or round a view is in. */
export function roundOf(view: GameSchema["view"]): number {
  // What is chosen before the first round belongs to it.
  return Math.max(1, view.race_number ?? view.round_number ?? 1);
}

export interface Curve {
  /** What is counted: glory, gold, points, danari, total. */
  what: string;
  /** By seat: one value for the start and one after each round. */
  values: number[][];
}

const COUNTED = ["glory", "points", "total", "gold", "danari", "money"];

/** How everyone stood after each round, as far as everyone could see it. */
export function curves(steps: Step[]): Curve[] {
  const ends = steps.filter((step, place) => {
    const next = steps[place + 1];
    return place === 0 || !next || roundOf(next.view) > roundOf(step.view);
  });
  return COUNTED.flatMap((what) => {
    const rows = ends.map((step) => countedOf(step.view).map((player) => player[what]));
    const known = rows.every(
      (row) => row.length && row.every((value) => typeof value === "number"),
    );
    if (!known || rows.length < 2) return [];
    const seats = rows[0]?.length ?? 0;
    const values = Array.from({ length: seats }, (_, seat) => rows.map((row) => Number(row[seat])));
    return [{ what, values }];
  });
}

/** Those a view lists one by one; a crowd is a number there, not a list. */
export function playersOf({ players }: Step["view"]): readonly Fields[] {
  return typeof players === "object" ? players : [];
}

/** With what is nested in a score beside the rest. */
function countedOf(view: Step["view"]): Fields[] {
  return playersOf(view).map((player) => ({
    ...player,
    ...player.score,
  }));
}

const COUNTING = /counted|converted|repaid|unpaid|fulfilled|two-rainbows/;

/** How the last counting went, by seat. */
export function counting(steps: Step[], seat: number): GameEvent[] {
  const last = steps.at(-1)?.events ?? [];
  return last.filter((event) => event.seat === seat && COUNTING.test(event.type));
}

/** Whether the secret is the one that was promised; null where the browser cannot tell. */
export async function kept(secret: string, commitment: string): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null;
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(secret));
  const hex = Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0"));
  return hex.join("") === commitment;
}
