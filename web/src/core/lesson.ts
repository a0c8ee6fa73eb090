/** A guided first game: which beat belongs to a moment. The server's `lessons/moments.py` finds the same ones. */
import type { Decision, GameEvent, Option, Question } from "@/core/asked";
import type { Fields, GameSchema } from "@/core/game";

/** By the path to a field: what may stand there. */
export type Match = Record<string, (number | string | boolean)[]>;

/** An answer that is suggested: an option like that, or an amount. */
export interface Wish {
  type: string;
  of: Match;
  amount: number | null;
}

/** One thing the coach says: when, where on the table, and what it suggests. */
export interface Beat {
  id: string;
  question?: string;
  event?: string;
  opening?: boolean;
  of?: Match;
  where?: Match;
  /** Places on the table, one for each wish. */
  at?: string[];
  /** For this question and those that carry it on. */
  wish?: Wish[];
  facts?: Record<string, string>;
  /** Nothing stops for it. */
  passing?: boolean;
  /** The last one. */
  ends?: boolean;
}

/** What `/api/games/…/lesson` answers. */
export interface Lesson {
  id: string;
  game: string;
  version: number;
  minutes: number;
  beats: Beat[];
  language: string;
  fluent: string;
}

/** What is asked, and what has been picked there so far. */
export interface Asked {
  decision: Decision;
  /** The option's number or the amount; null for the question that is open. */
  choice: number | null;
}

/** What the coach says of a question. */
export interface Advice {
  beat: Beat;
  /** What to touch next; "" for nothing. */
  at: string;
  /** The amount that is suggested here. */
  amount: number | null;
  /** Something else was picked: that is as good. */
  other: boolean;
}

/** Where the deed is done once all of it is picked. */
export const CONFIRM = "confirm";
const STAKE = "stake";

type View = GameSchema["view"];

export function guided(view: View | null): boolean {
  return (view?.round_number ?? view?.race_number) === 1;
}

export function beatOfQuestion(
  beats: Beat[],
  question: Question,
  view: View | null,
): Beat | undefined {
  if (!guided(view)) return undefined;
  return beats.find(
    (beat) =>
      beat.question === question.step && matches(question, beat.of) && matches(view, beat.where),
  );
}

/** What is said when that has happened, once; the view is the one before it. With the last word the round is over. */
export function beatOfEvent(
  beats: Beat[],
  event: GameEvent,
  view: View | null,
  said: ReadonlySet<string>,
): Beat | undefined {
  const open = guided(view);
  return beats.find(
    (beat) =>
      beat.event === event.type &&
      (open || beat.ends) &&
      !said.has(beat.id) &&
      matches(event, beat.of) &&
      matches(view, beat.where),
  );
}

/** What to say of a chain of questions: the latest beat counts, and what it wishes for those that carry it on. */
export function adviceOn(beats: Beat[], chain: Asked[], view: View | null): Advice | null {
  const found = chain.map(({ decision }) => beatOfQuestion(beats, decision.question, view));
  const from = found.findLastIndex((beat) => beat !== undefined);
  const beat = found[from];
  if (!beat) return null;
  const since = chain.slice(from);
  const wishes = beat.wish ?? [];
  const other = since.some(({ decision, choice }, place) => {
    const wish = wishes[place];
    return choice !== null && wish !== undefined && !fulfils(wish, decision, choice);
  });
  const open = since.findIndex(({ choice }) => choice === null);
  const amount = wishes.find((wish) => wish.amount !== null)?.amount ?? null;
  if (other) return { beat, at: "", amount, other };
  if (open < 0) return { beat, at: CONFIRM, amount, other };
  const usual = wishes[open]?.amount == null ? "" : STAKE;
  return { beat, at: beat.at?.[open] ?? usual, amount, other };
}

function fulfils(wish: Wish, { options, span }: Decision, choice: number): boolean {
  const option = options[choice];
  if (span || !option) return true; // any amount is as good
  return isLike(wish, option);
}

export function isLike(wish: Wish, option: Option): boolean {
  return option.type === wish.type && matches(option, wish.of);
}

/** Whether in each of these places one of the allowed values stands: `dice.*` is any of them, `dice.#` their number. */
export function matches(thing: unknown, match: Match = {}): boolean {
  return Object.entries(match).every(([path, allowed]) =>
    valuesAt(thing, path.split(".")).some((value) => allowed.some((one) => one === value)),
  );
}

export function valuesAt(thing: unknown, [part, ...rest]: string[]): unknown[] {
  if (part === undefined) return [thing];
  if (Array.isArray(thing)) {
    if (part === "#") return [thing.length];
    if (part === "*") return thing.flatMap((one) => valuesAt(one, rest));
    return Number(part) < thing.length ? valuesAt(thing[Number(part)], rest) : [];
  }
  if (typeof thing !== "object" || thing === null || !(part in thing)) return [];
  return valuesAt((thing as Fields)[part], rest);
}

/**
 * Where a place of the table is looked for: `lane=0|3` on the board, then among what can be picked; `tray` has that name.
 * After a comma stands what is shown where there is no such thing on the screen.
 */
export function selectorsOf(place: string): string[] {
  return place.split(",").flatMap(selectorsOfOne);
}

function selectorsOfOne(place: string): string[] {
  const [name = "", values] = place.split("=");
  if (name === CONFIRM) return ["#slip .primary"];
  if (values === undefined) return [`[data-anchor="${name}"]`];
  const all = values.split("|");
  return [
    ...all.map((one) => `[data-${name}="${one}"]`),
    ...all.map((one) => `[data-pick-${name}~="${one}"]`),
  ];
}
