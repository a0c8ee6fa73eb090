/** The keys of this table: lanes by number, sides of the token by letter. */
import type { Key } from "@/core/keys.svelte";
import type { HorseTable } from "./horse-table.svelte";

export function tableKeys(table: HorseTable): Key[] {
  const side = (kind: number): boolean => {
    if (table.topic !== "choose-first-bet" && table.topic !== "choose-second-bet") return false;
    table.kind = kind;
    const lane = table.chosenLane;
    if (lane !== null) void table.bet(lane, kind);
    return true;
  };
  return [
    {
      keys: ["1", "2", "3", "4", "5", "6"],
      label: "web-horse-fever-key-lane",
      act: (event) => {
        const lane = Number(event.key) - 1;
        if (!table.lit.includes(lane)) return false;
        void table.point(lane);
        return true;
      },
    },
    { keys: ["w"], label: "web-horse-fever-key-win", act: () => side(0) },
    { keys: ["p"], label: "web-horse-fever-key-place", act: () => side(1) },
  ];
}
