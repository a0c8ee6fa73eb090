/** The game's things, as the server's schema names them. */
import type { GameEvent, Option, Question } from "@/core/room.svelte";
import type { HorseView, HorseFeverBoard } from "@/generated/horse-fever-board";

export type { Bet, HorseView, PlayerView, Race } from "@/generated/horse-fever-board";
export type View = HorseView;
export type HorseEvent = HorseFeverBoard["event"];
export type HorseOption = HorseFeverBoard["option"];
export type HorseQuestion = HorseFeverBoard["question"];
export type Lane = number;
export type Seat = number;

export const LANES: Lane[] = [0, 1, 2, 3, 4, 5];

/** The server's things come untyped through the room; these say what they are. */
export const asEvent = (event: GameEvent): HorseEvent => event as unknown as HorseEvent;
export const asOption = (option: Option): HorseOption => option as unknown as HorseOption;
export const asQuestion = (question: Question): HorseQuestion =>
  question as unknown as HorseQuestion;

/** The option of that type, typed. */
export function optionOf<T extends HorseOption["type"]>(
  option: Option | undefined,
  type: T,
): Extract<HorseOption, { type: T }> | null {
  return option?.type === type ? (option as unknown as Extract<HorseOption, { type: T }>) : null;
}

/** The question of that step, typed. */
export function questionOf<T extends HorseQuestion["step"]>(
  question: Question | undefined,
  step: T,
): Extract<HorseQuestion, { step: T }> | null {
  return question?.step === step
    ? (question as unknown as Extract<HorseQuestion, { step: T }>)
    : null;
}
