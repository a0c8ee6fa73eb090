/** What a game says of itself to the browser: each game's folder has a `face.ts` that does. */
import type { GameSchema, RowOf } from "@/core/game";
import type { Room } from "@/core/room.svelte";
import type { Scoring } from "@/core/score";
import type { Turn } from "@/core/turn.svelte";
import type { Weigh } from "@/core/verdict";
import type { SaidCard, Words } from "@/core/words";
import type { Look } from "@/games/racing/looks";
import type { Component } from "svelte";

/** What a game's table is given: it makes its controller (`core/asking.svelte.ts`) of both. */
export interface TableProps<G extends GameSchema = GameSchema> {
  room: Room<G>;
  turn: Turn<G>;
}

/** What a game adds to its end: the last view as everyone sees it. */
export interface EndingProps<G extends GameSchema = GameSchema> {
  view: G["view"];
  /** The last view as the viewer sees it. */
  own: G["view"];
  words: Words<G>;
  names: string[];
  portraits: string[];
}

/** A card of somebody's own, as it will lie on this game's table. */
export interface OwnCardProps<G extends GameSchema = GameSchema> {
  /** The game's words with the house's cards. */
  words: Words<G>;
  section: string;
  /** The card as a row of its deck, with all it leaves unsaid. */
  row: RowOf<G>;
  said: SaidCard;
}

/** A theatre: one arch on the front page, one look, one game or several modes of it. */
export interface Theatre {
  name: string;
  /** Colours and lettering: `data-game` on the page, as the game's `mood.css` calls it. */
  mood: string;
  icon: string;
  /** Its stage under an arch, and as a strip: the addresses of the pictures. */
  arch: string;
  strip: string;
  /** Its place on the front page until the server has said in which order its games come. */
  place: number;
  /** What is drawn behind the winners. */
  podium?: Loaded<Record<string, never>>;
}

type Loaded<Props extends object> = () => Promise<{ default: Component<Props> }>;

/** Where any game may be on the table, its parts are given what is theirs: `any` is the game they know. */
export interface GameFace<G extends GameSchema = any> {
  game: string;
  theatre: Theatre;
  art: string[];
  /** Symbols of the portraits, by seat. */
  portraits: string[];
  /** Where the game decides who sits there: the symbol by what is on the table. */
  portraitIn?: (view: G["view"] | null, seat: number, words: Words<G> | null) => string;
  table: Loaded<TableProps<G>>;
  /** What won or cost the game; a crowd has awards instead. */
  weigh?: Weigh<G>;
  /** What the goal counts, by seat, as far as everyone sees it; and its symbol. */
  scores?: (view: G["view"]) => number[];
  scored?: string;
  /** How the score came about; without it, the last counting is told. */
  scoring?: Scoring<G>;
  /** Events worth finding again in a replay, each with its symbol. */
  marks?: Partial<Record<G["event"]["type"], string>>;
  /** Events by which luck decides: what a review tells of a race, or the like. */
  decides?: readonly G["event"]["type"][];
  /** What was hidden, turned at last. */
  ending?: Loaded<EndingProps<G>>;
  /** A card of one's own, drawn like those of the box. */
  ownCard: Loaded<OwnCardProps<G>>;
  /** What runs on each lane, where there is a race: then there are chances to ask for, too. */
  racers?: Look[];
  /** The television shows the table before the deal, too: a crowd comes in by it.
   * Its end is shown at the table, and latecomers are taken. */
  crowd?: boolean;
  /** The mode of its theatre that newcomers start with. */
  small?: boolean;
  /** Minutes of its guided first game, as the server registers them; without it there is none. */
  lesson?: number;
}

/** People of the fairy tale. */
export const FOLK = ["princess", "wizard", "huntress", "bard", "knight", "shaman"].map(
  (one) => `b-${one}`,
);
/** People of the races, and anybody's. */
export const GENTRY = ["bowler", "cloche", "top", "boater", "fedora", "cap"].map(
  (one) => `g-${one}`,
);
