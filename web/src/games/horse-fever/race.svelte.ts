/** The race as it is being shown. */
import type { Lane } from "./types";

export class RaceShow {
  /** A race is being played out. */
  on = $state(false);
  spots: number[] = $state.raw([0, 0, 0, 0, 0, 0]);
  running = $state(false);
  sprinting: Lane[] = $state.raw([]);
}
