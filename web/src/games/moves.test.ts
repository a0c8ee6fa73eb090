import { describe, expect, test } from "vitest";
import type { Script } from "@/core/beats";
import type { GameEvent } from "@/core/room.svelte";
import { script as horseFever } from "@/games/horse-fever/script";
import { script as hunt } from "@/games/kill-the-unicorns/script";
import moves from "@/games/moves.fixture.json";
import { scriptOf } from "@/games/unicorn-fever/script";

type Table = Record<string, unknown>;
interface Move {
  before: Table;
  events: GameEvent[];
  /** What is different after it, as the server says. */
  changed: Table;
}

const stacks = ["contract", "gold", "bet", "win-bet", "magic"];
/** Which pile each action token belongs to, read off the piles of the first move. */
const tokens = (moves["unicorn-fever"] as unknown as Move[]).reduce<{ stack: string }[]>(
  (found, { before }) => {
    (before["stacks"] as number[][]).forEach((pile, place) =>
      pile.forEach((token) => (found[token] = { stack: stacks[place] ?? "" })),
    );
    return found;
  },
  [],
);
const printed = [...Array(40).keys()].filter((token) => !tokens[token]);

const scripts: Record<string, Script> = {
  "unicorn-fever": scriptOf({ tokens, printed } as never),
  "horse-fever-board": horseFever,
  "kill-the-unicorns": hunt,
};

/** The order in which things lie beside each other is not compared. */
function sorted(table: Table): Table {
  const lists = ["display", "bets", "assistants", "horses", "contracts"];
  const players = (table["players"] as Table[] | undefined)?.map(sorted);
  if (players) return { ...sorted({ ...table, players: undefined }), players };
  return Object.fromEntries(
    Object.entries(table).map(([key, value]) => [
      key,
      lists.includes(key)
        ? [...(value as unknown[])].map((one) => JSON.stringify(one)).sort()
        : value,
    ]),
  );
}

describe.each(Object.entries(scripts))("%s", (game, script) => {
  const played = moves[game as keyof typeof moves] as unknown as Move[];
  test.each(played.map((move) => [move.events.map(({ type }) => type).join(", "), move] as const))(
    "%s: the table in between is the one the server will show",
    (_, { before, events, changed }) => {
      const after = { ...before, ...changed };
      const forward = events.reduce((view, event) => script.apply(view, event, 1), before);
      expect(sorted(forward)).toEqual(sorted(after));
      const back = events.reduceRight((view, event) => script.apply(view, event, -1), after);
      expect(sorted(back)).toEqual(sorted(before));
    },
  );
});
