/** What an event of Kill the Unicorns was worth: sets and rainbows made, unicorns lost to ties and ruses. */
import type { KillTheUnicornsEvent } from "@/games/kill-the-unicorns/things";

/** About what a unicorn is worth to a herd. */
const UNICORN = 3;
const RAINBOWS = 100;

export function weigh(event: KillTheUnicornsEvent, seat: number): number {
  if (event.type === "tie-cancelled") return event.seats.includes(seat) ? -UNICORN : 0;
  if (event.type === "rival-yielded") {
    return event.rival === seat ? -UNICORN : event.seat === seat ? UNICORN : 0;
  }
  if (event.type === "winner-changed") {
    return event.before === seat ? -UNICORN : event.seat === seat ? UNICORN : 0;
  }
  if (!("seat" in event) || event.seat !== seat) return 0;
  switch (event.type) {
    case "two-rainbows":
      return RAINBOWS;
    case "hunter-foretold":
      return -UNICORN;
    case "straggler-caught":
      return UNICORN;
    case "rainbow-counted":
    case "set-counted":
    case "pates-counted":
      return event.points;
    case "ruses-counted":
      return event.points < 0 ? event.points : 0;
    default:
      return 0;
  }
}
