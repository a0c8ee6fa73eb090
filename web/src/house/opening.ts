/** Opening a table: whatever happens next, this browser knows the way back to it. */
import { keepTable } from "@/core/memory.svelte";
import { postOnce } from "@/core/once";
import { me, type Persona } from "@/core/persona";
import type { ReplayRoom } from "@/core/replay.svelte";
import type { Words } from "@/core/words";
import type { Order } from "@/house/order";

export async function openTable(order: Order): Promise<string> {
  const { code } = await postOnce<{ code: string }>("/api/tables", order);
  keepTable(code, order.game);
  return code;
}

/** A guided first game: it begins at once, and asks nobody for a name. Where it is. */
export async function openLesson(game: string, words: Words): Promise<string> {
  return `/t/${await openTable({ game, ...me(words), seats: [], lesson: game })}`;
}

/** Take a finished game up again at the moment that is shown, in somebody's place. */
export async function takeUp(room: ReplayRoom, seat: number, me: Persona): Promise<string> {
  const wish = { at: room.at, seat, ...me };
  const { code } = await postOnce<{ code: string }>(`/api/archive/${room.id}/play-on`, wish);
  keepTable(code, room.end.game);
  return code;
}
