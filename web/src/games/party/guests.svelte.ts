/** Everybody at the party: names and faces, asked for where they are too many to be told. */
import type { Room } from "@/core/room.svelte";
import { portrait } from "@/games";
import { short, unlike } from "@/games/party/naming";
import type { Party } from "@/games/party/types";
import type { Face } from "@/generated/protocol";

const GAME = "horse-fever-party";
/** So many names at most are asked for in one go. */
const ASKED_AT_ONCE = 64;

export class Guests {
  private known: Record<number, Face> = $state.raw({});
  private readonly asked = new Set<number>();
  private readonly different = $derived.by(() => {
    const listed = this.room.table?.faces ?? Object.values(this.known);
    return unlike(listed.map(({ seat }) => ({ seat, name: this.plain(seat) })));
  });

  constructor(private readonly room: Room<Party>) {}

  face(seat: number): Face | undefined {
    return this.room.face(seat) ?? this.known[seat];
  }

  /** As it is called on a screen: not too long, and like nobody else. */
  name(seat: number): string {
    return this.different[seat] ?? short(this.plain(seat));
  }

  portrait(seat: number): string {
    return this.face(seat)?.portrait || portrait(GAME, seat);
  }

  /** Find out who sits there. */
  learn(seats: readonly number[]): void {
    if (this.room.table?.faces) return;
    const missing = seats.filter((seat) => !this.asked.has(seat));
    for (const seat of missing) this.asked.add(seat);
    for (let from = 0; from < missing.length; from += ASKED_AT_ONCE) {
      void this.ask(missing.slice(from, from + ASKED_AT_ONCE));
    }
  }

  private async ask(seats: number[]): Promise<void> {
    const answer = await this.room.send({ type: "who", seats });
    if (answer.type !== "faces") return;
    const found = answer.faces.map((face) => [face.seat, face]);
    this.known = { ...this.known, ...Object.fromEntries(found) };
  }

  private plain(seat: number): string {
    return this.face(seat)?.name || this.room.nameOf(seat);
  }
}
