/** What the server counts for those who ask: chances with what their seat knows. */
import type { RefusalNote } from "@/core/api";
import type { Answer, Command } from "@/core/wire";
import type { BetChance } from "@/generated/protocol";

/** The part of a room that is needed. */
interface Asked {
  upto: number;
  refusal: RefusalNote | null;
  send(command: Command): Promise<Answer>;
}

/** Whether the viewer likes to see them. */
export const liking = $state({ chances: false });

export class Hints {
  /** The table does not allow them, or the server does not know them. */
  refused = $state(false);
  private bets: BetChance[] = $state.raw([]);
  private asking = false;
  private at = -1;

  constructor(private readonly room: Asked) {}

  /** Ask, unless that is known already. */
  async ask(seat: number): Promise<void> {
    const { room } = this;
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

  /** What is known of a bet, if it is liked to be known. */
  of(kind: number, lane: number): BetChance | null {
    if (!liking.chances) return null;
    return this.bets.find((one) => one.kind === kind && one.lane === lane) ?? null;
  }
}

const known = new WeakMap<Asked, Hints>();

/** The hints of a table. */
export function hintsOf(room: Asked): Hints {
  let found = known.get(room);
  if (!found) known.set(room, (found = new Hints(room)));
  return found;
}
