/** Counting at a table that gathers. */
import type { Answer } from "@/core/wire";
import type { Table } from "@/generated/protocol";

/** Who would be dealt to: open seats are dropped. */
export function playersAt(table: Table): number {
  return table.players;
}

/** Stools in all, and how many of them are free; a seat can be added up to the most. */
export function stools(table: Table): { all: number; free: number } {
  return { all: table.most, free: Math.max(table.most - table.players, 0) };
}

/** Whether one more seat can be put at the end. */
export function canGrow(table: Table): boolean {
  return (table.faces?.length ?? table.most) < table.most;
}

/** The faces people at the table wear; bots give theirs away. */
export function worn(table: Table): string[] {
  const people = (table.faces ?? []).filter(({ kind }) => kind === "person");
  return people.map(({ portrait }) => portrait ?? "").filter(Boolean);
}

export function dealt(answer: Answer): boolean {
  return answer.type === "done";
}
