/** Plays out what happened, one piece of news after the other, at the speed the viewer likes. */
import { afterPaint } from "@/core/after-paint";
import type { GameSchema } from "@/core/game";
import type { LogLine } from "@/core/room.svelte";
import { flushSync } from "svelte";

/** What a director gets to play out one piece of news. */
export interface Scene<G extends GameSchema = GameSchema> {
  before: G["view"] | null;
  after: G["view"];
  events: G["event"][];
  /** 1 normal, 0.4 fast, 0 instant; the viewer may change it in the middle. */
  readonly speed: number;
  /** True once the viewer has asked to skip: finish at once. */
  readonly skipped: boolean;
  /** Wait so many milliseconds of normal speed; returns at once when skipped or instant. */
  pause(milliseconds: number): Promise<void>;
  /** A place to come to rest: whoever skipped sees what comes next at the normal pace again. */
  stop(): void;
  /** Somebody's turn begins: a tap that hurried the one before does not hurry this one. */
  next(): void;
  /** Who acts just now, and where; null when nobody does. */
  point(beat: Beat | null): void;
  /** The table as it stands in between; what is true comes with `after`. */
  stage(view: G["view"]): void;
  /** Stay until the viewer goes on, or as long as a clock allows; at most so many ms. */
  linger(most?: number): Promise<void>;
  /** Put an event on the tape and, unless it is a matter of course, into the headline. */
  tell(event: G["event"], aloud?: boolean): void;
}

/** One action of somebody: whose row is lit, and what is ringed on the board. */
export interface Beat {
  seat: number;
  /** A selector of the place on the board; empty until the deed is done. */
  at: string;
}

/** Draws events on the table. When it is done the view becomes `after`. */
export type Director<G extends GameSchema = GameSchema> = Directing<G>["play"];

/** As a method: a game's own director serves where any will do. */
interface Directing<G extends GameSchema> {
  play(scene: Scene<G>): Promise<void>;
}

export interface News<G extends GameSchema = GameSchema> {
  events: LogLine<G>[];
  view: G["view"];
  speed: () => number;
  before: () => G["view"] | null;
  begin: () => void;
  end: () => void;
  tell(line: LogLine<G>): void;
  /** Others look at this screen, too: it does not say such things aloud. */
  secret?(event: G["event"]): boolean;
  stage(view: G["view"]): void;
  /** How long something to be read may stay, in ms; null for as long as the viewer likes. */
  patience: () => number | null;
}

/** More news than this are waiting: catch up fast. */
const BEHIND = 6;
/** Events of one piece of news that need a stage: a race, a hunt. */
const MUCH = 12;
/** What is skipped, or to be seen at once, is played out all the same: after so many ms the page may draw and listen. */
const BREATH = 12;

export class Show<G extends GameSchema = GameSchema> {
  director: Director<G> | null = null;
  /** Whether something is being played out now. */
  running = $state(false);
  /** The viewer has stopped the show; it goes on when this is false again. */
  held = $state(false);
  /** The latest event that was told, for the headline. */
  headline: G["event"] | null = $state.raw(null);
  /** What is said of a race instead of its single events. */
  caption = $state("");
  /** Whose action is being shown, and where on the board. */
  beat: Beat | null = $state.raw(null);
  /** What is shown stays until the viewer goes on. */
  lingering = $state(false);
  private queue: News<G>[] = $state.raw([]);
  private wake: (() => void) | null = null;
  private released: (() => void) | null = null;
  private skipping: "" | "beat" | "all" = "";
  private tapped = false;
  private closed = false;
  private frozen = false;
  private idle: (() => void) | null = null;
  private breathed = 0;

  /** The newest view that is known, shown or not. */
  get latest(): G["view"] | null {
    return this.queue.at(-1)?.view ?? null;
  }

  add(news: News<G>): void {
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
    this.hurry("all");
  }

  /**
   * A tap on "Skip" is carried out after the frame that answers it. Taps that crowd before that frame are one, and what
   * has come since to be read is not skipped unread.
   */
  skipTapped(): void {
    if (this.tapped) return;
    this.tapped = true;
    const reading = this.lingering;
    afterPaint(() => {
      this.tapped = false;
      if (reading || !this.lingering) this.skip();
    });
  }

  /** Enough of this: what is said now is read, the next one comes at its own pace. */
  goOn(): void {
    this.hurry("beat");
  }

  private hurry(how: "beat" | "all"): void {
    this.skipping = how;
    this.release();
    this.wake?.();
  }

  /** Stop where we are. */
  hold(): void {
    this.held = true;
  }

  release(): void {
    this.held = false;
    this.released?.();
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
      const news = this.queue[0] as News<G>;
      this.skipping = "";
      await this.play(news);
      this.beat = null;
      if (this.queue[0] !== news) continue; // a fresh view has overtaken it
      this.queue = this.queue.slice(1);
      news.end();
      flushSync(); // or what follows the view would undo how the next news begins
    }
    this.running = false;
    this.idle?.();
    this.idle = null;
  }

  private async play(news: News<G>): Promise<void> {
    const told = new Set<G["event"]>();
    const tell = (event: G["event"], aloud = true): void => {
      const line = news.events.find((one) => one.event === event);
      if (!line || told.has(event)) return;
      told.add(event);
      if (aloud && !news.secret?.(event)) this.headline = event;
      news.tell(line);
    };
    news.begin();
    // The stage for much is drawn in a frame of its own: with what the news changes at once it would be too long for one.
    if (news.events.length >= MUCH && news.speed() > 0) await new Promise<void>(afterPaint);
    const catchUp = this.queue.length > BEHIND ? 0.4 : 1;
    const scene = this.scene(news, () => news.speed() * catchUp, tell);
    try {
      if (this.queue[0] === news) await this.director?.(scene);
    } catch (error) {
      console.error(error); // a picture that fails must not stop the game
    }
    for (const { event } of news.events) tell(event);
  }

  private scene(
    news: News<G>,
    speed: () => number,
    tell: (event: G["event"], aloud?: boolean) => void,
  ): Scene<G> {
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
        return show.skipping !== "";
      },
      pause: (milliseconds) => this.pause(milliseconds * speed()),
      stop: () => {
        if (this.queue[0] === news) this.skipping = "";
      },
      next: () => {
        if (this.queue[0] === news && this.skipping === "beat") this.skipping = "";
      },
      point: (beat) => (this.beat = beat),
      stage: (view) => {
        if (this.queue[0] === news) news.stage(view);
      },
      linger: (most) => this.linger(news, speed(), most),
    };
  }

  private async pause(milliseconds: number): Promise<void> {
    if (document.hidden) return;
    if (this.skipping || milliseconds <= 0) return this.breathe();
    await this.sleep(milliseconds, true);
    if (this.held) await new Promise<void>((resolve) => (this.released = resolve));
  }

  private async breathe(): Promise<void> {
    if (this.closed || performance.now() - this.breathed < BREATH) return;
    await new Promise((resolve) => setTimeout(resolve));
    this.breathed = performance.now();
  }

  /** What must be read waits for the reader; whoever sees everything at once has read it. */
  private async linger(news: News<G>, speed: number, most = Infinity): Promise<void> {
    const now = (): boolean => this.queue[0] === news && !this.closed && !this.frozen;
    if (speed === 0 || !now()) return;
    const patience = Math.min(news.patience() ?? Infinity, most * speed);
    this.skipping = "";
    this.lingering = true;
    await this.sleep(patience);
    if (this.held) await new Promise<void>((resolve) => (this.released = resolve));
    this.lingering = false;
    if (now()) this.skipping = "";
  }

  /** What only passes is over as soon as nobody looks: in a hidden page nothing is played out. */
  private sleep(milliseconds: number, passing = false): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        document.removeEventListener("visibilitychange", hide);
        this.wake = null;
        resolve();
      };
      const hide = (): void => {
        if (passing && document.hidden) done();
      };
      const timer = milliseconds === Infinity ? undefined : setTimeout(done, milliseconds);
      document.addEventListener("visibilitychange", hide);
      this.wake = done;
    });
  }
}
