/** Plays out what happened, one piece of news after the other, at the speed the viewer likes. */
import type { GameEvent, LogLine } from "@/core/room.svelte";

/** What a director gets to play out one piece of news. */
export interface Scene<View> {
  before: View | null;
  after: View;
  events: GameEvent[];
  /** 1 normal, 0.4 fast, 0 instant; the viewer may change it in the middle. */
  readonly speed: number;
  /** True once the viewer has asked to skip: finish at once. */
  readonly skipped: boolean;
  /** Wait so many milliseconds of normal speed; returns at once when skipped or instant. */
  pause(milliseconds: number): Promise<void>;
  /** A place to come to rest: whoever skipped sees what comes next at the normal pace again. */
  stop(): void;
  /** Put an event on the tape and into the headline. */
  tell(event: GameEvent): void;
}

/** Draws events on the table. When it is done the view becomes `after`. */
export type Director<View> = (scene: Scene<View>) => Promise<void>;

export interface News<View> {
  events: LogLine[];
  view: View;
  speed: () => number;
  before: () => View | null;
  begin: () => void;
  end: () => void;
  tell: (line: LogLine) => void;
}

/** More news than this are waiting: catch up fast. */
const BEHIND = 6;

export class Show<View> {
  director: Director<View> | null = null;
  /** Whether something is being played out now. */
  running = $state(false);
  /** The viewer has stopped the show; it goes on when this is false again. */
  held = $state(false);
  /** The latest event that was told, for the headline. */
  headline: GameEvent | null = $state.raw(null);
  private queue: News<View>[] = $state.raw([]);
  private wake: (() => void) | null = null;
  private goOn: (() => void) | null = null;
  private skipping = false;
  private closed = false;
  private frozen = false;
  private idle: (() => void) | null = null;

  /** The newest view that is known, shown or not. */
  get latest(): View | null {
    return this.queue.at(-1)?.view ?? null;
  }

  add(news: News<View>): void {
    this.queue = [...this.queue, news];
    if (!this.running && !this.frozen) void this.run();
  }

  /** Let nothing new begin; what is being shown ends at once. */
  async freeze(): Promise<void> {
    this.frozen = true;
    if (!this.running) return;
    this.skip();
    await new Promise<void>((resolve) => (this.idle = resolve));
  }

  /** Go on with whatever has come in the meantime. */
  thaw(): void {
    this.frozen = false;
    if (!this.running && this.queue.length > 0) void this.run();
  }

  /** Go to the next stop at once. */
  skip(): void {
    this.skipping = true;
    this.release();
    this.wake?.();
  }

  /** Stop where we are. */
  hold(): void {
    this.held = true;
  }

  release(): void {
    this.held = false;
    this.goOn?.();
  }

  clear(): void {
    this.queue = [];
    this.skip();
  }

  close(): void {
    this.closed = true;
    this.clear();
  }

  private async run(): Promise<void> {
    this.running = true;
    while (this.queue.length > 0 && !this.closed && !this.frozen) {
      const news = this.queue[0] as News<View>;
      this.skipping = false;
      await this.play(news);
      if (this.queue[0] !== news) continue; // a fresh view has overtaken it
      this.queue = this.queue.slice(1);
      news.end();
    }
    this.running = false;
    this.idle?.();
    this.idle = null;
  }

  private async play(news: News<View>): Promise<void> {
    const told = new Set<GameEvent>();
    const tell = (event: GameEvent): void => {
      const line = news.events.find((one) => one.event === event);
      if (!line || told.has(event)) return;
      told.add(event);
      this.headline = event;
      news.tell(line);
    };
    news.begin();
    const catchUp = this.queue.length > BEHIND ? 0.4 : 1;
    const scene = this.scene(news, () => news.speed() * catchUp, tell);
    try {
      await this.director?.(scene);
    } catch (error) {
      console.error(error); // a picture that fails must not stop the game
    }
    for (const { event } of news.events) tell(event);
  }

  private scene(
    news: News<View>,
    speed: () => number,
    tell: (event: GameEvent) => void,
  ): Scene<View> {
    const show = this;
    return {
      before: news.before(),
      after: news.view,
      events: news.events.map((line) => line.event),
      tell,
      get speed() {
        return speed();
      },
      get skipped() {
        return show.skipping;
      },
      pause: (milliseconds) => this.pause(milliseconds * speed()),
      stop: () => {
        if (this.queue[0] === news) this.skipping = false;
      },
    };
  }

  private async pause(milliseconds: number): Promise<void> {
    if (this.skipping || milliseconds <= 0) return;
    await this.sleep(milliseconds);
    if (this.held) await new Promise<void>((resolve) => (this.goOn = resolve));
  }

  private sleep(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        this.wake = null;
        resolve();
      };
      const timer = setTimeout(done, milliseconds);
      this.wake = done;
    });
  }
}
