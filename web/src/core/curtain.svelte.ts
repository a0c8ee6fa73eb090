/** Several people share this screen: whose cards may be seen, and who must look away. */
import type { Room } from "@/core/room.svelte";

/** A shared screen nobody touches covers itself. */
export const COVER_AFTER = 45_000;

export class Curtain {
  /** Covered because nobody was there. */
  private covered = $state(false);
  private last: number | null = $state(null);

  constructor(private readonly room: Room) {}

  /** Whether there is anything to hide: more than one person plays at this screen. */
  get shared(): boolean {
    const { seats, tv, over, table, meeting } = this.room;
    return seats.length > 1 && !tv && !over && !meeting && table?.stage === "playing";
  }

  /** Who must act at this screen. */
  private get wanted(): number[] {
    return this.room.waiting.filter((seat) => this.room.seats.includes(seat));
  }

  /** Who should take the screen; null when nobody need to. */
  get next(): number | null {
    if (!this.shared) return null;
    const { mine } = this.room;
    const wanted = this.wanted;
    if (this.covered) return wanted[0] ?? this.last ?? this.room.seats[0] ?? null;
    if (wanted.length === 0 || (mine !== null && wanted.includes(mine))) return null;
    return this.room.inPublic ? null : (wanted[0] ?? null);
  }

  /** Who is asked in the open: the screen just turns to them. */
  get turning(): number | null {
    const { mine } = this.room;
    const wanted = this.wanted;
    if (!this.shared || this.covered || !this.room.inPublic) return null;
    return mine !== null && wanted.includes(mine) ? null : (wanted[0] ?? null);
  }

  /** The next person says they are there. */
  async lift(seat: number): Promise<void> {
    const answer = await this.room.send({ type: "look", seat });
    if (answer.type === "done") {
      this.last = seat;
      this.covered = false;
    }
  }

  /** Nobody's cards are shown behind it. */
  async drop(): Promise<void> {
    if (this.room.mine !== null) await this.room.send({ type: "look" });
  }

  /** Nobody has touched the screen for a while. */
  cover(): void {
    if (this.shared && this.room.mine !== null) {
      this.last = this.room.mine;
      this.covered = true;
    }
  }
}
