/** Own cards on a screen that others look at, too. */
import type { Room } from "@/core/room.svelte";

/** Whether they lie face down here: several people share the screen, and the one looking is not asked in private. */
export function veiled(room: Room | null): boolean {
  if (room === null || !room.live || room.tv || room.seats.length < 2) return false;
  return room.decision?.seat !== room.mine || room.inPublic;
}
