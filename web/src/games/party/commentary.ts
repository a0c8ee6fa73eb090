/** What is said about a race: one line a card, and none of them twice in a night. */

/** What there is to be said, the most telling first. */
export const SITUATIONS = [
  "photo",
  "upset",
  "home",
  "level",
  "jump",
  "stall",
  "backed",
  "lead",
  "last",
] as const;
export type Situation = (typeof SITUATIONS)[number];

export interface Remark {
  situation: Situation;
  /** Lanes the line names: whom it is about, and who is next. */
  lane: number;
  other: number;
  /** Spaces between them, or how many are level. */
  count: number;
}

export interface Look {
  /** By lane, before and after the card. */
  before: readonly number[];
  after: readonly number[];
  /** Home already, the winner first. */
  order: readonly number[];
  chances: readonly number[] | null;
  /** How many bets to win lie on each lane. */
  backers: readonly number[];
}

/** A crowd is talked about as such from so many bets on. */
const CROWD = 12;
/** Less than that, and nobody believed in it. */
const HOPELESS = 0.1;

/** All that could be said about a card, the most telling first. */
export function remarks(look: Look): Remark[] {
  const { before, after, order } = look;
  const running = after.map((_, lane) => lane).filter((lane) => !order.includes(lane));
  const field = running.length > 1 ? running : after.map((_, lane) => lane);
  const sorted = [...field].sort((one, other) => spot(after, other) - spot(after, one));
  const [first = 0, second = 0] = sorted;
  const last = sorted.at(-1) ?? 0;
  const found: Remark[] = [];
  const add = (situation: Situation, lane: number, other: number, count: number): number =>
    found.push({ situation, lane, other, count });

  const winner = order[0];
  if (winner !== undefined && spot(before, winner) < 12 && spot(after, winner) >= 12) {
    if ((look.chances?.[winner] ?? 1) < HOPELESS) add("upset", winner, second, 0);
    add("home", winner, first === winner ? second : first, 0);
  }
  const moved = (lane: number): number => spot(after, lane) - spot(before, lane);
  const level = sorted.filter((lane) => spot(after, lane) === spot(after, first)).length;
  if (level > 1) add("level", first, second, level);
  const fast = [...running].sort((one, other) => moved(other) - moved(one));
  const [flyer = 0, next = 0] = fast;
  const slow = fast.at(-1) ?? 0;
  if (running.length > 1 && moved(flyer) >= 3 && moved(flyer) > moved(next))
    add("jump", flyer, next, moved(flyer));
  if (running.length > 1 && moved(slow) === 0) add("stall", slow, first, 0);
  const apart = spot(after, first) - spot(after, second);
  const fans = look.backers[first] ?? 0;
  if (level === 1 && fans >= CROWD) add("backed", first, second, fans);
  if (level === 1 && running.length > 1) add("lead", first, second, apart);
  const behind = spot(after, sorted.at(-2) ?? last) - spot(after, last);
  if (running.length > 2 && behind >= 1) add("last", last, sorted.at(-2) ?? last, behind);
  return found;
}

const spot = (spots: readonly number[], lane: number): number => spots[lane] ?? 0;

/** Remembers what has been said this night. */
export class Commentator {
  private readonly used: Set<string>;
  private before: Situation | null = null;

  constructor(
    /** Whether there is such a line: `lead`, 3. */
    private readonly has: (situation: Situation, number: number) => boolean,
    /** Where what was said outlives a reload; another night begins elsewhere in the lines. */
    private readonly memory: { read(): string[]; write(used: string[]): void },
    private readonly night: number,
  ) {
    this.used = new Set(memory.read());
  }

  /** The line for what can be said: its number; null when everything has been said. */
  choose(found: readonly Remark[]): { remark: Remark; number: number } | null {
    // Not the same tune twice in a row, where there is another.
    const fresh = found.filter(({ situation }) => situation !== this.before);
    for (const remark of [...fresh, ...found]) {
      const number = this.unsaid(remark.situation);
      if (number === null) continue;
      this.before = remark.situation;
      this.used.add(`${remark.situation}-${number}`);
      this.memory.write([...this.used]);
      return { remark, number };
    }
    return null;
  }

  private unsaid(situation: Situation): number | null {
    const lines = this.count(situation);
    for (let step = 0; step < lines; step++) {
      const number = ((this.night + step) % lines) + 1;
      if (!this.used.has(`${situation}-${number}`)) return number;
    }
    return null;
  }

  private count(situation: Situation): number {
    let lines = 0;
    while (this.has(situation, lines + 1)) lines++;
    return lines;
  }
}
