/** What an event of Horse Fever was worth at the end: victory points; money only helps to get them. */
import type { HorseEvent } from "./types";

/** An auction gives a point for about so much. */
const DANARI = 1 / 1000;
const OUT = -100;

export function weigh(event: HorseEvent, seat: number): number {
  if (!("seat" in event) || event.seat !== seat) return 0;
  switch (event.type) {
    case "bet-won":
      return event.points + (event.danari - event.stake) * DANARI;
    case "bet-lost":
      return -event.stake * DANARI;
    case "objective-fulfilled":
      return event.points;
    case "points-lost":
      return -event.points;
    case "stable-paid":
    case "horse-paid":
    case "income-paid":
      return event.danari * DANARI;
    case "fine-paid":
    case "loan-repaid":
      return -event.danari * DANARI;
    case "loan-unpaid":
    case "player-out":
      return OUT;
    default:
      return 0;
  }
}
