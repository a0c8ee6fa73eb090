/** What happens and what is asked at a table, as the client reads it. */
import type { GameSchema } from "@/core/game";
import type { DecisionNote, Drafted, LimitNote } from "@/generated/protocol";

export interface Span {
  low: number;
  high: number;
  step: number;
}

/** Of a game that is not known here. */
export type GameEvent = GameSchema["event"];
export type Option = GameSchema["option"];
export type Question = GameSchema["question"];

/** What a seat has to decide. */
export interface Decision<G extends GameSchema = GameSchema> extends Omit<
  DecisionNote,
  "question" | "options" | "span"
> {
  question: G["question"];
  options: G["option"][];
  span: Span | null;
}

export interface Draft<G extends GameSchema = GameSchema> extends Omit<
  Drafted,
  "decision" | "events" | "view"
> {
  events: G["event"][];
  view: G["view"] | null;
  decision: Decision<G> | null;
}

export interface LogLine<G extends GameSchema = GameSchema> {
  number: number;
  event: G["event"];
}

/** How the game stands after a frame. */
export interface Standing {
  game: string;
  view?: unknown;
  eyes: number | null;
  waiting: number[];
  in_public: boolean;
  decision?: unknown;
  undo: boolean;
  over: boolean;
  upto: number;
  limit?: LimitNote | null;
}
