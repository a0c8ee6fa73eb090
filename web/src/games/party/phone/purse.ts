/** One's night: the best race and the worst, and the purse as a line, places in a box with both marked. */
import type { NightView, OwnView, RaceNote } from "@/games/party/types";

/** How one came to the book: won most, lost least, came out even when nobody did better, or nobody had bet. */
export function bookBy({ slip, gain }: Pick<OwnView, "slip" | "gain">): ByGain | "kept" {
  return slip.length === 0 ? "kept" : byGain(gain);
}

type ByGain = "won" | "even" | "lost";

/** What the best of a race did. */
export function byGain(gain: number): ByGain {
  return gain > 0 ? "won" : gain < 0 ? "lost" : "even";
}

/** A race one remembers. */
export interface Memory {
  which: "best" | "worst";
  how: "won" | "lost" | "even";
  note: RaceNote;
}

export function memories({ best, worst }: NightView): Memory[] {
  /** The only race one bet on, and lost: nobody calls that the best. */
  const only = !worst && best !== null && best.net < 0;
  const found = [
    { which: only ? ("worst" as const) : ("best" as const), note: best },
    { which: "worst" as const, note: worst },
  ];
  return found.flatMap(({ which, note }) =>
    note ? [{ which, note, how: note.net > 0 ? "won" : note.net < 0 ? "lost" : "even" }] : [],
  );
}

export interface Dot {
  x: number;
  y: number;
  label: string;
  mark: "" | Memory["which"];
}

const EDGE = 16;

export function dots(night: NightView, start: string, width: number, height: number): Dot[] {
  const { purses } = night;
  const most = Math.max(...purses);
  const least = Math.min(...purses);
  const step = (width - 2 * EDGE) / Math.max(purses.length - 1, 1);
  const marks = new Map(memories(night).map(({ note, which }) => [note.race, which]));
  return purses.map((purse, place) => {
    const race = night.first_race + place - 1;
    const share = most === least ? 0.5 : (purse - least) / (most - least);
    return {
      x: EDGE + place * step,
      y: height - EDGE - share * (height - 2 * EDGE),
      label: place === 0 ? start : String(race),
      mark: (place > 0 && marks.get(race)) || "",
    };
  });
}

/** Of a long night every so many races are named, so that no number lies on another. */
export function named(place: number, count: number): boolean {
  const every = Math.ceil((count - 1) / 8) || 1;
  return place === 0 || place % every === 0;
}
