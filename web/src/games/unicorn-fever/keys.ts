/** Keys of this table: 1–6 lanes, W E L tokens, Escape one step back unless something covers the table. */
import type { Key } from "@/core/keys.svelte";
import type { BetKind } from "@/generated/unicorn-fever";
import { betKey } from "./lit";
import type { UnicornTable } from "./unicorn-table.svelte";

const TOKENS: [key: string, kind: BetKind][] = [
  ["w", 0],
  ["e", 1],
  ["l", 2],
];

export function keysOf(table: UnicornTable, covered: () => boolean): Key[] {
  const lanes: Key = {
    keys: ["1", "2", "3", "4", "5", "6"],
    label: "web-unicorn-fever-key-lanes",
    act: (event) => {
      if (!table.mine) return false;
      void table.point(Number(event.key) - 1);
      return true;
    },
  };
  const tokens: Key[] = TOKENS.map(([key, kind]) => ({
    keys: [key],
    label: `web-unicorn-fever-key-${key}`,
    act: () => {
      const lane = table.wager?.lane ?? table.lane;
      if (lane === null || !table.lit.bets.has(betKey(kind, lane))) return false;
      void table.aim(kind, lane);
      return true;
    },
  }));
  // What was one pick to the eye is taken back as one.
  const back: Key = {
    keys: ["escape"],
    label: "web-key-back",
    act: () => {
      if (covered() || !table.mine || table.turn.steps.length === 0) return false;
      void table.back();
      return true;
    },
  };
  return [lanes, ...tokens, back];
}
