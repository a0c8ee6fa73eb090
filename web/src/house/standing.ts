/** The tables this browser sat at: how they stand now, the most urgent first. */
import { get, guest, Refused } from "@/core/api";
import { forgetTable, type KnownTable } from "@/core/memory.svelte";
import type { Face, Table } from "@/generated/protocol";

export type Need = "turn" | "running" | "gathering" | "over";

export interface Standing {
  code: string;
  game: string;
  need: Need;
  /** A guided first game. */
  lesson: boolean;
  /** Everybody at the table who is not this guest. */
  others: Face[];
}

interface Found {
  table: Table;
  waiting: number[];
}

const URGENCY: Need[] = ["turn", "running", "gathering", "over"];
/** The server slows down who names codes that are none, so only the newest are asked for. */
const ASKED = 6;

export async function standings(tables: KnownTable[]): Promise<Standing[]> {
  const me = (await guest()).guest;
  const newest = tables.slice(0, ASKED);
  const found = await Promise.all(newest.map(({ code }) => standing(code, me)));
  return mostUrgentFirst(found.filter((one) => one !== null));
}

export function mostUrgentFirst(found: Standing[]): Standing[] {
  return found.toSorted((a, b) => URGENCY.indexOf(a.need) - URGENCY.indexOf(b.need));
}

/** What a table wants of a guest. */
export function needOf({ table, waiting }: Found, me: string): Need {
  if (table.stage === "gathering") return "gathering";
  if (table.stage === "finished") return "over";
  const mine = table.faces?.filter((face) => face.guest === me).map(({ seat }) => seat) ?? [];
  return waiting.some((seat) => mine.includes(seat)) ? "turn" : "running";
}

/** A table that is no more is forgotten. */
async function standing(code: string, me: string): Promise<Standing | null> {
  try {
    const found = await get<Found>(`/api/tables/${code}`);
    const { game, faces, lesson } = found.table;
    const others = (faces ?? []).filter(({ kind, guest }) => kind !== "open" && guest !== me);
    return { code, game, need: needOf(found, me), lesson: lesson != null, others };
  } catch (error) {
    if (error instanceof Refused) {
      if (error.note.code === "no-such-table") forgetTable(code);
      return null;
    }
    throw error;
  }
}
