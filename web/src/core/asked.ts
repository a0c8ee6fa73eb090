/** What happens and what is asked at a table, as the client reads it. */
import type { DecisionNote, Drafted, LimitNote } from "@/generated/protocol";

export interface Span {
  low: number;
  high: number;
  step: number;
}

export type GameEvent = { type: string } & Record<string, unknown>;
export type Option = { type: string } & Record<string, unknown>;
export type Question = { step: string; seat: number } & Record<string, unknown>;

/** What a seat has to decide. */
export interface Decision extends Omit<DecisionNote, "question" | "options" | "span"> {
  question: Question;
  options: Option[];
  span: Span | null;
}

export interface Draft extends Omit<Drafted, "decision" | "events"> {
  events: GameEvent[];
  decision: Decision | null;
}

export interface LogLine {
  number: number;
  event: GameEvent;
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
