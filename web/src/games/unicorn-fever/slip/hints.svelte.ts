/** What the server counts for those who ask: chances on what is public. */
import type { RefusalNote } from "@/core/api";
import type { Answer, Command } from "@/core/wire";
import type { BetChance } from "@/generated/protocol";

/** The part of a room that is needed. */
interface Asked {
  upto: number;
  refusal: RefusalNote | null;
  send(command: Command): Promise<Answer>;
}

class Hints {
  /** The viewer likes to see them. */
  wanted = $state(false);
  /** The table does not allow them, or the server does not know them. */
  refused = $state(false);
  bets: BetChance[] | null = $state.raw(null);
  private asking = false;
  private at = -1;

  async ask(room: Asked, seat: number): Promise<void> {
    if (this.asking || this.refused || this.at === room.upto) return;
    this.asking = true;
    const { upto } = room;
    const answer = await room.send({ type: "odds", seat });
    this.asking = false;
    if (answer.type !== "odds") {
      this.refused = true;
      room.refusal = null;
      return;
    }
    this.at = upto;
    this.bets = answer.bets;
  }
}

export const hints = new Hints();
