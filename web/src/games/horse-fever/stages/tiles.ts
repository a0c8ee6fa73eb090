/** The tiles on the shop's counter: what the bank deals in, and whether it does so for me now. */
import type { Words } from "@/core/words";
import type { HorseFever, HorseOption, Loan, OptionType } from "../types";

/** The name of its texts: `web-horse-fever-tile-actions`. */
export type TileName = "actions" | "objective" | "assistant" | "horse" | "bank" | "mob" | "pass";

export interface Tile {
  name: TileName;
  icon: string;
  back: string;
  /** How many backs are fanned out. */
  fan: number;
  type: OptionType;
  loan?: Loan;
}

export const TILES: Tile[] = [
  { name: "actions", icon: "i-ruse", back: "#7a2a1e", fan: 2, type: "buy-actions" },
  { name: "objective", icon: "i-target", back: "#47663a", fan: 4, type: "buy-objective" },
  { name: "assistant", icon: "i-assistant", back: "#2f5a6b", fan: 4, type: "buy-assistant" },
  { name: "horse", icon: "i-horse", back: "#6b4423", fan: 4, type: "buy-horse" },
  { name: "bank", icon: "i-loan", back: "#2b1d12", fan: 1, type: "take-loan", loan: 0 },
  { name: "mob", icon: "i-loan", back: "#2b1d12", fan: 1, type: "take-loan", loan: 1 },
  { name: "pass", icon: "i-danari", back: "#1e6440", fan: 0, type: "pass-for-money" },
];

export function tileOf(option: HorseOption | null): Tile | null {
  if (!option) return null;
  const same = TILES.filter((tile) => tile.type === option.type);
  return same.find((tile) => option.type !== "take-loan" || tile.loan === option.loan) ?? null;
}

/** The option a tile stands for, or null when the bank does not offer it now. */
export function optionFor(tile: Tile, offered: HorseOption[]): HorseOption | null {
  return (
    offered.find(
      (one) => one.type === tile.type && (one.type !== "take-loan" || one.loan === tile.loan),
    ) ?? null
  );
}

/** What it costs (negative) or brings. */
export function sumOf(option: HorseOption): number {
  if ("price" in option) return -option.price;
  return "danari" in option ? option.danari : 0;
}

/** What it costs without anybody's help; null where nobody's help counts. */
export function fullPrice(
  words: Words<HorseFever>,
  option: HorseOption,
  rows: number[],
): number | null {
  const { actions, card, from_player, stables } = words.printed;
  switch (option.type) {
    case "buy-actions":
      return actions;
    case "buy-objective":
    case "buy-assistant":
    case "buy-horse":
      return card;
    case "buy-stable":
      return stables[rows[option.lane] ?? 0] ?? null;
    case "ask-for-stable":
      return (stables[rows[option.lane] ?? 0] ?? 0) * from_player;
    case "ask-for-objective":
    case "ask-for-assistant":
    case "ask-for-horse":
      return card * from_player;
    default:
      return null;
  }
}

export type Ask = Extract<HorseOption, { owner: number; price: number }>;

export function isAsk(option: HorseOption | null): option is Ask {
  return option !== null && option.type.startsWith("ask-for-");
}
