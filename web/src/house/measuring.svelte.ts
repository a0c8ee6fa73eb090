/** Own cards measured in games between bots: asked for again and again until the report is whole. */
import { post, Refused } from "@/core/api";

export interface Thing {
  name: string;
  /** It stands in the file. */
  own: boolean;
  /** In points of a hundred games; null where nobody was given it yet. */
  effect: number | null;
  low: number;
  high: number;
  games: number;
  taken: number | null;
  verdict: "strong" | "weak" | "unwanted" | "few" | "fits";
  said: string;
}

export interface Family {
  title: string;
  things: Thing[];
}

export interface Measured {
  done: number;
  /** False: it was broken off. */
  whole: boolean;
  about: string;
  families: Family[];
  /** The whole report as a page, once it is done. */
  page: string;
}

const AGAIN = 2000; // milliseconds

export class Measuring {
  found: Measured | null = $state.raw(null);
  /** Why the server does not measure them. */
  refused: unknown = $state.raw(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    readonly game: string,
    readonly text: string,
    private readonly language: string,
  ) {
    void this.ask();
  }

  get busy(): boolean {
    return this.refused === null && (this.found?.done ?? 0) < 1;
  }

  /** Nobody waits for it any more. */
  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private async ask(): Promise<void> {
    const order = { text: this.text, lang: this.language };
    try {
      this.found = await post<Measured>(`/api/games/${this.game}/balance`, order);
    } catch (error) {
      // Once it has begun, a line that breaks or a server that is busy is asked again.
      const passing = !(error instanceof Refused) || error.passing;
      if (!this.found || !passing) this.refused = error;
    }
    if (this.busy && !this.closed) this.timer = setTimeout(() => void this.ask(), AGAIN);
  }
}

/** What a designer should see: the file's own cards and, when all is played, whatever stands out. */
export function telling({ things }: Family, done: boolean): Thing[] {
  const out = (verdict: Thing["verdict"]): boolean => verdict !== "fits" && verdict !== "few";
  return things.filter(({ own, verdict }) => own || (done && out(verdict)));
}

/** How far a family's bands reach, in points: the same scale for all of them. */
export function reachOf(families: Family[]): number {
  const edges = families.flatMap(({ things }) =>
    things
      .filter(({ effect, verdict }) => effect !== null && verdict !== "few")
      .flatMap(({ low, high }) => [Math.abs(low), Math.abs(high)]),
  );
  return Math.max(5, ...edges);
}
