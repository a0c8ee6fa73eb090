/** What a race brought everyone, player by player, in the order it was paid. */
import type { HorseEvent, Lane, Seat } from "./types";

/** The name of its text: `web-horse-fever-paid-win`. */
export type What =
  | "win"
  | "place"
  | "lost"
  | "stable"
  | "income"
  | "horse"
  | "honour"
  | "fine"
  | "neighbour"
  | "penalty";

export interface Entry {
  what: What;
  lane: Lane | null;
  danari: number;
  points: number;
  /** Where the horse of a bet came in. */
  place?: number;
}

/** What was told when it was paid: the rules explain it. */
export const TOLD: Record<What, HorseEvent["type"]> = {
  win: "bet-won",
  place: "bet-won",
  lost: "bet-lost",
  stable: "stable-paid",
  income: "income-paid",
  horse: "horse-paid",
  honour: "points-honoured",
  fine: "fine-paid",
  neighbour: "neighbour-paid",
  penalty: "points-lost",
};

export interface Account {
  seat: Seat;
  entries: Entry[];
}

/** The payments of the last race, as far as they have been told. */
export function accounts(events: HorseEvent[]): Account[] {
  const race = events.findLastIndex(
    (event) => event.type === "horse-finished" && event.place === 1,
  );
  const found = new Map<Seat, Entry[]>();
  const places = new Map<Lane, number>();
  const note = (
    seat: Seat,
    what: What,
    danari: number,
    points = 0,
    lane: Lane | null = null,
  ): void => {
    const entry: Entry = { what, lane, danari, points };
    const place = lane === null ? undefined : places.get(lane);
    if (place !== undefined) entry.place = place;
    found.set(seat, [...(found.get(seat) ?? []), entry]);
  };
  for (const event of race < 0 ? [] : events.slice(race)) {
    switch (event.type) {
      case "horse-finished":
        places.set(event.lane, event.place);
        break;
      case "bet-won":
        note(
          event.seat,
          event.kind === 0 ? "win" : "place",
          event.danari,
          event.points,
          event.lane,
        );
        break;
      case "bet-lost":
        note(event.seat, "lost", -event.stake, 0, event.lane);
        break;
      case "stable-paid":
        note(event.seat, "stable", event.danari, 0, event.lane);
        break;
      case "income-paid":
        note(event.seat, "income", event.danari);
        break;
      case "horse-paid":
        note(event.seat, "horse", event.danari);
        break;
      case "points-honoured":
        note(event.seat, "honour", event.danari);
        break;
      case "fine-paid":
        note(event.seat, "fine", -event.danari, 0, event.lane);
        break;
      case "neighbour-paid":
        note(event.seat, "neighbour", event.danari);
        note(event.neighbour, "neighbour", -event.danari);
        break;
      case "points-lost":
        note(event.seat, "penalty", 0, -event.points);
        break;
      case "round-began":
      case "sale-accepted":
      case "auction-left":
        return list(found);
    }
  }
  return list(found);
}

function list(found: Map<Seat, Entry[]>): Account[] {
  return [...found].map(([seat, entries]) => ({ seat, entries }));
}
