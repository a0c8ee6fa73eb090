/** A review as it grows: asked for again and again until it is whole. */
import { review, type Review } from "@/core/review";

const AGAIN = 1500; // milliseconds

export class Reviewing {
  found: Review | null = $state.raw(null);
  /** This game has nothing to weigh, or the server cannot say. */
  refused = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(readonly id: string) {
    void this.ask();
  }

  /** Nobody waits for it any more. */
  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private async ask(): Promise<void> {
    try {
      const found = await review(this.id);
      if (this.closed) return;
      this.found = found;
    } catch {
      // What was known stays; a server that is away for a moment is asked again.
      this.refused = this.found === null;
      if (this.refused) return;
    }
    if (!this.closed && this.found && this.found.done < 1) {
      this.timer = setTimeout(() => void this.ask(), AGAIN);
    }
  }
}
