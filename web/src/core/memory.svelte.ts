/** What this browser remembers: name, preferences, and the tables it sat at. */
import { read, write } from "@/core/storage";

export type Speed = "normal" | "fast" | "instant";

export interface Preferences {
  name: string;
  /** The symbol of a face; none until one is chosen. */
  portrait: string;
  theme: "system" | "light" | "dark";
  speed: Speed;
  sound: boolean;
  volumes: { table: number; race: number; crowd: number };
  bigText: boolean;
  contrast: boolean;
  leftHanded: boolean;
  /** Letters, digits and signs do something by themselves at a table. */
  singleKeys: boolean;
  /** Keys of one's own, by what they do. */
  ownKeys: Record<string, string>;
  /** Nothing until one is chosen: the browser’s own, then. */
  language: string;
}

export interface KnownTable {
  code: string;
  game: string;
  at: number;
}

const DEFAULTS: Preferences = {
  name: "",
  portrait: "",
  theme: "system",
  speed: "normal",
  sound: false,
  volumes: { table: 0.8, race: 0.8, crowd: 0.5 },
  bigText: false,
  contrast: false,
  leftHanded: false,
  singleKeys: true,
  ownKeys: {},
  language: "",
};

const PLAYED = 50;

export const preferences: Preferences = $state({ ...DEFAULTS, ...read("preferences", {}) });
export const tables: KnownTable[] = $state(read("tables", []));
/** The games that were played to their end here, by their names. */
export const finished: string[] = $state(read("finished", []));

/** The lessons that were taken here, each with its version. */
export const lessons: Record<string, number> = $state(read("lessons", {}));

/** Whether somebody here has learnt this kind of game, or played it to its end. */
export function knows(game: string): boolean {
  return game in lessons || finished.includes(game);
}

export function keepLesson(id: string, version: number): void {
  if (lessons[id] === version) return;
  lessons[id] = version;
  write("lessons", lessons);
}

/** How much a coach says in real games: with words, with a ring alone until one asks, or nothing. */
export type Coaching = "on" | "whisper" | "off";

const coach: { chosen: Coaching | "" } = $state({ chosen: read("coach", "") });
/** What a coach has told here, once for all. */
export const told: string[] = $state(read("told", []));

/** As chosen; else with words until a whole game was played here. */
export function coaching(): Coaching {
  return coach.chosen || (finished.length ? "whisper" : "on");
}

export function keepCoaching(chosen: Coaching): void {
  coach.chosen = chosen;
  write("coach", chosen);
}

export function keepTold(id: string): void {
  if (told.includes(id)) return;
  told.push(id);
  write("told", told);
}

export function keepPreferences(): void {
  write("preferences", preferences);
}

/** Put a table on top of the list of those to come back to. */
export function keepTable(code: string, game: string): void {
  forgetTable(code);
  tables.unshift({ code, game, at: Date.now() });
  tables.length = Math.min(tables.length, 20);
  write("tables", tables);
}

export function forgetTable(code: string): void {
  const place = tables.findIndex((table) => table.code === code);
  if (place >= 0) tables.splice(place, 1);
  write("tables", tables);
}

/** Somebody here has played this kind of game to its end: they are no beginner any more. */
export function keepFinished(game: string): void {
  if (finished.includes(game)) return;
  finished.push(game);
  write("finished", finished);
}

/** Which seat of a game was this browser's own: it is called "you" in replays, too. */
export function keepPlayed(game: string, seat: number): void {
  const played = read<Record<string, number>>("played", {});
  if (played[game] === seat) return;
  const others = Object.entries(played).filter(([one]) => one !== game);
  write("played", Object.fromEntries([...others.slice(1 - PLAYED), [game, seat]]));
}

export function playedAs(game: string): number | null {
  return read<Record<string, number>>("played", {})[game] ?? null;
}

/** How far this window has seen a table's game, so that a reload keeps the tape. */
export interface Seen {
  game: string;
  upto: number;
  eyes: number | null;
}

export function keepSeen(code: string, seen: Seen): void {
  try {
    sessionStorage.setItem(`hornbook.seen.${code}`, JSON.stringify(seen));
  } catch {
    return; // the tape begins anew, nothing else
  }
}

export function seenAt(code: string): Seen | null {
  try {
    const text = sessionStorage.getItem(`hornbook.seen.${code}`);
    return text === null ? null : (JSON.parse(text) as Seen);
  } catch {
    return null;
  }
}

/** How much of its normal time a movement takes. */
export function pace(): number {
  return { normal: 1, fast: 0.4, instant: 0 }[preferences.speed];
}

export function reducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
