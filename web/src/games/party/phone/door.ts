/** What a phone asks before it asks for a name: is there such a room, and am I in it? */
import { adopt, get, Refused, type RefusalNote } from "@/core/api";
import type { Table } from "@/generated/protocol";

export interface Room {
  code: string;
  table: Table;
  host: string;
  link: string;
  yours: number[];
  later: boolean;
}

export type Found = { room: Room } | { trouble: RefusalNote };

/** A refusal that needs no facts. */
export const noteOf = (code: string): RefusalNote => ({ code, facts: {}, rule: "" });

/** A link of one's own second screen carries a key: this browser becomes the same guest. */
export async function useKey(): Promise<void> {
  const key = location.hash.slice(1);
  if (!key) return;
  history.replaceState(null, "", location.pathname);
  await adopt(key).catch(() => undefined); // an old key: one comes in as a guest of one's own
}

export async function lookFor(code: string): Promise<Found> {
  try {
    return { room: await get<Room>(`/api/tables/${encodeURIComponent(code)}`) };
  } catch (error) {
    return { trouble: error instanceof Refused ? error.note : noteOf("no-answer") };
  }
}
