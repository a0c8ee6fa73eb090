/** What is said of a race: one line for the eye, one sentence a card for the ear. */
import type { Words } from "@/core/words";
import { LINE } from "@/games/racing/geometry";

const PODIUM = 3;

/** Who says it. */
export type Speech = Pick<Words, "say" | "name" | "join" | "beside" | "told">;

/** Racers that share a space, the foremost first. */
export interface Group {
  spot: number;
  lanes: number[];
}

/** Who is where on the track; those who are home are left out. */
export function standing(spots: number[], order: number[]): Group[] {
  const groups = new Map<number, number[]>();
  for (const [lane, spot] of spots.entries()) {
    if (order.includes(lane)) continue;
    groups.set(spot, [...(groups.get(spot) ?? []), lane]);
  }
  return [...groups]
    .map(([spot, lanes]) => ({ spot, lanes }))
    .sort((one, other) => other.spot - one.spot);
}

/** "Card 5. Custard and Nocturne cross. Cinder, Drizzle and Rumpus on 11, Bramble on 10." */
export function cardSentence(
  words: Speech,
  turn: number,
  crossing: number[],
  groups: Group[],
): string {
  const parts = [words.say("web-race-card", { turn })];
  if (crossing.length)
    parts.push(
      words.say("web-race-cross", { lanes: named(words, crossing), count: crossing.length }),
    );
  const rest = groups
    .map(({ spot, lanes }) => ({ spot, lanes: lanes.filter((lane) => !crossing.includes(lane)) }))
    .filter(({ lanes }) => lanes.length > 0)
    .map(({ spot, lanes }) => words.say("web-race-on", { lanes: named(words, lanes), spot }));
  if (rest.length) parts.push(words.say("web-race-all-on", { groups: words.beside(rest) }));
  return words.told(parts);
}

/** Who leads now, for the headline. */
export function lineOf(words: Words, spots: number[], order: number[]): string {
  const [first] = standing(spots, order);
  if (!first) return "";
  const { spot, lanes } = first;
  const said = { lanes: named(words, lanes), count: lanes.length, spot };
  if (spot >= LINE) return words.say("web-race-over-the-line", said);
  if (lanes.length > 3) return words.say("web-race-bunch", said);
  return words.say(lanes.length > 1 ? "web-race-level" : "web-race-leads", said);
}

/** Whether the places a bet is for have gone to others: kind 0 is to win, the rest to place. */
export function hopeless(order: number[], kind: number, lane: number): boolean {
  const places = kind === 0 ? 1 : PODIUM;
  return order.length >= places && !order.slice(0, places).includes(lane);
}

function named(words: Speech, lanes: number[]): string {
  return words.join(lanes.map((lane) => words.name("Lane", lane)));
}
