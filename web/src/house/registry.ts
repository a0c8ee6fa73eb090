/** The games there are, as the server registers them, and the theatres they play in. */
import { get } from "@/core/api";
import { learnGame, type Words } from "@/core/words";
import { drawnGames, faceOf, type Theatre } from "@/games";

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
  /** What modes of one game have in common; empty where there is one only. */
  theatre: string;
  bots: string[];
}

/** A theatre with what is on: the games of it that the server plays, in the server's order. */
export interface Playbill extends Theatre {
  games: string[];
  /** What newcomers start with. */
  first: string;
}

/** The theatres of these games, as the server groups them, in the order of their first ones. */
export function theatresOf(cards: Pick<GameCard, "name" | "theatre">[]): Playbill[] {
  const found = new Map<string, Playbill>();
  for (const { name: game, theatre } of cards) {
    const { theatre: drawn, small } = faceOf(game);
    const name = theatre || game;
    const bill = found.get(name) ?? { ...drawn, name, games: [], first: game };
    bill.games.push(game);
    if (small) bill.first = game;
    found.set(name, bill);
  }
  return [...found.values()];
}

/** The theatres that are drawn, until the server has said which games it plays. */
export function drawnTheatres(): Playbill[] {
  return theatresOf(drawnGames.map((name) => ({ name, theatre: faceOf(name).theatre.name })));
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

/** The games, once there are words for all of them. */
export async function registry(words: Words): Promise<GameCard[]> {
  const { games } = await ask();
  await Promise.all(games.map(({ name }) => learnGame(words, name)));
  return games;
}

/** What a theatre is called; one without a name of its own is called like its game. */
export function theatreTitle(words: Words, { name, first }: Playbill): string {
  const own = `web-theatre-${name}`;
  return words.say(words.has(own) ? own : `game-${first}`);
}

/** The line below it. */
export function theatreLine(words: Words, { name, first }: Playbill): string {
  const own = `web-theatre-${name}.line`;
  return words.say(words.has(own) ? own : `game-${first}.about`);
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
