/** What the parts of this table share: the table as shown, my question, and how to answer it. */
import { asking, Asking } from "@/core/asking.svelte";
import { portraitAt } from "@/games";
import { perk } from "./cards";
import { Casting } from "./casting.svelte";
import { RaceShow } from "./race.svelte";
import { tell, type Story } from "./story";
import {
  LANES,
  type HorseEvent,
  type HorseFever,
  type HorseOption,
  type Lane,
  type LineUp,
  type PlayerView,
  type View,
} from "./types";

export const horseTable = (): HorseTable => asking<HorseTable>();

export class HorseTable extends Asking<HorseFever> {
  readonly race = new RaceShow();
  readonly casting = new Casting(this.room);
  /** The lane pointed at before the rest of the answer is known. */
  lane: Lane | null = $state(null);
  /** The side of the bet token that lies up. */
  kind = $state(0);

  private readonly shown: View = $derived.by(() => {
    const view = this.room.view as View;
    return this.race.on ? this.race.staged(view) : view;
  });

  /** The table as everyone sees it: in a race, as far as it has been shown. */
  override get view(): View {
    return this.shown;
  }

  /** The numbers on a movement card, by odds row. */
  speeds = (card: number): number[] => this.words.cards.movement[card]?.speeds ?? [];

  get player(): PlayerView | null {
    return this.me === null ? null : (this.drafted.players[this.me] ?? null);
  }

  get shop(): boolean {
    return this.room.table?.game === "horse-fever-board";
  }

  /** Everything that was told. */
  get told(): HorseEvent[] {
    return this.room.holding.map(({ event }) => event);
  }

  readonly story: Story = $derived.by(() => {
    const { shop, topic } = this;
    const { opening, step: price_step } = this.words.printed;
    return tell(this.told, this.view, {
      shop,
      step: topic || null,
      racing: this.race.on,
      opening,
      price_step,
    });
  });

  /** What choosing this would be, in words. */
  saying(option: HorseOption): string {
    return this.words.option(option);
  }

  /** Whether a seat may move a stable now: all first bets lie there, and no card yet. */
  mayNudge(seat: number): boolean {
    const { players, bets, actions, waiting } = this.view;
    const player = players[seat];
    if (!player || !waiting.includes(seat) || !perk(this.words, "nudge", player)) return false;
    const playing = players.filter((one) => !one.out).length;
    return bets.length >= playing && actions.every((cards) => cards.length === 0);
  }

  portraitOf = (seat: number): string => portraitAt(this.room, seat);

  nameOf = (seat: number): string => this.words.called(seat);

  /** Which lanes can be pointed at for the open question. */
  readonly lit: Lane[] = $derived.by(() => {
    const offered = this.offered;
    switch (this.topic) {
      case "choose-purchase":
        return this.offers("buy-stable").map((option) => option.lane);
      case "choose-first-bet":
      case "choose-second-bet":
        return LANES.filter((lane) => this.offers("place-bet").some((one) => one.lane === lane));
      case "choose-nudge":
        return LANES.filter((lane) => this.offers("nudge-odds").some((one) => one.lane === lane));
      case "choose-who-was-ahead":
      case "choose-lane":
        return this.offers("on-lane").map((option) => option.lane);
      case "choose-card":
        return this.steps.length || offered.length === 1 ? LANES : [];
      case "choose-horse":
        return this.openLineUps.map((option) => option.lane);
      default:
        return [];
    }
  });

  private get openLineUps(): LineUp[] {
    const open = this.question?.options ?? [];
    return open.filter((option) => option.type === "line-up");
  }

  /** The lane that is chosen, by the draft or by pointing. */
  get chosenLane(): Lane | null {
    const pointed = this.picks.findLast((option) => "lane" in option);
    if (pointed) return pointed.lane;
    return this.topic ? this.lane : null;
  }

  /** Somebody points at a lane on the track or on the blackboard. */
  async point(lane: Lane): Promise<void> {
    switch (this.topic) {
      case "choose-purchase":
        await this.anew((one) => one.type === "buy-stable" && one.lane === lane);
        return;
      case "choose-first-bet":
      case "choose-second-bet":
        await this.bet(lane, this.kind);
        return;
      case "choose-nudge":
        this.turn.reset();
        this.lane = lane;
        return;
      case "choose-card":
        await this.lay(lane);
        return;
      case "choose-horse":
        this.lane = lane;
        return;
      default:
        await this.anew((one) => one.type === "on-lane" && one.lane === lane);
    }
  }

  /** Take a token of this lane, this side up, or the other side where this one is not to be had. */
  async bet(lane: Lane, kind: number): Promise<void> {
    const sides = this.offers("place-bet").filter((one) => one.lane === lane);
    const side = sides.find((one) => one.kind === kind) ?? sides[0];
    if (!side) return;
    this.kind = side.kind;
    await this.anew(
      (one) => one.type === "place-bet" && one.lane === lane && one.kind === side.kind,
    );
  }

  /** Raise an action card; the only one is raised by itself. */
  async raise(card: number): Promise<void> {
    await this.anew((one) => one.type === "play-card" && one.card === card);
  }

  private async lay(lane: Lane): Promise<void> {
    if (this.steps.length === 0) {
      const [only, ...others] = this.offers("play-card");
      if (!only || others.length) return;
      await this.raise(only.card);
    }
    await this.again("choose-lane", (one) => one.type === "on-lane" && one.lane === lane);
  }
}
