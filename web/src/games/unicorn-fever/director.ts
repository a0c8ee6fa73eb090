/** Plays out a round: planning beat by beat, the race on its own stage, then the next planning. */
import type { Viewed } from "@/core/game";
import { playBeats } from "@/core/beats";
import type { Room } from "@/core/room.svelte";
import type { Scene } from "@/core/show.svelte";
import { playRace, raceBegins } from "./race/director";
import type { RaceShow } from "./race/show.svelte";
import { scriptOf } from "./script";
import { decksOf, type View } from "./things";

export async function direct(
  scene: Scene<Viewed<View>>,
  show: RaceShow,
  room: Room<Viewed<View>>,
): Promise<void> {
  const { words } = room;
  if (!words) return;
  const script = scriptOf(decksOf(words));
  const begin = raceBegins(scene.events);
  await playBeats(scene, room, begin < 0 ? scene.events : scene.events.slice(0, begin), script);
  if (begin < 0) return;
  const end = await playRace(scene, show, room);
  await playBeats(scene, room, scene.events.slice(end), script);
}
