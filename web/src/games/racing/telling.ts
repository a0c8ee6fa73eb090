/** What is said of a race to whoever does not see it: a sentence a card with everybody's place, and who won. */
import type { Teller } from "@/core/announce.svelte";
import type { GameSchema } from "@/core/game";
import { LINE } from "@/games/racing/geometry";
import { cardSentence, standing, type Speech } from "@/games/racing/sentences";
import type { HorseFinished, MovementTurned, SprintsRolled } from "@/generated/horse-fever-board";
import type { UnicornFinished } from "@/generated/unicorn-fever";

type Finished = HorseFinished | UnicornFinished;
/** What every race tells of itself; a game says more. */
type RaceEvent = MovementTurned | SprintsRolled | Finished | { type: "dead-heat" };

const RACERS = 6;
const START = Array<number>(RACERS).fill(0);
/** The race as a view shows it. */
interface Track {
  spots: readonly number[];
  order: readonly number[];
  turn: number;
}

/** Who tells it, also what is no matter of the race's course. */
interface Voice<G extends GameSchema> extends Speech {
  event(event: G["event"]): string;
}

export class RaceTeller<G extends GameSchema = GameSchema> implements Teller<G> {
  private spots: number[] = [...START];
  private order: number[] = [];
  private turn = 0;
  /** The card that was turned has not been told. */
  private open = false;
  /** The race has not been summed up. */
  private running = false;

  /** `sprints`: a card is not over before the dice have been rolled. */
  constructor(
    private readonly words: () => Voice<G> | null,
    private readonly sprints: boolean,
    now: () => Track | null | undefined,
  ) {
    const track = now();
    if (track) {
      this.spots = [...track.spots];
      this.order = [...track.order];
      this.turn = track.turn;
      this.running = track.order.length < RACERS;
    }
  }

  tell(event: G["event"], brief: boolean): string[] {
    const words = this.words();
    if (!words) return [];
    const told = event as RaceEvent;
    switch (told.type) {
      case "movement-turned":
        if (told.turn === 1) this.lineUp();
        this.turn = told.turn;
        this.move(told.spaces.map((spaces, lane) => [lane, spaces]));
        return this.sprints ? [] : this.card(brief);
      case "sprints-rolled":
        this.move(told.lanes.map((lane, at) => [lane, told.spaces[at] ?? 0]));
        return this.card(brief);
      case "unicorn-finished":
      case "horse-finished":
        this.order.push(told.lane);
        if (this.order.length === RACERS) return [...this.winner(told, brief), ...this.sum(brief)];
        return this.winner(told, brief);
      case "dead-heat":
        return [...this.card(false), words.event(event)];
      default:
        return [words.event(event)];
    }
  }

  private lineUp(): void {
    this.spots = [...START];
    this.order = [];
    this.running = true;
  }

  private move(spaces: [number, number][]): void {
    for (const [lane, far] of spaces) this.spots[lane] = (this.spots[lane] ?? 0) + far;
    this.open = true;
  }

  /** “Card 5. Custard and Nocturne cross the line. Cinder on 11, Bramble on 10.” */
  private card(brief: boolean): string[] {
    const words = this.words();
    if (brief || !this.open || !words) return [];
    this.open = false;
    const { spots, order, turn } = this;
    const racing = standing(spots, order);
    const crossing = racing.filter(({ spot }) => spot >= LINE).flatMap(({ lanes }) => lanes);
    return [cardSentence(words, turn, crossing, racing)];
  }

  private winner({ place, lane }: Finished, brief: boolean): string[] {
    const words = this.words();
    if (brief || place !== 1 || !words) return [];
    return [words.say("web-race-wins", { lane: words.name("Lane", lane) })];
  }

  private sum(brief: boolean): string[] {
    const words = this.words();
    if (!this.running || !words) return [];
    this.running = this.open = false;
    const lanes = words.join(this.order.map((lane) => words.name("Lane", lane)));
    if (!brief) return [words.say("web-race-order-said", { lanes })];
    return [words.say("web-race-summed-up", { lanes, turn: this.turn })];
  }
}
