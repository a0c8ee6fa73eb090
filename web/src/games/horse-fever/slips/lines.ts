/** What a choice would change, as lines of now and after. */
import type { ChangeLine } from "./Change.svelte";
import type { HorseTable } from "../horse-table.svelte";
import { isAsk, sumOf } from "../stages/tiles";
import type { HorseOption } from "../types";

/** A purchase changes the purse, the cards, and what is left after two minimum bets. */
export function purchaseLines(table: HorseTable, option: HorseOption): ChangeLine[] {
  const { words } = table;
  const me = table.me ?? 0;
  const now = table.view.players[me];
  if (!now) return [];
  const { settled, sealed } = table.turn;
  // Where something would be revealed, or as long as it is being tried, there is no table to look at, only the price.
  const tried = sealed || !settled || isAsk(option) ? null : table.drafted.players[me];
  const danari = tried?.danari ?? now.danari + sumOf(option);
  const score = tried?.score ?? now.score;
  const minimum = tried?.minimum_bet ?? now.minimum_bet;
  const lines: ChangeLine[] = [
    { icon: "i-danari", name: words.say("web-horse-fever-danari"), now: now.danari, after: danari },
  ];
  if (score !== now.score)
    lines.push({
      icon: "i-vp",
      name: words.say("web-horse-fever-points"),
      now: now.score,
      after: score,
    });
  if (option.type === "buy-actions") {
    const name = words.say("table-actions");
    lines.push({ icon: "i-ruse", name, now: now.hand, after: now.hand + 2 });
  }
  lines.push({
    icon: "i-cash",
    name: words.say("web-horse-fever-after-bets"),
    now: now.danari - 2 * now.minimum_bet,
    after: danari - 2 * minimum,
  });
  return lines;
}
