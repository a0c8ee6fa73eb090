/** What the parts of this table share: the table as shown, my question, and how to answer it. */
import type { OptionOf } from "@/core/game";
import type { Room } from "@/core/room.svelte";
import type { Step as Picked, Turn } from "@/core/turn.svelte";
import type { Words } from "@/core/words";
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
  type OptionType,
  type PlayerView,
  type Step,
  type View,
} from "./types";

export class HorseTable {
  readonly race: RaceShow;
  readonly casting: Casting;
  /** The lane pointed at before the rest of the answer is known. */
  lane: Lane | null = $state(null);
  /** The side of the bet token that lies up. */
  kind = $state(0);

  constructor(
    readonly room: Room<HorseFever>,
    readonly turn: Turn<HorseFever>,
  ) {
    this.race = new RaceShow();
    this.casting = new Casting(room);
  }

  get words(): Words<HorseFever> {
    return this.room.words as Words<HorseFever>;
  }

  /** The table, with what I am about to do already done where that can be tried. */
  get view(): View {
    const drafted = this.steps.length ? this.turn.view : null;
    return drafted ?? this.now;
  }

  /** The table as it is. */
  get now(): View {
    const view = this.room.view as View;
    return this.race.on ? this.race.staged(view) : view;
  }

  /** The numbers on a movement card, by odds row. */
  speeds = (card: number): number[] => this.words.cards.movement[card]?.speeds ?? [];

  get me(): number | null {
    return this.room.mine;
  }

  get player(): PlayerView | null {
    return this.me === null ? null : (this.view.players[this.me] ?? null);
  }

  get shop(): boolean {
    return this.room.table?.game === "horse-fever-board";
  }

  /** What I have picked for the question that is asked now; not what is left of an earlier one. */
  get steps(): Picked<HorseFever>[] {
    const { room, turn } = this;
    return turn.steps[0]?.decision === room.decision ? turn.steps : [];
  }

  /** The question my slip began with: the chain's first. */
  get step(): Step | null {
    const { room } = this;
    if (room.mine === null || room.decision?.seat !== room.mine || room.show.running) return null;
    return room.decision.question.step;
  }

  /** The question of the chain that is open now. */
  get openStep(): Step | null {
    return this.step && (this.turn.question?.question.step ?? null);
  }

  /** All that the slip's first question offers, picked from or not. */
  get offered(): HorseOption[] {
    return this.step ? (this.room.decision?.options ?? []) : [];
  }

  offers<T extends OptionType>(type: T): OptionOf<HorseFever, T>[] {
    return this.offered.filter((option): option is OptionOf<HorseFever, T> => option.type === type);
  }

  /** What was picked first, if anything. */
  get picked(): HorseOption | null {
    const first = this.steps[0];
    return first?.decision.options[first.choice] ?? null;
  }

  /** Whether the chain says all that its own question needs. */
  get complete(): boolean {
    const { steps } = this;
    if (steps.length === 0 || this.turn.busy) return false;
    // A longer draft may have come to a question that is not part of this answer.
    return steps.length > 1 || !this.turn.question?.goes_on;
  }

  /** Everything that was told. */
  get told(): HorseEvent[] {
    return this.room.holding.map(({ event }) => event);
  }

  readonly story: Story = $derived.by(() => {
    const { shop, step } = this;
    const { opening, step: price_step } = this.words.printed;
    return tell(this.told, this.now, {
      shop,
      step,
      racing: this.race.on,
      opening,
      price_step,
    });
  });

  /** Answer the first question anew. */
  async choose(like: (option: HorseOption) => boolean): Promise<boolean> {
    if (this.turn.steps.length) this.turn.reset();
    return this.go(like);
  }

  /** Answer the question that is open now. */
  async go(like: (option: HorseOption) => boolean): Promise<boolean> {
    const place = this.turn.find(like);
    return place >= 0 && this.turn.pick(place);
  }

  /** Answer with this and nothing else, and send it. */
  async decide(like: (option: HorseOption) => boolean): Promise<void> {
    if (await this.choose(like)) await this.turn.confirm();
  }

  /** What choosing this would be, in words. */
  saying(option: HorseOption): string {
    return this.words.option(option);
  }

  /** Whether a seat may move a stable now: all first bets lie there, and no card yet. */
  mayNudge(seat: number): boolean {
    const { players, bets, actions, waiting } = this.now;
    const player = players[seat];
    if (!player || !waiting.includes(seat) || !perk(this.words, "nudge", player)) return false;
    const playing = players.filter((one) => !one.out).length;
    return bets.length >= playing && actions.every((cards) => cards.length === 0);
  }

  portraitOf = (seat: number): string => portraitAt(this.room, seat);

  nameOf = (seat: number): string => this.words.called(seat);

  /** Which lanes can be pointed at for the open question. */
  get lit(): Lane[] {
    const offered = this.offered;
    switch (this.step) {
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
  }

  private get openLineUps(): LineUp[] {
    const open = this.turn.question?.options ?? [];
    return open.filter((option) => option.type === "line-up");
  }

  /** The lane that is chosen, by the draft or by pointing. */
  get chosen(): Lane | null {
    for (const step of [...this.steps].reverse()) {
      const option = step.decision.options[step.choice];
      if (option && "lane" in option) return option.lane;
    }
    return this.step ? this.lane : null;
  }

  /** Somebody points at a lane on the track or on the blackboard. */
  async point(lane: Lane): Promise<void> {
    const { turn } = this;
    switch (this.step) {
      case "choose-purchase":
        await this.choose((one) => one.type === "buy-stable" && one.lane === lane);
        return;
      case "choose-first-bet":
      case "choose-second-bet":
        await this.bet(lane, this.kind);
        return;
      case "choose-nudge":
        turn.reset();
        this.lane = lane;
        return;
      case "choose-card":
        await this.lay(lane);
        return;
      case "choose-horse":
        this.lane = lane;
        return;
      default:
        await this.choose((one) => one.type === "on-lane" && one.lane === lane);
    }
  }

  /** Take a token of this lane, this side up, or the other side where this one is not to be had. */
  async bet(lane: Lane, kind: number): Promise<void> {
    const sides = this.offers("place-bet").filter((one) => one.lane === lane);
    const side = sides.find((one) => one.kind === kind) ?? sides[0];
    if (!side) return;
    this.kind = side.kind;
    await this.choose(
      (one) => one.type === "place-bet" && one.lane === lane && one.kind === side.kind,
    );
  }

  /** Raise an action card; the only one is raised by itself. */
  async raise(card: number): Promise<void> {
    await this.choose((one) => one.type === "play-card" && one.card === card);
  }

  private async lay(lane: Lane): Promise<void> {
    const { turn } = this;
    if (turn.steps.length === 0) {
      const only = this.offers("play-card");
      if (only.length !== 1 || !only[0] || !(await this.raise(only[0].card), turn.steps.length))
        return;
    }
    if (turn.steps.length > 1) await turn.back(turn.steps.length - 1);
    await this.go((one) => one.type === "on-lane" && one.lane === lane);
  }
}
