/** A finished game looked over: the server's figures, and what can be read from them. */
import { getPatiently } from "@/core/api";
import { roundOf, type Step } from "@/core/archive";
import type { GameEvent, Option, Question } from "@/core/room.svelte";
import type { Words } from "@/core/words";

export interface Moment {
  /** The number of the move that came next, from 1. */
  at: number;
  /** By seat: the chance to win. */
  chances: number[];
  /** What nobody's choice alone decided since the moment before, as its event is called; or nothing. */
  luck: string;
}

export interface Way {
  answers: (Option | number)[];
  /** After what was played: as the next moment has it. */
  chance: number;
  error: number;
}

export interface Weighed {
  at: number;
  seat: number;
  question: Question;
  /** The best first. */
  ways: Way[];
  played: number;
  usual: number;
}

export interface Review {
  done: number;
  moments: Moment[];
  turns: Weighed[];
}

/** A stretch of the game that changed somebody's chances. */
export interface Swing {
  /** The first and the last move of it. */
  at: number;
  upto: number;
  round: number;
  /** Who moved; null where a race or a hunt decided. */
  seat: number | null;
  /** As the figures before and after differ where they are shown. */
  gain: number;
  /** What it is told by, where luck had its say. */
  event: GameEvent | null;
}

export const MOMENTS = 5;
/** How much of the work is done when all chances are known. */
export const CHARTED = 0.25;
/** Points of a hundred: up to so many cost nothing worth speaking of. */
const SAME = 3;

export function review(id: string): Promise<Review> {
  return getPatiently<Review>(`/api/archive/${id}/review`);
}

/** Every stretch between two known moments, as one seat lived it. */
export function swings(found: Review, steps: Step[], seat: number): Swing[] {
  return found.moments.slice(1).map((after, place) => {
    const before = found.moments[place] as Moment;
    const events = steps.slice(before.at, after.at).flatMap((step) => step.events);
    const luck = events.find(({ type }) => type === after.luck) ?? null;
    return {
      at: before.at,
      upto: after.at - 1,
      round: roundOf(steps[before.at - 1]?.view ?? {}),
      seat: luck ? null : (steps[before.at]?.seat ?? null),
      gain: gainOf(before, after, seat),
      event: luck,
    };
  });
}

/** What whoever moved did in a stretch, if anything of it was told. */
export function deed({ at, upto, seat }: Swing, steps: Step[]): GameEvent | undefined {
  const told = steps.slice(at, upto + 1).flatMap(({ events }) => events);
  return told.find((event) => event.seat === seat);
}

/** The few that mattered most, in the order of the game. */
export function highlights(all: Swing[], most = MOMENTS): Swing[] {
  return [...all]
    .sort((a, b) => Math.abs(b.gain) - Math.abs(a.gain))
    .slice(0, most)
    .sort((a, b) => a.at - b.at);
}

/** In points of a hundred, as they are shown: so that figures beside each other add up. */
export function points(share = 0): number {
  return Math.round(share * 100);
}

/** How a seat's chance changed from one moment to another, in whole points as both are shown. */
export function gainOf(before: Moment, after: Moment, seat: number): number {
  return (points(after.chances[seat]) - points(before.chances[seat])) / 100;
}

/** What a move gave up against the best found, in points; nothing where the error hides it. */
export function cost(turn: Weighed): number {
  const best = turn.ways[0];
  const played = turn.ways[turn.played];
  if (!best || !played) return 0;
  const hidden = best.chance - played.chance <= Math.max(best.error, played.error);
  return hidden ? 0 : points(best.chance) - points(played.chance);
}

/** What a move was worth beyond steady play, in points. */
export function gained(turn: Weighed): number {
  return points(turn.ways[turn.played]?.chance) - points(turn.ways[turn.usual]?.chance);
}

/** A seat's choice that brought most beyond steady play; nothing where none did. */
export function best(found: Review, seat: number): Weighed | undefined {
  return extreme(found, seat, gained);
}

/** A seat's choice that cost most; nothing where none did. */
export function worst(found: Review, seat: number): Weighed | undefined {
  return extreme(found, seat, cost);
}

function extreme(
  found: Review,
  seat: number,
  worth: (turn: Weighed) => number,
): Weighed | undefined {
  const mine = found.turns.filter((turn) => turn.seat === seat && worth(turn) > 0);
  return mine.reduce<Weighed | undefined>(
    (most, turn) => (most && worth(most) >= worth(turn) ? most : turn),
    undefined,
  );
}

/** How many of a seat's moves were as good as the best found. */
export function good(found: Review, seat: number): { good: number; all: number } {
  const mine = found.turns.filter((turn) => turn.seat === seat);
  return { good: mine.filter((turn) => cost(turn) <= SAME).length, all: mine.length };
}

export interface Balance {
  even: number;
  luck: number;
  choices: number;
  end: number;
}

/** An even share, what the choices brought beyond steady play, and luck: together the end. */
export function balance(found: Review, seat: number): Balance {
  const end = found.moments.at(-1)?.chances ?? [];
  const even = end.length ? 1 / end.length : 0;
  const choices = found.turns
    .filter((turn) => turn.seat === seat)
    .reduce((sum, turn) => sum + gained(turn) / 100, 0);
  const mine = end[seat] ?? 0;
  return { even, choices, luck: mine - even - choices, end: mine };
}

/** The answer a way is known by: the bet or the contract rather than the token that allowed it. */
export function mainAnswer(way: Way): Option {
  const options = way.answers.filter((one): one is Option => typeof one !== "number");
  const main = options.find((one) => /^(place-bet|sign-contract)$/.test(one.type));
  return main ?? (options[0] as Option);
}

/** What was chosen, where it says by itself what was done; a word or two do not. */
function spoken(words: Words, way: Way | undefined): string {
  const main = way && mainAnswer(way);
  const option = main ? words.option(main) : "";
  return option.split(/\s+/).length > 2 ? option : "";
}

/** What was chosen, so that it says by itself what was done: a word or two do so after their question. */
export function answered(words: Words, question: Question, way: Way | undefined): string {
  const main = way && mainAnswer(way);
  if (!main) return words.question(question);
  const option = words.option(main);
  return (
    spoken(words, way) ||
    words.say("web-review-answer", { question: words.question(question), option })
  );
}

/** What a choice is called: by what was chosen, by what was told of it, or by its question. */
export function entitled(
  words: Words,
  played: Weighed | undefined,
  told: GameEvent | undefined,
): string {
  const way = played?.ways[played.played];
  const said = spoken(words, way) || (told ? words.event(told) : "");
  return said || (played ? answered(words, played.question, way) : "");
}
