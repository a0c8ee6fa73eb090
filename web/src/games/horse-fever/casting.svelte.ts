/** The deal of the characters: shown to everyone at this screen before the first round is. */
import type { Room } from "@/core/room.svelte";
import type { HorseFever, View } from "./types";

export class Casting {
  /** The deal is on the screen. */
  on = $state(false);
  /** Looking through everyone there is, instead of those who were dealt. */
  all = $state(false);
  /** Which seats of this screen have read theirs. */
  private read: number[] = $state.raw([]);
  private readonly seen: { game: string; read: number[] } | null;

  constructor(private readonly room: Room<HorseFever>) {
    this.seen = readAt(room.code);
  }

  /** Characters are being chosen, one after the other. */
  get choosing(): boolean {
    return this.room.view?.players.some((player) => player.character === null) ?? false;
  }

  /** The seat at this screen that reads its card now; null for those who look on. */
  get reader(): number | null {
    return this.room.seats.find((seat) => !this.read.includes(seat)) ?? null;
  }

  /** Whether the deal has to be shown: nobody here has done anything yet, nor seen it. */
  private get due(): boolean {
    const { room } = this;
    const { view, table } = room;
    if (!room.live || !view || !table || this.choosing) return false;
    if (table.settings.characters === "chosen" || view.round_number > 1) return false;
    if (table.lesson) return false; // one thing at a time: who one is can be read at the seats
    if (this.seen?.game === room.played && this.seen.read.length >= room.seats.length) return false;
    // Who only looks on and comes when others have begun has missed it; it is at the seats.
    const dealt = room.seats.length ? room.seats : view.players.map((_, seat) => seat);
    return view.race === null && !dealt.some((seat) => acted(view, seat));
  }

  /** Show it if it is due; what others do meanwhile waits. */
  begin(): void {
    if (this.on || this.read.length || !this.due) return;
    this.on = true;
    if (this.room.seats.length === 0) return; // who only looks on does not hold the table up
    this.room.meeting = true;
    void this.room.show.freeze();
  }

  /** Everyone at this screen has stood up: nobody is left to read. */
  get deserted(): boolean {
    return this.room.meeting && this.room.seats.length === 0;
  }

  close(): void {
    this.on = false;
    this.all = false;
    this.room.meeting = false;
    this.room.show.thaw();
  }

  /** "I am …": the next one at this screen reads, or the table opens. */
  next(): void {
    const { room } = this;
    const seat = this.reader;
    this.read = [...this.read, seat ?? -1];
    keepRead(room.code, { game: room.played, read: this.read });
    if (this.reader !== null) return;
    this.close();
  }
}

/** Bots are quick: only what the seat itself has done says that its deal is over. */
function acted(view: View, seat: number): boolean {
  const bought = view.players[seat]?.bought ?? 0;
  const laid = view.actions.some((cards) => cards.some((card) => card.seat === seat));
  return bought > 0 || laid || view.bets.some((bet) => bet.seat === seat);
}

const key = (code: string): string => `hornbook.met.${code}`;

function readAt(code: string): { game: string; read: number[] } | null {
  try {
    return JSON.parse(sessionStorage.getItem(key(code)) ?? "null");
  } catch {
    return null;
  }
}

function keepRead(code: string, read: { game: string; read: number[] }): void {
  try {
    sessionStorage.setItem(key(code), JSON.stringify(read));
  } catch {
    return; // it is shown again, nothing else
  }
}
