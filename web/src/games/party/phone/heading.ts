/** What the panel of questions is called while something is asked, and while one waits. */
import { isBooking, stuckFor, type PartySeat } from "@/games/party/phone/seat.svelte";

/** The id of its name. */
export function headingOf(seat: PartySeat): string {
  const asked = seat.decision ?? stuckFor(seat);
  if (asked && isBooking(asked)) {
    const { step } = asked.question;
    if (step === "choose-who-was-ahead") return "web-party-tie";
    return step === "turn-card" ? "web-party-turn" : "web-party-another";
  }
  if (asked) return "web-party-place-bets";
  if (seat.over) return "web-party-night-over";
  if (seat.view?.phase === "betting") return "web-party-place-others";
  return seat.view?.phase === "race" ? "web-party-the-race" : "web-party-place-soon";
}
