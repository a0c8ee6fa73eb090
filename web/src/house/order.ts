/** A table as the host plans it, and the order the server gets for it. */
import { finished } from "@/core/memory.svelte";
import type { Persona } from "@/core/persona";
import type { GameCard, Setting, SettingValue } from "@/house/registry";

export type SeatKind = "host" | "open" | "bot" | "hot-seat" | "closed";

export interface SeatPlan {
  kind: SeatKind;
  level: string;
  name: string;
  portrait: string;
}

/** What the server is asked for. */
export interface Order extends Persona, Partial<Agreement> {
  game: string;
  seats: (Pick<SeatPlan, "kind"> & Partial<SeatPlan>)[];
  edition?: string | null;
  most?: number;
  /** A guided game: it says the rest. */
  lesson?: string;
}

export type Clock = "none" | "relaxed" | "quick" | "decision";

/** What is agreed before a game. */
export interface Agreement {
  settings: Record<string, SettingValue>;
  clock: Clock;
  seconds: number;
  public: boolean;
  /** Whether players may ask for their chances. */
  hints: boolean;
}

export interface Plan extends Agreement {
  game: string;
  seats: SeatPlan[];
  /** Stools at a table that may grow beyond the planned seats. */
  room: number;
  edition: string | null;
}

/** More seats than this are not planned one by one: guests just come. */
export const PLANNED = 6;
const CROWD = 200;
/** Bots against whoever plays at once. */
const COMPANY = 3;

export function newPlan(game: GameCard): Plan {
  const level = usualLevel(game);
  const length = grows(game) ? 4 : game.most;
  const seats = Array.from({ length }, (_, seat): SeatPlan => {
    // At a party people come by themselves; elsewhere bots keep the host company.
    const company = grows(game) ? "open" : seat < Math.min(game.usual, 4) ? "bot" : "closed";
    const kind = seat === 0 ? "host" : company;
    return { kind, level, name: "", portrait: "" };
  });
  return {
    game: game.name,
    seats,
    room: Math.min(game.most, CROWD),
    settings: Object.fromEntries(game.settings.map((one) => [one.name, one.default])),
    clock: grows(game) ? "decision" : "none",
    seconds: 60,
    public: false,
    hints: true,
    edition: null,
  };
}

/** Whether more may come than are planned: a party. */
export function grows(game: GameCard): boolean {
  return game.most > PLANNED;
}

/** Who plays for certain: people here and bots. */
export function players(plan: Plan): number {
  return plan.seats.filter(({ kind }) => kind !== "open" && kind !== "closed").length;
}

export function openSeats(plan: Plan): number {
  return plan.seats.filter(({ kind }) => kind === "open").length;
}

/** How few and how many can play with these settings: the registry says so. */
export function span(game: GameCard, settings: Record<string, SettingValue>): [number, number] {
  const limits = game.settings.flatMap((one) =>
    one.limits.filter(({ value }) => value === settings[one.name]),
  );
  return [
    Math.max(game.fewest, ...limits.map(({ fewest }) => fewest)),
    Math.min(game.most, ...limits.map(({ most }) => most)),
  ];
}

/** Settings that do not fit so many players go back to the usual. */
export function refit(plan: Plan, game: GameCard): void {
  const stools = players(plan) + openSeats(plan);
  for (const { name, limits, default: usual } of game.settings) {
    const limit = limits.find(({ value }) => value === plan.settings[name]);
    if (limit && (stools < limit.fewest || stools > limit.most)) plan.settings[name] = usual;
  }
}

export type Fault =
  { fault: "seats"; fewest: number } | { fault: "pick"; setting: string; more: number };

/** What keeps the table from being opened. */
export function faultOf(plan: Plan, game: GameCard): Fault | null {
  const stools = players(plan) + openSeats(plan);
  if (stools < game.fewest && !grows(game)) return { fault: "seats", fewest: game.fewest };
  for (const setting of game.settings) {
    const missing = missingPicks(setting, plan.settings[setting.name]);
    if (missing > 0) return { fault: "pick", setting: setting.name, more: missing };
  }
  return null;
}

/** Whether everybody is here, so that the cards can be dealt at once. */
export function dealsAtOnce(plan: Plan, game: GameCard): boolean {
  return openSeats(plan) === 0 && players(plan) >= game.fewest && !grows(game);
}

/** Picks are all or none. */
export function missingPicks(setting: Setting, value: SettingValue | undefined): number {
  if (setting.kind !== "choices" || !Array.isArray(value) || value.length === 0) return 0;
  return setting.pick - value.length;
}

/** Pick one more or one less; beyond the limit the oldest pick goes. */
export function togglePick(setting: Setting, picked: string[], value: string): string[] {
  if (picked.includes(value)) return picked.filter((one) => one !== value);
  return [...picked, value].slice(-setting.pick);
}

export function orderFor(plan: Plan, game: GameCard, host: Persona): Order {
  const seats = plan.seats
    .filter(({ kind }) => kind !== "closed")
    .map(({ kind, level, name, portrait }) => {
      if (kind === "bot") return { kind, level };
      if (kind === "hot-seat") return { kind, name, portrait };
      return { kind };
    });
  return {
    game: plan.game,
    ...host,
    settings: plan.settings,
    edition: plan.edition,
    seats,
    most: grows(game) ? Math.max(plan.room, seats.length) : seats.length,
    public: plan.public,
    clock: plan.clock,
    seconds: plan.seconds,
    hints: plan.hints,
  };
}

/** The game of one click: you against a few bots. */
export function quickOrder(game: GameCard, host: Persona): Order {
  const length = Math.min(Math.max(COMPANY, game.fewest - 1), game.most - 1);
  const bots = Array.from({ length }, () => ({ kind: "bot" as const, level: usualLevel(game) }));
  return { game: game.name, ...host, seats: [{ kind: "host" }, ...bots] };
}

/** How well bots play unless somebody says otherwise: like beginners, until a game of that kind was played to its end here. */
function usualLevel({ name, bots }: GameCard): string {
  const wished = finished.includes(name) ? ["steady"] : ["easy", "steady"];
  return wished.find((level) => bots.includes(level)) ?? bots[0] ?? "random";
}
