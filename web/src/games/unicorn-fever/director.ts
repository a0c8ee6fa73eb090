/** Plays out what happens while planning: a coin, a card, a word; the race has a director of its own. */
import { reducedMotion } from "@/core/memory.svelte";
import type { GameEvent, Room } from "@/core/room.svelte";
import type { Scene } from "@/core/show.svelte";
import { fly } from "./fly";
import { playRace, raceBegins } from "./race/director";
import type { RaceShow } from "./race/show.svelte";
import type { View } from "./things";

/** A bot's turn takes at most this long, in ms at normal speed. */
const TURN = 700;

/** Planning here, the race on its own stage, then whatever the next round begins with. */
export async function direct(scene: Scene<View>, show: RaceShow, room: Room<View>): Promise<void> {
  const begin = raceBegins(scene.events);
  await plan(scene, begin < 0 ? scene.events : scene.events.slice(0, begin));
  if (begin < 0) return;
  const end = await playRace(scene, show, room);
  await plan(scene, scene.events.slice(end));
}

async function plan(scene: Scene<View>, events: GameEvent[]): Promise<void> {
  const told = events.filter((event) => worthTelling(event));
  const step = Math.min(TURN / Math.max(told.length, 1), 320);
  for (const event of events) {
    scene.tell(event);
    if (!worthTelling(event)) continue;
    if (scene.speed > 0 && !scene.skipped && !reducedMotion()) travel(event, step * scene.speed);
    await scene.pause(step);
  }
}

function worthTelling(event: GameEvent): boolean {
  return !["magic-placed", "magic-taken", "magic-seen", "magic-reshuffled"].includes(event.type);
}

/** What travels, from where it lay to where it will lie. */
function travel(event: GameEvent, time: number): void {
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
