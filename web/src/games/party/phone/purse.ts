/** A purse over the night as a line: places in a box, with the best and the worst race marked. */
import type { NightView } from "@/games/party/types";

export interface Dot {
  x: number;
  y: number;
  label: string;
  mark: "" | "best" | "worst";
}

const EDGE = 16;

export function dots(night: NightView, start: string, width: number, height: number): Dot[] {
  const { purses } = night;
  const most = Math.max(...purses);
  const least = Math.min(...purses);
  const step = (width - 2 * EDGE) / Math.max(purses.length - 1, 1);
  return purses.map((purse, place) => {
    const race = night.first_race + place - 1;
    const share = most === least ? 0.5 : (purse - least) / (most - least);
    return {
      x: EDGE + place * step,
      y: height - EDGE - share * (height - 2 * EDGE),
      label: place === 0 ? start : String(race),
      mark:
        place > 0 && night.best?.race === race
          ? night.best.net < 0 && !night.worst
            ? "worst"
            : "best"
          : place > 0 && night.worst?.race === race
            ? "worst"
            : "",
    };
  });
}

/** Of a long night every so many races are named, so that no number lies on another. */
export function named(place: number, count: number): boolean {
  const every = Math.ceil((count - 1) / 8) || 1;
  return place === 0 || place % every === 0;
}
