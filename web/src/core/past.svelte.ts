/** The table as it stood after each piece of news, to look back at. */
import { untrack } from "svelte";

interface Standpoint<View> {
  upto: number;
  view: View;
}

/** How many tables of the past are kept. */
const KEPT = 400;

export class Past<View> {
  private all: Standpoint<View>[] = $state.raw([]);

  keep(upto: number, view: View): void {
    this.all = [...untrack(() => this.all).slice(1 - KEPT), { upto, view }];
  }

  clear(): void {
    this.all = [];
  }

  /** The table of that event; undefined where it was never seen here. */
  at(number: number): Standpoint<View> | undefined {
    const place = this.all.findIndex(({ upto }) => upto >= number);
    const found = this.all[place];
    // Before the first one there may have been others that were never seen here.
    return place > 0 || found?.upto === number ? found : undefined;
  }
}
