/** Who is still thinking, in one sentence. */
import type { PartyScreen } from "@/games/party/screen.svelte";

/** More than that are a number. */
const NAMED = 3;

export function thinking(screen: PartyScreen, mine: number | null): string {
  const view = screen.view;
  if (!view) return "";
  if (view.thinking === 0) return screen.say("web-party-all-in");
  const seats = view.waiting;
  if (seats.length === 1 && seats[0] === mine) return screen.say("web-party-you-thinking");
  if (seats.length === 0 || seats.length > NAMED)
    return screen.say("web-party-many-thinking", { count: view.thinking });
  // Oneself comes last, and is not named.
  const others = seats.filter((seat) => seat !== mine).map((seat) => screen.name(seat));
  const names =
    others.length < seats.length ? [...others, screen.say("web-party-you-too")] : others;
  return screen.say("web-party-thinking", {
    count: seats.length,
    names: screen.room.words?.join(names) ?? "",
  });
}
