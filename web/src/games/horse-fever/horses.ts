/** The six lanes as they are drawn, and what is printed beside them. */
import { grouped } from "@/core/figures";
import type { Words } from "@/core/words";
import { LANES, type HorseFever, type Lane } from "./types";

const COLOURS = ["black", "blue", "green", "red", "yellow", "white"] as const;

/** The part of a symbol's name and class that says which horse: `h-red-run`, `.h-red`. */
export function colour(lane: Lane): string {
  return COLOURS[lane] ?? "black";
}

/** The rows of the blackboard, the favourite's first. */
export const ROWS = [0, 1, 2, 3, 4, 5];

export function priceOf(words: Words<HorseFever>, row: number): number {
  return words.printed.stables[row] ?? 0;
}

export function odds(words: Words<HorseFever>, row: number): string {
  return `1:${words.printed.odds[row]}`;
}

/** The two sides of a bet token. */
export const SIDES = [
  { kind: 0, icon: "i-win" },
  { kind: 1, icon: "i-place" },
] as const;

/** How many times the stake a bet pays. */
export function pays(words: Words<HorseFever>, kind: number, row: number): number {
  const { odds, place } = words.printed;
  return kind === 0 ? (odds[row] ?? 0) : place;
}

/** The spaces from the start to the finish line. */
export const FINISH = 12;

/** Lanes by odds row, for the blackboard. */
export function byRow(rows: number[]): Lane[][] {
  return ROWS.map((row) => LANES.filter((lane) => rows[lane] === row));
}

/** Money, and what is owed with a minus: 2 400, −700. */
export const money = (danari: number): string => grouped(danari);

/** A gain or a loss: +400, −700. */
export function signed(danari: number): string {
  return danari > 0 ? `+${money(danari)}` : money(danari);
}
