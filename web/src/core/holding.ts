/** What still holds of what happened: choices can be taken back, and what came of them with them. */
import type { LogLine } from "@/core/asked";
import type { GameSchema } from "@/core/game";

/** Told of whoever took choices back. */
export const TAKEN_BACK = "choices-taken-back";

/** The lines without those that were taken back; the taking back itself is no part of the game. */
export function holding<G extends GameSchema>(log: LogLine<G>[]): LogLine<G>[] {
  if (!log.some(({ event }) => event.type === TAKEN_BACK)) return log;
  let held: LogLine<G>[] = [];
  for (const line of log) {
    if (line.event.type === TAKEN_BACK) {
      const after = line.event.after ?? 0;
      held = held.filter(({ number }) => number <= after);
    } else held.push(line);
  }
  return held;
}
