/** What a screen reader says: what happens, all of it and in its order; refusals and a clock that runs out at once. */
import type { GameSchema } from "@/core/game";
import { untrack } from "svelte";

/** How many sentences stay in the page once they have been there for a while; a reader may still be at work on newer ones. */
const KEPT = 80;
/** Milliseconds in which nothing is taken away, however much comes at once. */
const FRESH = 10_000;

/** How a game's events are told where each one's own sentence would not do. */
export interface Teller<G extends GameSchema = GameSchema> {
  /** What is said now that this has happened; `brief` for whoever sees the end of everything at once. */
  tell(event: G["event"], brief: boolean): string[];
}

/** As a method: what listens to one game's events serves where any game may be on the table. */
export interface Listener<G extends GameSchema = GameSchema> {
  hear(event: G["event"]): void;
}

export interface Sentence {
  key: number;
  text: string;
  /** When it was said, in ms of the page. */
  at: number;
}

export class Announcer {
  /** Said at once, over whatever is being said. */
  urgent = $state("");
  /** Said one after the other; nothing is left out because others wait. */
  told: Sentence[] = $state.raw([]);
  private count = 0;

  /** A refusal, the last seconds. */
  interrupt(text: string): void {
    // The same sentence twice must be heard twice: a space makes it another one.
    this.urgent = untrack(() => this.urgent) === text ? `${text} ` : text;
  }

  /** What happens, and whose turn it is then. */
  say(...sentences: string[]): void {
    const at = performance.now();
    const next = sentences.filter(Boolean).map((text) => ({ key: ++this.count, text, at }));
    if (next.length === 0) return;
    const all = [...untrack(() => this.told), ...next];
    this.told = all.filter((one, place) => place >= all.length - KEPT || at - one.at < FRESH);
  }

  /** Another page: nothing of this one is to be read there. */
  clear(): void {
    this.urgent = "";
    this.told = [];
  }
}

export const announcer = new Announcer();
