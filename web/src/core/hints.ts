/** What a coach says once in first real games: which hint is due. The server's `lessons/hints.py` finds the same ones. */
import type { Decision, GameEvent, Option } from "@/core/asked";
import type { Fields, GameSchema } from "@/core/game";
import { isLike, matches, valuesAt, type Match, type Wish } from "@/core/lesson";

/** A number, or a place of the moment; `players.me.danari/2` is half of what stands there. */
type Bound = number | string;

/** A rule that is told once, at the thing itself. */
export interface Hint {
  id: string;
  /** While that is asked; neither this nor an event: at any question. */
  question?: string;
  /** After that was shown. */
  event?: string;
  of?: Match;
  where?: Match;
  /** Among the options; whoever takes it unaided needs no word of it. */
  offered?: Wish;
  least?: Record<string, Bound>;
  less?: Record<string, Bound>;
  at?: string;
  facts?: Record<string, string>;
}

/** What `/api/games/…/hints` answers. */
export interface Hints {
  game: string;
  hints: Hint[];
  language: string;
  fluent: string;
}

type View = GameSchema["view"];
/** The view, and what is asked or has happened. */
type Moment = Fields;

const ME = "me";

export function hintAtQuestion(
  hints: Hint[],
  { question, options }: Pick<Decision, "question" | "options">,
  view: View,
  seat: number,
  told: ReadonlySet<string>,
): Hint | undefined {
  return hints.find(
    (hint) =>
      !hint.event &&
      !told.has(hint.id) &&
      (!hint.question || hint.question === question.step) &&
      (!hint.offered || options.some((option) => offers(hint, option))) &&
      fits(hint, question, view, seat),
  );
}

/** The view is the one before it. */
export function hintAfterEvent(
  hints: Hint[],
  event: GameEvent,
  view: View,
  seat: number,
  told: ReadonlySet<string>,
): Hint | undefined {
  return hints.find(
    (hint) => hint.event === event.type && !told.has(hint.id) && fits(hint, event, view, seat),
  );
}

/** Whether an option is what the hint is about. */
export function offers(hint: Hint, option: Option): boolean {
  return hint.offered !== undefined && isLike(hint.offered, option);
}

/** The numbers it names, beside what the question or event tells itself. */
export function factsOf(hint: Hint, view: View, seat: number): Record<string, number> {
  const facts = Object.entries(hint.facts ?? {});
  return Object.fromEntries(facts.map(([name, path]) => [name, most(view as Fields, path, seat)]));
}

/** Where it points, for whoever sits there. */
export function placeOf(hint: Hint, seat: number): string {
  return (hint.at ?? "").replace(`=${ME}`, `=${seat}`);
}

function fits(hint: Hint, thing: unknown, view: View, seat: number): boolean {
  const moment: Moment = { ...(view as Fields), it: thing };
  const holds = (
    bounds: Record<string, Bound> | undefined,
    test: (value: number, bound: number) => boolean,
  ): boolean =>
    Object.entries(bounds ?? {}).every(([path, one]) =>
      test(most(moment, path, seat), bound(moment, one, seat)),
    );
  return (
    matches(thing, meant(hint.of, moment, seat)) &&
    matches(moment, meant(hint.where, moment, seat)) &&
    holds(hint.least, (value, one) => value >= one) &&
    holds(hint.less, (value, one) => value < one)
  );
}

/** `me` is the seat, and `@players.me.owned` what stands there. */
function meant(match: Match = {}, moment: Moment, seat: number): Match {
  const value = (written: Match[string][number]): Match[string] => {
    if (written === ME) return [seat];
    if (typeof written === "string" && written.startsWith("@"))
      return valuesAt(moment, parts(written.slice(1), seat)) as Match[string];
    return [written];
  };
  return Object.fromEntries(
    Object.entries(match).map(([path, allowed]) => [
      parts(path, seat).join("."),
      allowed.flatMap(value),
    ]),
  );
}

function parts(path: string, seat: number): string[] {
  return path.split(".").map((part) => (part === ME ? String(seat) : part));
}

/** The largest number that stands there; of nothing, less than any. */
function most(moment: Moment, path: string, seat: number): number {
  return Math.max(-1, ...valuesAt(moment, parts(path, seat)).map(Number));
}

function bound(moment: Moment, one: Bound, seat: number): number {
  if (typeof one === "number") return one;
  const [path = "", part = "1"] = one.split("/");
  return Math.floor(most(moment, path, seat) / Number(part));
}
