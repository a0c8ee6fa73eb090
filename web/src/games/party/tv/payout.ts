/** When what happens on the screen of a payment, in milliseconds from its beginning. */
import { reducedMotion } from "@/core/memory.svelte";
import type { PartyScreen } from "@/games/party/screen.svelte";

/** The rows come from the sixth to the first. */
const ROWS = 700;
const APART = 180;
/** How long a sum counts up. */
export const COUNT = 400;
/** The rich list slides to its new places. */
export const SLIDE = 2400;
/** The book flies from the old bookmaker to the new one. */
export const BOOK = 3000;
export const FLIGHT = 420;

export function rowAt(place: number, rows: number): number {
  return ROWS + (rows - place) * APART;
}

/** Nobody saw it happen, or nobody wants to see it move: all of it stands there. */
export function atOnce({ show, room }: PartyScreen): boolean {
  return !show.live || room.instant || reducedMotion();
}

/** Do it then; the answer gives it up. */
export function at(time: number, then: () => void): () => void {
  const timer = setTimeout(then, time);
  return () => clearTimeout(timer);
}
