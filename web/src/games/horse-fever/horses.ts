/** The six lanes as they are drawn, and what is printed on the board and the tokens. */
import type { Words } from "@/core/words";
import { LANES, type Lane } from "./types";

const COLOURS = ["black", "blue", "green", "red", "yellow", "white"] as const;

/** The part of a symbol's name and class that says which horse: `h-red-run`, `.h-red`. */
export function colour(lane: Lane): string {
  return COLOURS[lane] ?? "black";
}

/** The rows of the blackboard, the favourite's first. */
export const ROWS = [0, 1, 2, 3, 4, 5];

/** What the server says is printed on board, tokens and loans. */
export interface Printed {
  /** By row: how many times the stake a win pays. */
  odds: number[];
  /** The same for a place, and how many come in for it. */
  place: number;
  places: number;
  /** By kind of bet. */
  points: number[];
  /** What a stable earns for coming first, second and third. */
  prizes: number[];
  /** What must be paid back, by loan. */
  due: number[];
  loan_cards: number;
  /** By victory points. */
  minimum_bets: number[];
  /** The Board game's: a stable's price by row, where auctions begin, and how far a yes moves them. */
  stables: number[];
  /** What two action cards, and any other card, cost; a player asks so many times as much. */
  actions: number;
  card: number;
  from_player: number;
  opening: number;
  step: number;
}

export function printedOf(words: Words): Printed {
  return words.game?.printed as unknown as Printed;
}

export function priceOf(words: Words, row: number): number {
  return printedOf(words).stables[row] ?? 0;
}

export function odds(words: Words, row: number): string {
  return `1:${printedOf(words).odds[row]}`;
}

/** The two sides of a bet token. */
export const SIDES = [
  { kind: 0, icon: "i-win" },
  { kind: 1, icon: "i-place" },
] as const;

/** How many times the stake a bet pays. */
export function pays(words: Words, kind: number, row: number): number {
  const { odds, place } = printedOf(words);
  return kind === 0 ? (odds[row] ?? 0) : place;
}

/** The spaces from the start to the finish line. */
export const FINISH = 12;

/** Lanes by odds row, for the blackboard. */
export function byRow(rows: number[]): Lane[][] {
  return ROWS.map((row) => LANES.filter((lane) => rows[lane] === row));
}

/** Money with a thin space: 2 400. */
export function money(danari: number): string {
  const digits = String(Math.abs(danari));
  const grouped = digits.replace(/\B(?=(\d{3})+$)/g, "\u2009");
  return danari < 0 ? `−${grouped}` : grouped;
}

/** A gain or a loss: +400, −700. */
export function signed(danari: number): string {
  return danari > 0 ? `+${money(danari)}` : money(danari);
}
