/** Plays out what happens while planning: a coin, a card, a word; the race has a director of its own. */
import { reducedMotion } from "@/core/memory.svelte";
import type { GameEvent } from "@/core/room.svelte";
import type { Scene } from "@/core/show.svelte";
import { fly } from "./fly";
import type { View } from "./things";

/** A bot's turn takes at most this long, in ms at normal speed. */
const TURN = 700;
const RACE = new Set([
  "magic-revealed",
  "magic-cancelled",
  "magic-cleansed",
  "odds-shifted",
  "movement-turned",
  "sprints-rolled",
  "dead-heat",
  "unicorn-finished",
]);

export async function direct(scene: Scene<View>): Promise<void> {
  const told = scene.events.filter((event) => worthTelling(event));
  const step = Math.min(TURN / Math.max(told.length, 1), 320);
  for (const event of scene.events) {
    scene.tell(event);
    if (!worthTelling(event)) continue;
    if (scene.speed > 0 && !scene.skipped && !reducedMotion()) show(event, step * scene.speed);
    await scene.pause(RACE.has(event.type) ? 500 : step);
  }
}

function worthTelling(event: GameEvent): boolean {
  return !["magic-placed", "magic-taken", "magic-seen", "magic-reshuffled"].includes(event.type);
}

/** What travels, from where it lay to where it will lie. */
function show(event: GameEvent, time: number): void {
  const seat = `[data-seat="${event["seat"]}"], [data-purse="${event["seat"]}"]`;
  switch (event.type) {
    case "action-taken":
      fly("i-contract", `[data-token="${event["token"]}"]`, seat, time);
      break;
    case "bet-placed":
      fly("i-coin", seat, `[data-bet="${event["kind"]}-${event["lane"]}"]`, time, 3);
      break;
    case "gold-taken":
    case "loan-taken":
      fly("i-coin", `[data-stack="1"]`, seat, time, 3);
      break;
    case "magic-played":
      fly("i-magic", seat, `[data-magic="${event["lane"]}"]`, time);
      break;
    case "contract-signed":
      fly("i-contract", `[data-contract="${event["contract"]}"]`, seat, time);
      break;
  }
}
