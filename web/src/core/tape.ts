/** The tape: which events belong under which filter, and which icon each one gets. */
import type { GameEvent } from "@/core/room.svelte";
import type { GameWords } from "@/core/words";

export const FILTERS = ["all", "money", "race", "yours"] as const;
export type Filter = (typeof FILTERS)[number];

const MONEY = new Set(["gold", "stake", "price", "danari", "money", "refund", "gain", "paid"]);
/** What runs or is hunted. */
const RUNNERS = new Set(["Lane", "MovementId", "UnicornId"]);

type Fields = GameWords["fields"]["event"][string];

/** Told by the kinds of an event's fields, so that every game's tape has the same filters. */
export function belongs(
  event: GameEvent,
  filter: Filter,
  words: GameWords | null,
  mine: number | null,
): boolean {
  const fields: Fields = words?.fields.event[event.type] ?? [];
  switch (filter) {
    case "all":
      return true;
    case "money":
      return fields.some(({ name }) => MONEY.has(name));
    case "race":
      return fields.some(({ kind }) => RUNNERS.has(kind)) && !has(fields, "Seat");
    case "yours":
      return mine !== null && isOf(event, fields, mine);
  }
}

/** Whether a seat has a part in it. */
export function concerns(event: GameEvent, words: GameWords | null, seat: number | null): boolean {
  return seat !== null && isOf(event, words?.fields.event[event.type] ?? [], seat);
}

function isOf(event: GameEvent, fields: Fields, seat: number): boolean {
  return fields.some(({ name, kind }) => {
    const value = event[name];
    return kind === "Seat" && (value === seat || (Array.isArray(value) && value.includes(seat)));
  });
}

function has(fields: Fields, kind: string): boolean {
  return fields.some((field) => field.kind === kind);
}

/** The first word that an event's name contains decides. */
const ICONS: [RegExp, string][] = [
  [/taken-back|recovered/, "i-undo"],
  [/^(bet|bets|slip|betting)-/, "i-win"],
  [/magic|lane-peeked|hand-exchanged/, "i-magic"],
  [/contract/, "i-contract"],
  [/loan/, "i-loan"],
  [/tax|fine/, "i-tax"],
  [/movement/, "i-move"],
  [/sprints/, "i-die"],
  [/finished/, "i-flag"],
  [/dead-heat|contest/, "i-camera"],
  [/fever/, "i-fever"],
  [/odds/, "i-up"],
  [/ended|won|rainbow|counted/, "i-crown"],
  [/first-player|horn-passed/, "i-bell"],
  [/objective/, "i-target"],
  [/assistant|character/, "i-assistant"],
  [/auction|bid|sale|point-/, "i-gavel"],
  [/stable/, "i-stable"],
  [/horse/, "i-horse"],
  [/ruse/, "i-ruse"],
  [/hunt|unicorn/, "i-net"],
  [/market|price|token|pate/, "i-cash"],
  [/gold|danari|paid|money|stake/, "i-coin"],
  [/round|race/, "i-gate"],
];

export function iconOf(event: GameEvent): string {
  return ICONS.find(([like]) => like.test(event.type))?.[1] ?? "i-log";
}
