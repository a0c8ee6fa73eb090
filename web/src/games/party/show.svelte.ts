/** The party as its screens show it now: behind the truth while something is being played out. */
import type { Room } from "@/core/room.svelte";
import type {
  FinalView,
  PaidView,
  PartyView,
  PhotoView,
  RichView,
  StandingView,
} from "@/games/party/types";

/** What owns the screen. */
export type Act = "wait" | "bet" | "race" | "photo" | "pay" | "final";

export const HORSES = 6;

export class PartyShow {
  act: Act = $state("wait");
  spots: number[] = $state.raw([]);
  order: number[] = $state.raw([]);
  /** The card on the table, and which of the race it is. */
  card: number | null = $state(null);
  turn = $state(0);
  /** How far each ran last: those who run take their time. */
  ran: number[] = $state.raw([]);
  moving = $state(false);
  chances: number[] | null = $state.raw(null);
  standing: StandingView | null = $state.raw(null);
  photo: PhotoView | null = $state.raw(null);
  /** Who the bookmaker has just said was ahead. */
  judged: number | null = $state(null);
  paid: PaidView | null = $state.raw(null);
  rich: RichView[] = $state.raw([]);
  final: FinalView | null = $state.raw(null);
  bookmaker = $state(0);
  race = $state(0);
  /** How the winner won: by so many spaces, by a nose (0), or nobody here saw it. */
  margin: number | null = $state(null);
  /** What is said about the race. */
  said = $state("");
  /** Bets are closing: the curtain falls over the way in, which makes room for the race. */
  closing = $state(false);
  /** The screen was there when it happened: it is played out, not merely shown. */
  live = $state(false);

  /** Show a view as it stands: nothing is being played out. */
  stand(view: PartyView | null): void {
    this.moving = false;
    this.judged = null;
    this.closing = false;
    if (!view) {
      this.act = "wait";
      this.said = "";
      return;
    }
    this.act = actOf(view);
    this.spots = view.race ? [...view.race.spots] : [];
    this.order = view.race ? [...view.race.order] : [];
    this.turn = view.race?.turn ?? 0;
    this.ran = [];
    this.card = view.race && view.race.turn > 0 ? (view.movement_turned.at(-1) ?? null) : null;
    this.standing = view.standing;
    this.photo = view.photo;
    this.paid = view.paid;
    this.rich = view.rich;
    this.final = view.final;
    this.bookmaker = view.bookmaker;
    this.race = view.race_number;
    if (view.phase === "betting") {
      this.chances = null;
      this.margin = null;
      this.said = "";
    }
  }

  /** How the chances stand, for a screen that comes in the middle of a race. */
  async ask(room: Pick<Room, "send" | "refusal">): Promise<void> {
    const answer = await room.send({ type: "chances" });
    if (answer.type !== "chances") room.refusal = null;
    else this.chances ??= answer.turns[this.turn] ?? answer.turns.at(-1) ?? null;
  }

  /** All horses to the start. */
  lineUp(): void {
    this.act = "race";
    this.closing = false;
    this.spots = Array<number>(HORSES).fill(0);
    this.order = [];
    this.ran = [];
    this.card = null;
    this.turn = 0;
    this.standing = null;
    this.margin = null;
    this.said = "";
  }

  /** The card's numbers move the horses that are not home. */
  run(spaces: number[]): void {
    const before = this.spots.length ? this.spots : Array<number>(HORSES).fill(0);
    this.ran = [...spaces];
    this.spots = before.map((spot, lane) => spot + (spaces[lane] ?? 0));
  }

  /** A horse is home. */
  finish(lane: number): void {
    if (this.order.length === 0) {
      const others = this.spots.filter((_, other) => other !== lane);
      this.margin = Math.max(0, (this.spots[lane] ?? 0) - Math.max(0, ...others));
    }
    this.order = [...this.order, lane];
  }
}

/** What a view is about. */
export function actOf(view: PartyView): Act {
  if (view.phase === "betting") return "bet";
  if (view.phase === "race") return view.photo ? "photo" : "race";
  return view.phase === "over" ? "final" : "pay";
}
