/** The party at a desk: what its pieces share of one's own seat. */
import { asking, Asking } from "@/core/asking.svelte";
import type { Turn } from "@/core/turn.svelte";
import type { Answer, Command } from "@/core/wire";
import type { Decision, PartySeat } from "@/games/party/phone/seat.svelte";
import type { PartyScreen } from "@/games/party/screen.svelte";
import type { Party, PartyView } from "@/games/party/types";
import type { Table } from "@/generated/protocol";

export const partyTable = (): PartyTable => asking<PartyTable>();

/** Also a seat as the phone's pieces know it: they are drawn here, too. */
export class PartyTable extends Asking<Party> implements PartySeat {
  /** Bets are written on the slip: nothing on the stage is pointed at. */
  readonly lit = {};

  constructor(
    readonly screen: PartyScreen,
    turn: Turn<Party>,
  ) {
    super(screen.room, turn);
  }

  /** The stage pays out at leisure; purse and slip say at once what it brought. */
  override get view(): PartyView {
    const { act } = this.screen.show;
    const paid = act === "pay" || act === "final";
    return (paid && this.room.show.latest) || super.view;
  }

  get table(): Table | null {
    return this.room.table;
  }

  get seats(): number[] {
    return this.room.seats;
  }

  get over(): boolean {
    return this.room.over;
  }

  get seat(): number | null {
    return this.room.mine;
  }

  get host(): boolean {
    return this.room.host;
  }

  send(command: Command): Promise<Answer> {
    return this.room.send(command);
  }

  choose(choices: number[], asked: Decision | null = this.decision): Promise<boolean> {
    return this.room.choose(choices, asked);
  }
}
