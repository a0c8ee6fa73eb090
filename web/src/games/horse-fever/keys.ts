/** The keys of this table: lanes by number, sides of the token by letter. */
import type { Key } from "@/core/keys.svelte";
import type { Turf } from "./turf.svelte";

export function turfKeys(turf: Turf): Key[] {
  const side = (kind: number): boolean => {
    if (turf.step !== "choose-first-bet" && turf.step !== "choose-second-bet") return false;
    turf.kind = kind;
    const lane = turf.chosen;
    if (lane !== null) void turf.bet(lane, kind);
    return true;
  };
  return [
    {
      keys: ["1", "2", "3", "4", "5", "6"],
      label: "web-hf-key-lane",
      act: (event) => {
        const lane = Number(event.key) - 1;
        if (!turf.lit.includes(lane)) return false;
        void turf.point(lane);
        return true;
      },
    },
    { keys: ["w"], label: "web-hf-key-win", act: () => side(0) },
    { keys: ["p"], label: "web-hf-key-place", act: () => side(1) },
  ];
}
