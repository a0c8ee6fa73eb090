/** The race as it is being shown: between the table before it and the table after it. */
import type { Room } from "@/core/room.svelte";
import { isOf } from "@/games/racing/chart";
import { hopeless } from "@/games/racing/sentences";
import {
  LANES,
  type ActionView,
  type BetLost,
  type HorseEvent,
  type Lane,
  type View,
} from "./types";

const START = [0, 0, 0, 0, 0, 0];

export class RaceShow {
  /** A race is being played out. */
  on = $state(false);
  spots: number[] = $state.raw(START);
  running = $state(false);
  sprinting: Lane[] = $state.raw([]);
  /** How long the horses take to their spots. */
  gallop = $state(0);
  /** The numbers of the movement card, by odds row. */
  card: number[] | null = $state.raw(null);
  turn = $state(0);
  dice: Lane[] = $state.raw([]);
  order: Lane[] = $state.raw([]);
  /** Lanes nothing separates. */
  tied: Lane[] = $state.raw([]);
  /** Action cards that cancelled each other or were thrown away. */
  gone: number[] = $state.raw([]);
  turned: Lane[] = $state.raw([]);
  /** The chance to win by lane, before the first card and after each, as the public knows it. */
  chances: number[][] = $state.raw([]);
  /** The same for a place among the first three. */
  places: number[][] = $state.raw([]);
  /** Bets of this race that are lost: told once it can be seen. */
  lost: BetLost[] = $state.raw([]);
  /** How many cards are over: so much of the chart is drawn. */
  cards = $state(0);
  private rows: number[] = $state.raw([]);
  private actions: ActionView[][] = $state.raw([]);

  begin(view: View): void {
    if (this.on) return;
    this.on = true;
    this.spots = view.race?.spots ?? START;
    this.order = view.race?.order ?? [];
    this.rows = view.rows;
    this.actions = view.actions;
    this.turned = view.race ? LANES : [];
    this.gone = [];
    this.card = null;
    this.turn = view.race?.turn ?? 0;
    this.dice = [];
    this.tied = [];
    this.gallop = 0;
    this.chances = this.places = [];
    this.lost = [];
    this.cards = this.turn;
  }

  /** How the chances went; without an answer there is no chart. */
  async ask(room: Pick<Room, "send" | "refusal">, events: HorseEvent[] = []): Promise<void> {
    const answer = await room.send({ type: "chances" });
    if (answer.type !== "chances") room.refusal = null;
    else if (isOf(answer.cards, events)) {
      this.chances = answer.turns;
      this.places = answer.places ?? [];
    }
  }

  /** The chance of a bet to come in, as the viewer has seen it so far. */
  chance(lane: Lane, kind: number): number | null {
    const turns = kind === 0 ? this.chances : this.places;
    return turns[Math.min(this.cards, turns.length - 1)]?.[lane] ?? null;
  }

  /** Whether a bet is lost, and the places it is for have gone to others. */
  doomed(seat: number, kind: number, lane: Lane): boolean {
    const lost = this.lost.some(
      (one) => one.seat === seat && one.kind === kind && one.lane === lane,
    );
    return lost && hopeless(this.order, kind, lane);
  }

  /** Whether the podium has gone to others: its stable is paid nothing more. */
  past(lane: Lane): boolean {
    return hopeless(this.order, 1, lane);
  }

  end(): void {
    this.on = false;
    this.running = false;
    this.sprinting = [];
  }

  /** The table as it looks in the middle of the race. */
  staged(view: View): View {
    return { ...view, rows: this.rows, actions: this.actions };
  }

  /** What an event changes on the track, without waiting for anything. */
  take(event: HorseEvent, speeds: (card: number) => number[]): void {
    switch (event.type) {
      case "actions-revealed":
        this.turned = [...this.turned, event.lane];
        this.actions = this.actions.map((laid, lane) =>
          lane === event.lane
            ? event.cards.map((card, place) => ({ card, seat: event.seats[place] ?? 0 }))
            : laid,
        );
        break;
      case "actions-cancelled":
        this.gone = [...this.gone, event.positive, event.negative];
        break;
      case "actions-discarded":
        this.gone = [...this.gone, ...event.cards];
        break;
      case "odds-shifted":
      case "odds-moved":
        this.rows = this.rows.map((row, lane) => (lane === event.lane ? event.after : row));
        break;
      case "movement-turned":
        this.card = speeds(event.card);
        this.turn = event.turn;
        this.dice = [];
        this.tied = [];
        this.spots = this.spots.map((spot, lane) => spot + (event.spaces[lane] ?? 0));
        break;
      case "sprints-rolled":
        this.dice = event.dice;
        this.tied = [];
        this.spots = this.spots.map((spot, lane) => {
          const place = event.lanes.indexOf(lane);
          return place < 0 ? spot : spot + (event.spaces[place] ?? 0);
        });
        break;
      case "dead-heat":
        this.tied = event.lanes;
        break;
      case "horse-finished":
        this.order = [...this.order, event.lane];
        break;
    }
  }
}
