/** What the show puts on the table beyond the view: turned cards, crossed-out ties, a ruse that acts. */

export interface Bid {
  seat: number;
  cards: number[];
  total: number;
  state: "in" | "leads" | Out;
}

/** Why a bid does not count. */
export type Out = "tied" | "yielded" | "foreseen";

export interface Moment {
  kind: "day" | "market" | "rainbows" | "fled" | "end";
  title: string;
  text: string;
  seats: number[];
}

export class Play {
  /** Cards turned in this hunt, in turn order; empty while they lie face down. */
  bids: Bid[] = $state([]);
  /** Why this hunt goes as it does: powers, ties, ruses, sentence by sentence. */
  why: string[] = $state.raw([]);
  /** The ruse that acts now. */
  ruse: { seat: number; ruse: number; wasted: boolean } | null = $state(null);
  /** A unicorn on its way to a herd, or (seat null) into the woods. */
  leaving: { unicorn: number; seat: number | null } | null = $state(null);
  /** Something to stop for: a new day, the market, two rainbows. */
  moment: Moment | null = $state(null);
  /** The seat something is happening to. */
  spot: number | null = $state(null);

  /** The next hunt begins with nothing turned and nothing said. */
  clearHunt(): void {
    this.bids = [];
    this.why = [];
  }

  clear(): void {
    this.bids = [];
    this.ruse = null;
    this.leaving = null;
    this.moment = null;
    this.spot = null;
  }
}
