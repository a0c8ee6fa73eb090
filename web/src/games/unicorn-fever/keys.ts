/** Keys at this table: 1–6 lanes, W E L tokens; + − and Enter are the slip's. */
import type { BetKind } from "@/generated/unicorn-fever";
import { betKey } from "./lit";
import type { Plan } from "./plan.svelte";

const TOKENS: Record<string, BetKind> = { w: 0, e: 1, l: 2 };

function typing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    !!target.closest("input:not([type=range]), textarea, select, dialog")
  );
}

export function keysOf(table: Plan): (event: KeyboardEvent) => void {
  return (event) => {
    if (!table.mine || typing(event.target)) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.toLowerCase();
    const lane = Number(key) - 1;
    if (lane >= 0 && lane < 6) {
      event.preventDefault();
      void table.point(lane);
      return;
    }
    const kind = TOKENS[key];
    const on = table.wager?.lane ?? table.lane;
    if (kind !== undefined && on !== null) {
      if (table.lit.bets.has(betKey(kind, on))) void table.aim(kind, on);
      return;
    }
    if (event.key === "Enter" && table.ready && !isControl(event.target)) {
      event.preventDefault();
      void table.confirm();
    }
    if (event.key === "Escape" && table.turn.steps.length > 0 && !event.defaultPrevented) {
      void table.back();
    }
  };
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && !!target.closest("button, a");
}
