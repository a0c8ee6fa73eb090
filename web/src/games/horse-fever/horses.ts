/** The six lanes as they are drawn, and what is printed on the board and the tokens. */
import { LANES, type Lane } from "./types";

const COLOURS = ["black", "blue", "green", "red", "yellow", "white"] as const;

/** The part of a symbol's name and class that says which horse: `h-red-run`, `.h-red`. */
export function colour(lane: Lane): string {
  return COLOURS[lane] ?? "black";
}

/** The odds on the blackboard, the favourite's first, and the price of a stable beside them. */
export const ROWS = [0, 1, 2, 3, 4, 5];
const PRICES = [2100, 1900, 1700, 1500, 1300, 1100];

export function priceOf(row: number): number {
  return PRICES[row] ?? 0;
}

export function odds(row: number): string {
  return `1:${row + 2}`;
}

/** What the two sides of a bet token promise. */
export const SIDES = [
  { kind: 0, icon: "i-win", points: 3, places: 1 },
  { kind: 1, icon: "i-place", points: 1, places: 3 },
] as const;

export function pays(kind: number, row: number): number {
  return kind === 0 ? row + 2 : 2;
}

/** What a stable earns for coming first, second and third. */
export const STABLE_PRIZES = [600, 400, 200];

/** The numbers on the two sides of a loan card. */
export const LOANS = [
  { lent: 2000, due: 2500 },
  { lent: 4000, due: 5000 },
] as const;

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
