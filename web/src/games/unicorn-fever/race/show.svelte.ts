/** A race as it is shown: what the director changes and the stage draws. */
import type { Room } from "@/core/room.svelte";
import { isOf } from "@/games/racing/chart";
import type { Bet, UnicornView } from "@/generated/unicorn-fever";
import type { UnicornEvent } from "../things";

/** Cards are turned, racers run, the line is crossed, money changes hands. */
export type Phase = "magic" | "run" | "pay";

/** A bet on the stage, with what became of it. */
export interface Ticket extends Bet {
  fate: "open" | "won" | "lost";
  /** What it brought. */
  gold: number;
  bonus: number;
  /** Its racer is still running, and it cannot win any more. */
  doomed: boolean;
}

/** A magic card beside a lane. */
export interface Spell {
  card: number | null;
  seat: number;
  state: "down" | "up" | "clash" | "gone";
}

/** Racers that crossed level, and how that was settled. */
export interface Shot {
  lanes: number[];
  /** How far beyond the line. */
  beyond: number;
  /** Who decides; null when the camera does. */
  judge: number | null;
  /** What settled it: a card, the odds, a judge; null while nothing has. */
  by: "card" | "odds" | "judge" | null;
  card: number | null;
}

/** One line of the payout. */
export interface Payment {
  seat: number;
  what: "owner" | "won" | "lost" | "contract" | "loan" | "tax";
  gold: number;
  glory: number;
  lane: number | null;
  /** The bet's kind, a place, the stake, the contract's perk: whatever the line says beside. */
  kind: number;
  stake: number;
  place: number;
  perk: string;
}

/** What is left of a race when it is over, for whoever wants to look again. */
export interface Results {
  race: number;
  order: number[];
  payments: Payment[];
  purses: number[];
  chances: number[][];
}

const SIX = [0, 1, 2, 3, 4, 5];
const six = <T>(make: (lane: number) => T): T[] => SIX.map(make);

export class RaceShow {
  /** Whether the stage belongs to the race. */
  on = $state(false);
  phase: Phase = $state("magic");
  race = $state(0);
  races = $state(0);

  /** Odds rows by lane, 0 is x2. */
  rows: number[] = $state(six(() => 0));
  fevered: number[] = $state.raw([]);
  /** The lane whose magic is being turned. */
  lane: number | null = $state(null);
  spells: Spell[][] = $state(six(() => []));

  spots: number[] = $state(six(() => 0));
  /** Where each racer was before its last move: the trail where nothing may travel. */
  trail: number[] = $state(six(() => 0));
  /** Milliseconds each racer takes to its spot. */
  times: number[] = $state(six(() => 0));
  galloping: number[] = $state.raw([]);
  sprinting: number[] = $state.raw([]);

  /** The movement card: its number in this race, and the spaces by row. */
  turn = $state(0);
  speeds: number[] = $state.raw([]);
  /** How many rows of it are lit so far. */
  lit = $state(0);
  /** What the card really moved each lane; magic may have its say. */
  moved: number[] = $state.raw([]);
  dice: number[] = $state.raw([]);
  tumbling = $state(false);

  /** Home, the winner first. */
  order: number[] = $state.raw([]);
  shot: Shot | null = $state.raw(null);
  /** Thrown once, for the winner. */
  confetti: number | null = $state(null);

  tickets: Ticket[] = $state([]);
  payments: Payment[] = $state.raw([]);
  /** Gold by seat, counting up. */
  purses: number[] = $state([]);

  /** The chance to win by lane, before the first card and after each. */
  chances: number[][] = $state.raw([]);
  /** The same for a place among the first three. */
  places: number[][] = $state.raw([]);
  /** How many cards are over: so much of the chart is drawn. */
  cards = $state(0);

  /** One line of text for the eye; the ear has a sentence a card (`racing/telling.ts`). */
  line = $state("");
  /** How much of its normal time a movement takes now. */
  pace = $state(1);
  last: Results | null = $state.raw(null);

  /** Racers at the start, nothing turned. */
  lineUp(view: UnicornView): void {
    this.clear();
    this.on = true;
    this.race = view.race_number;
    this.races = view.races;
    this.rows = [...view.rows];
    this.fevered = view.fevered;
    this.spells = view.magic.map((cards) =>
      cards.map(({ seat, card }) => ({ seat, card, state: "down" })),
    );
    this.tickets = view.bets.map((bet) => ticket(bet));
    this.purses = view.players.map((player) => player.gold);
  }

  /** The race as it stands, for somebody who comes in the middle of it. */
  restore(view: UnicornView): void {
    const race = view.race;
    if (!race || race.running.length === 0) return;
    this.lineUp(view);
    this.phase = "run";
    this.rows = [...race.rows];
    this.spots = [...race.spots];
    this.trail = [...race.spots];
    this.order = race.order;
    this.turn = race.turn;
    this.cards = this.turn;
    this.spells = view.active.map((cards) =>
      cards.map(({ seat, card }) => ({ seat, card, state: "up" })),
    );
  }

  clear(): void {
    this.on = false;
    this.phase = "magic";
    this.lane = null;
    this.spots = six(() => 0);
    this.trail = six(() => 0);
    this.times = six(() => 0);
    this.galloping = this.sprinting = this.order = this.dice = this.speeds = this.moved = [];
    this.turn = this.lit = this.cards = 0;
    this.tumbling = false;
    this.shot = this.confetti = null;
    this.tickets = [];
    this.payments = [];
    this.chances = this.places = [];
    this.line = "";
  }

  /** The race is over: keep what came of it, give the stage back. */
  close(): void {
    const { race, order, payments, purses, chances } = this;
    this.last = { race, order, payments, purses: [...purses], chances };
    this.on = false;
  }

  /** How the chances went, as far as everyone could know. Without an answer there is no chart. */
  async ask(room: Pick<Room, "send" | "refusal">, events: UnicornEvent[] = []): Promise<void> {
    const asking = this.race;
    const answer = await room.send({ type: "chances" });
    if (answer.type === "chances" && this.race === asking && isOf(answer.cards, events)) {
      this.chances = answer.turns;
      this.places = answer.places ?? [];
    }
    if (answer.type === "refused") room.refusal = null;
  }

  /** The chance to win, or to place, as the viewer has seen it so far. */
  chance(lane: number, kind = 0): number | null {
    const turns = kind === 0 ? this.chances : this.places;
    return turns[Math.min(this.cards, turns.length - 1)]?.[lane] ?? null;
  }
}

export function ticket(bet: Bet): Ticket {
  return { ...bet, fate: "open", gold: 0, bonus: 0, doomed: false };
}

/** Whether a race is on in this view: it may stand still until somebody decides a dead heat. */
export function stillRunning(view: UnicornView | null): boolean {
  return (view?.race?.running.length ?? 0) > 0;
}
