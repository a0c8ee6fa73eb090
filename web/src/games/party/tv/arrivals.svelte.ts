/** Who has just come in, said in one sentence at a time: so slowly that it can be read. */

/** From one sentence to the next. */
export const EVERY = 2000;

export class Arrivals {
  /** Who is named, and how many more came with them. */
  said: { seat: number; more: number } | null = $state.raw(null);
  private players: number;
  private unsaid = 0;
  private last = 0;
  private silent = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(players: number) {
    this.players = players;
  }

  /** So many sit there now; the last of them came last. */
  count(players: number, latest: number): void {
    const more = players - this.players;
    this.players = players;
    if (more <= 0) return;
    this.unsaid += more;
    this.last = latest;
    if (!this.silent) this.say();
  }

  stop(): void {
    clearTimeout(this.timer);
  }

  private say(): void {
    this.said = { seat: this.last, more: this.unsaid - 1 };
    this.unsaid = 0;
    this.silent = true;
    this.timer = setTimeout(() => {
      this.silent = false;
      if (this.unsaid > 0) this.say();
    }, EVERY);
  }
}
