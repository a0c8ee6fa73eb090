/** Plays out a round: planning beat by beat, the race on its own stage, then the next planning. */
import { playBeats } from "@/core/beats";
import type { Room } from "@/core/room.svelte";
import type { Scene } from "@/core/show.svelte";
import type { UnicornFever } from "@/generated/unicorn-fever";
import { playRace, raceBegins } from "./race/director";
import type { RaceShow } from "./race/show.svelte";
import { scriptOf } from "./script";

export async function direct(
  scene: Scene<UnicornFever>,
  show: RaceShow,
  room: Room<UnicornFever>,
): Promise<void> {
  const { words } = room;
  if (!words) return;
  const script = scriptOf(words.cards);
  const begin = raceBegins(scene.events);
  await playBeats(scene, room, begin < 0 ? scene.events : scene.events.slice(0, begin), script);
  if (begin < 0) return;
  const end = await playRace(scene, show, room);
  await playBeats(scene, room, scene.events.slice(end), script);
}
