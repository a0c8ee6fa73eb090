/** What the racers of each game look like, by lane. */

export interface Look {
  /** The class that carries its colours, and the beginning of its symbols: `u-green`. */
  name: string;
  /** The symbol of its mark. */
  mark: string;
  /** The custom property that holds its colour. */
  colour: string;
  /** Its line in a chart, for eyes that do not tell the colours apart. */
  dash: string;
}

/** What is under the racers' feet: the rainbow's bands, or dirt with a coloured number. */
export type Ground = "rainbow" | "dirt";

const UNICORN_DASHES = ["2 5", "9 4", "", "12 4 2 4", "", "5 5"];
const HORSE_DASHES = ["", "12 4 2 4", "2 5", "5 5", "9 4", "14 3"];

export const UNICORNS: Look[] = ["green", "orange", "yellow", "blue", "purple", "red"].map(
  (one, lane) => ({
    name: `u-${one}`,
    mark: `m-${one}`,
    colour: "var(--m)",
    dash: UNICORN_DASHES[lane] ?? "",
  }),
);

export const HORSES: Look[] = ["black", "blue", "green", "red", "yellow", "white"].map(
  (one, lane) => ({
    name: `h-${one}`,
    mark: `hm-${one}`,
    colour: "var(--s)",
    dash: HORSE_DASHES[lane] ?? "",
  }),
);

/** Which look a lane has; a lane that is not there is drawn like the first. */
export function lookOf(looks: Look[], lane: number): Look {
  return looks[lane] ?? (looks[0] as Look);
}
