/** The end of a game as it is told: loans, objectives turned one by one, the count, the contest. */
import type { HorseEvent, Seat } from "./types";

export interface Closing {
  seat: Seat;
  repaid: number[];
  /** What could not be paid back. */
  owed: number[];
  objectives: number[];
  points: number | null;
}

export interface Finale {
  closings: Closing[];
  contest: { name: string; seats: Seat[] } | null;
  winners: Seat[] | null;
}

export function finale(events: HorseEvent[], seats: number): Finale {
  const closings: Closing[] = Array.from({ length: seats }, (_, seat) => ({
    seat,
    repaid: [],
    owed: [],
    objectives: [],
    points: null,
  }));
  const told: Finale = { closings, contest: null, winners: null };
  for (const event of events) {
    const closing = "seat" in event ? closings[event.seat] : undefined;
    switch (event.type) {
      case "loan-repaid":
        closing?.repaid.push(event.danari);
        break;
      case "loan-unpaid":
        closing?.owed.push(event.due);
        break;
      case "objective-fulfilled":
        closing?.objectives.push(event.objective);
        break;
      case "points-counted":
        if (closing) closing.points = event.points;
        break;
      case "contest-drawn":
        told.contest = { name: event.contest, seats: event.seats };
        break;
      case "game-ended":
        told.winners = event.winners;
        break;
    }
  }
  return told;
}
