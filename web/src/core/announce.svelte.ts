/** What a screen reader says: your turn and refusals at once, the rest joined and not too often. */
import { untrack } from "svelte";

/** At most one polite announcement in this time. */
export const PAUSE = 2000;
/** Of a long spell only the last sentences are worth hearing. */
const MOST = 4;

export class Announcer {
  /** Said at once, over whatever is being said. */
  urgent = $state("");
  /** Said when there is a pause. */
  calm = $state("");
  /** Something on the table (a race) speaks for itself: what others do is not mentioned. */
  quiet = false;
  private waiting: string[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last = -PAUSE;

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Your turn, a refusal. */
  interrupt(text: string): void {
    // The same sentence twice must be heard twice: a space makes it another one.
    this.urgent = untrack(() => this.urgent) === text ? `${text} ` : text;
  }

  /** What others do. */
  mention(text: string): void {
    if (!text || this.quiet) return;
    this.waiting = [...this.waiting, text].slice(-MOST);
    const rest = this.last + PAUSE - this.now();
    if (rest <= 0) this.flush();
    else this.timer ??= setTimeout(() => this.flush(), rest);
  }

  close(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting = [];
  }

  private flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.last = this.now();
    this.calm = this.waiting.join(" ");
    this.waiting = [];
  }
}

export const announcer = new Announcer();
