/** What a game is made of. Each one's own is generated from the server's schema; a table of it is `Room<UnicornFever>`. */

/** Fields that only the game itself knows; the house reads a few of them by name. */
export interface Fields {
  readonly [field: string]: any; // eslint-disable-line -- with `unknown` no game's own types would fit
}

/** All that is known of a game where any may be on the table. */
export interface GameSchema {
  view: Fields & { readonly seat?: number | null; readonly waiting?: readonly number[] };
  event: Fields & { type: string };
  option: Fields & { type: string };
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
