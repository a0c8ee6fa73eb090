/** What a game is made of. Each one's own is generated from the server's schema; a table of it is `Room<UnicornFever>`. */

/** Fields that only the game itself knows. */
export interface Fields {
  readonly [field: string]: any; // eslint-disable-line -- with `unknown` no game's own types would fit
}

/** All that is known of a game where any may be on the table. The few fields that the house reads of every
 * game are named here and nowhere else: a game that has one means the same by it. */
export interface GameSchema {
  view: Fields & {
    readonly seat?: number | null;
    readonly waiting?: readonly number[];
    /** By seat; of a crowd only the number. */
    readonly players?: readonly Fields[] | number;
    readonly race_number?: number;
    readonly round_number?: number;
    /** A crowd's: what only this seat may know. */
    readonly own?: object | null;
  };
  event: Fields & {
    type: string;
    readonly seat?: number | null;
    /** Of the end; of a crowd, how many. */
    readonly winners?: readonly number[] | number;
    /** Of a taking back: the last event that still holds. */
    readonly after?: number;
  };
  option: Fields & { type: string; readonly lane?: number | null };
  question: Fields & { step: string; seat: number };
  cards: Fields;
  printed: Fields;
}

/** A row of any of the game's decks. */
export type RowOf<G extends GameSchema> = Extract<G["cards"][keyof G["cards"]][number], object>;

/** The event of that type. */
export type EventOf<G extends GameSchema, T extends G["event"]["type"]> = Extract<
  G["event"],
  { type: T }
>;

/** The option of that type. */
export type OptionOf<G extends GameSchema, T extends G["option"]["type"]> = Extract<
  G["option"],
  { type: T }
>;

/** The question of that step. */
export type QuestionOf<G extends GameSchema, S extends G["question"]["step"]> = Extract<
  G["question"],
  { step: S }
>;
