/** The noises of a party: the pictures they are made with, and those in the air now. */

export const NOISES: Record<string, string> = {
  cheer: "i-cheer",
  clap: "i-hats",
  gasp: "i-gasp",
  laugh: "i-laugh",
  groan: "i-hanky",
};

export interface Heard {
  key: number;
  reaction: string;
  name: string;
}

/** How long a noise is in the air, and how many fit there before they are counted. */
const FLIGHT = 2600;
export const MOST = 12;

export class Noise {
  flying: Heard[] = $state.raw([]);
  private last = 0;
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();

  /** Too many to fly one by one: how often each was heard. */
  get counted(): { reaction: string; count: number }[] | null {
    if (this.flying.length <= MOST) return null;
    const counts = new Map<string, number>();
    for (const { reaction } of this.flying) counts.set(reaction, (counts.get(reaction) ?? 0) + 1);
    return [...counts].map(([reaction, count]) => ({ reaction, count }));
  }

  /** Whatever is new among these goes up. */
  hear(heard: readonly Heard[]): void {
    const news = heard.filter(({ key, reaction }) => key > this.last && reaction in NOISES);
    if (news.length === 0) return;
    this.last = Math.max(...news.map(({ key }) => key));
    this.flying = [...this.flying, ...news];
    const gone = new Set(news.map(({ key }) => key));
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      this.flying = this.flying.filter(({ key }) => !gone.has(key));
    }, FLIGHT);
    this.timers.add(timer);
  }

  stop(): void {
    for (const timer of this.timers) clearTimeout(timer);
  }
}
