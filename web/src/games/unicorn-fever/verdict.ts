/** What an event of Unicorn Fever was worth at the end: glory, and gold at 20 for one. */
import type { UnicornFever } from "@/generated/unicorn-fever";

const GOLD = 1 / 20;

export function weigh(event: UnicornFever["event"], seat: number): number {
  if (!("seat" in event) || event.seat !== seat) return 0;
  switch (event.type) {
    case "bet-won":
      return event.glory + (event.gold - event.stake) * GOLD;
    case "bet-lost":
      return (event.refund - event.stake) * GOLD;
    case "contract-paid":
      return event.glory + event.gold * GOLD;
    case "contract-glory-counted":
      return event.glory;
    case "owner-paid":
      return event.gold * GOLD;
    case "loans-repaid":
      // A debt that is left decides before all glory.
      return -event.gold * GOLD - event.unpaid * 100;
    case "tax-paid":
      return -event.gold * GOLD;
    default:
      return 0;
  }
}
