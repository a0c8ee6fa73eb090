/** Names of a crowd: those that are shown are asked for, a few at a time. */
import type { Room } from "@/core/room.svelte";
import type { PartyView } from "@/generated/horse-fever-party";

export class TvNames {
  private known: Record<number, string> = $state.raw({});
  private readonly asked = new Set<number>();

  constructor(private readonly room: Room<PartyView>) {}

  of(seat: number): string {
    return this.room.table?.faces ? this.room.nameOf(seat) : (this.known[seat] ?? `${seat + 1}`);
  }

  learn(seats: number[]): void {
    if (this.room.table?.faces) return;
    const missing = seats.filter((seat) => !this.asked.has(seat));
    if (missing.length === 0) return;
    for (const seat of missing) this.asked.add(seat);
    void this.room.send({ type: "who", seats: missing }).then((answer) => {
      if (answer.type !== "faces") return;
      const found = answer.faces.map((face) => [
        face.seat,
        face.name || this.room.nameOf(face.seat),
      ]);
      this.known = { ...this.known, ...Object.fromEntries(found) };
    });
  }
}
