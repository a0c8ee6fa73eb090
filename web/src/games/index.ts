/** Each game's face: its table, its mood, its art and its people. */
import type { Room } from "@/core/room.svelte";
import type { Turn } from "@/core/turn.svelte";
import type { Weigh } from "@/core/verdict";
import type { CardWords, Words } from "@/core/words";
import type { HorseView } from "@/generated/horse-fever-board";
import type { HuntingView } from "@/generated/kill-the-unicorns";
import { weigh as weighRace } from "@/games/horse-fever/verdict";
import { faceOf as characterFace } from "@/games/horse-fever/people";
import type { UnicornView } from "@/generated/unicorn-fever";
import { portraitOf as hunterPortrait } from "@/games/kill-the-unicorns/hunt";
import { weigh as weighHunt } from "@/games/kill-the-unicorns/verdict";
import { weigh as weighRainbow } from "@/games/unicorn-fever/verdict";
import type { Component } from "svelte";

/** What a game's table is given. It sets `room.director`, and asks through `turn`. */
export interface TableProps {
  room: Room<any>; // eslint-disable-line -- each table knows its own view
  turn: Turn<any>;
}

/** What a game adds to its end: the last view as everyone sees it. */
export interface EndingProps {
  view: unknown;
  /** The last view as the viewer sees it. */
  own: unknown;
  words: Words;
  names: string[];
  portraits: string[];
}

/** A card of somebody's own, as it will lie on this game's table. */
export interface OwnCardProps {
  /** The game's words with the house's cards. */
  words: Words;
  section: string;
  /** The card as a row of its deck, with all it leaves unsaid. */
  row: Record<string, unknown>;
  said: CardWords;
}

export interface GameFace {
  mood: "uf" | "hf" | "ku";
  art: string[];
  /** Symbols of the portraits, by seat. */
  portraits: string[];
  /** Where the game decides who sits there: the symbol by what is on the table. */
  portraitIn?: (view: unknown, seat: number, words: Words | null) => string;
  table: () => Promise<{ default: Component<TableProps> }>;
  /** What won or cost the game; a crowd has awards instead. */
  weigh?: Weigh;
  /** What the goal counts, by seat, as far as everyone sees it; and its symbol. */
  scores?: (view: unknown) => number[];
  scored?: string;
  /** What was hidden, turned at last. */
  ending?: () => Promise<{ default: Component<EndingProps> }>;
  /** A card of one's own, drawn like those of the box. */
  ownCard: () => Promise<{ default: Component<OwnCardProps> }>;
  /** The television shows the table before the deal, too: a crowd comes in by it.
   * Its end is shown at the table. */
  crowd?: boolean;
}

const people = ["princess", "wizard", "huntress", "bard", "knight", "shaman"].map(
  (one) => `b-${one}`,
);
const gentry = ["bowler", "cloche", "top", "boater", "fedora", "cap"].map((one) => `g-${one}`);
const turf = (): Promise<{ default: Component<TableProps> }> =>
  import("@/games/horse-fever/Table.svelte");

const points = {
  scores: (view: unknown) => (view as HorseView).players.map(({ score }) => score),
  scored: "i-vp",
};

/** In Horse Fever's Board and Family games the face is the character's, once there is one. */
const characterAt = (view: unknown, seat: number, words: Words | null): string =>
  characterFace(words, (view as HorseView | null)?.players[seat]?.character);

export const faces: Record<string, GameFace> = {
  "unicorn-fever": {
    mood: "uf",
    art: ["unicorn-fever", "characters"],
    portraits: people,
    scores: (view) => (view as UnicornView).players.map(({ glory }) => glory),
    scored: "i-glory",
    table: () => import("@/games/unicorn-fever/Table.svelte"),
    weigh: weighRainbow,
    ending: () => import("@/games/unicorn-fever/Ending.svelte"),
    ownCard: () => import("@/games/unicorn-fever/OwnCard.svelte"),
  },
  "horse-fever-board": {
    mood: "hf",
    art: ["horse-fever", "characters"],
    portraits: gentry,
    ...points,
    portraitIn: characterAt,
    table: turf,
    weigh: weighRace,
    ending: () => import("@/games/horse-fever/Ending.svelte"),
    ownCard: () => import("@/games/horse-fever/OwnCard.svelte"),
  },
  "horse-fever-family": {
    mood: "hf",
    art: ["horse-fever", "characters"],
    portraits: gentry,
    ...points,
    portraitIn: characterAt,
    table: turf,
    ownCard: () => import("@/games/horse-fever/OwnCard.svelte"),
    weigh: weighRace,
  },
  "horse-fever-party": {
    mood: "hf",
    art: ["horse-fever", "characters", "party"],
    portraits: gentry,
    table: () => import("@/games/party/Table.svelte"),
    crowd: true,
    ownCard: () => import("@/games/horse-fever/OwnCard.svelte"),
  },
  "kill-the-unicorns": {
    mood: "ku",
    art: ["kill-the-unicorns", "characters"],
    portraits: people,
    portraitIn: (view, seat) => hunterPortrait(view as HuntingView | null, seat),
    scores: (view) => (view as HuntingView).players.map(({ score }) => score.total),
    table: () => import("@/games/kill-the-unicorns/Table.svelte"),
    weigh: weighHunt,
    ending: () => import("@/games/kill-the-unicorns/Ending.svelte"),
    ownCard: () => import("@/games/kill-the-unicorns/OwnCard.svelte"),
  },
};

export function faceOf(game: string): GameFace {
  const face = faces[game];
  if (!face) throw new Error(`no face for ${game}`);
  return face;
}

/** A face for a seat nobody has chosen one for. */
export function portrait(game: string, seat: number): string {
  const { portraits: all } = faceOf(game);
  return all[seat % all.length] ?? "";
}

/** The face at a seat: whom the game made of them, else the one they chose or were dealt. */
export function portraitAt(
  room: Pick<Room<unknown>, "table" | "face" | "view" | "words">,
  seat: number,
  view: unknown = room.view,
): string {
  const game = room.table?.game ?? "";
  const { portraitIn } = faceOf(game);
  const made = view && portraitIn ? portraitIn(view, seat, room.words) : "";
  return made || dealtFace(room, game, seat);
}

function dealtFace(room: Pick<Room<unknown>, "face">, game: string, seat: number): string {
  return room.face(seat)?.portrait || portrait(game, seat);
}
