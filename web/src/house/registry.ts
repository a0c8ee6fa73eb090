/** The games there are, as the server registers them, and the three theatres they play in. */
import { get } from "@/core/api";

export type SettingValue = boolean | number | string | string[];

/** A value that fits only so many players, and how it is refused to others. */
export interface Limit {
  value: number | string;
  fewest: number;
  most: number;
  code: string;
  rule: string;
}

export interface Setting {
  name: string;
  kind: "flag" | "number" | "choice" | "choices";
  default: SettingValue;
  allowed: (number | string)[];
  pick: number;
  step: number;
  limits: Limit[];
}

export interface GameCard {
  name: string;
  fewest: number;
  most: number;
  usual: number;
  settings: Setting[];
  bots: string[];
}

/** A theatre: one arch on the front page, one look, one game or several modes of it. */
export interface Theatre {
  name: string;
  mood: "uf" | "hf" | "ku";
  icon: string;
  games: [string, ...string[]];
}

export const theatres: Theatre[] = [
  { name: "unicorn-fever", mood: "uf", icon: "i-fever", games: ["unicorn-fever"] },
  {
    name: "horse-fever",
    mood: "hf",
    icon: "i-horse",
    games: ["horse-fever-board", "horse-fever-family", "horse-fever-party"],
  },
  { name: "kill-the-unicorns", mood: "ku", icon: "i-net", games: ["kill-the-unicorns"] },
];

/** Every game by its name, in the order of the front page. */
export const gameNames = theatres.flatMap(({ games }) => games);

export function theatreOf(game: string): Theatre {
  const found = theatres.find(({ games }) => games.includes(game));
  return found ?? (theatres[0] as Theatre);
}

interface Registry {
  games: GameCard[];
  portraits: string[];
}

let known: Promise<Registry> | null = null;

/** Asked once; asked again after a failure. */
function ask(): Promise<Registry> {
  known ??= get<Registry>("/api/games").catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

export async function registry(): Promise<GameCard[]> {
  return (await ask()).games;
}

/** The faces there are to choose from. */
export async function portraits(): Promise<string[]> {
  return (await ask()).portraits;
}

/** A face for somebody who has none yet: any that nobody wears. */
export function dealtFace(all: string[], taken: string[]): string {
  const free = all.filter((face) => !taken.includes(face));
  return free[Math.floor(Math.random() * free.length)] ?? all[0] ?? "";
}
