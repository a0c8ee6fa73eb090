/** Who is still thinking, in one sentence. */
import type { PartyScreen } from "@/games/party/screen.svelte";

/** More than that are a number. */
const NAMED = 3;

export function thinking(screen: PartyScreen): string {
  const view = screen.view;
  if (!view) return "";
  if (view.thinking === 0) return screen.say("web-party-all-in");
  const seats = view.waiting;
  if (seats.length === 0 || seats.length > NAMED)
    return screen.say("web-party-many-thinking", { count: view.thinking });
  return screen.say("web-party-thinking", screen.people(seats));
}
