/** How the things of a race are called on the stage. */
import type { Words } from "@/core/words";
import { LINE } from "@/games/racing/geometry";

export const ROWS = [0, 1, 2, 3, 4, 5];

/** "×4": the sign people write, not the letter programs do. */
export { odds as oddsName } from "@/games/unicorn-fever/things";

export function laneName(words: Words, lane: number): string {
  return words.name("Lane", lane);
}

/** Where a racer is, in words. */
export function spotName(words: Words, spot: number, order: number[], lane: number): string {
  const place = order.indexOf(lane) + 1;
  if (place > 0) return words.say("web-race-home-as", { place: words.name("Place", place) });
  return spot > LINE
    ? words.say("web-race-spot-beyond", { beyond: spot - LINE })
    : words.say("web-race-spot", { spot });
}

/** A card's name without the letter and sign that stand in its corners. */
export function cardName(words: Words, card: number): string {
  return words.name("MagicId", card);
}
