import { describe, expect, test } from "vitest";
import type { Script } from "@/core/beats";
import type { Fields, GameSchema } from "@/core/game";
import type { GameEvent } from "@/core/room.svelte";
import { script as horseFever } from "@/games/horse-fever/script";
import { script as killTheUnicorns } from "@/games/kill-the-unicorns/script";
import recorded from "@/games/moves.fixture.json?raw";
import { scriptOf } from "@/games/unicorn-fever/script";
import type { Decks } from "@/games/unicorn-fever/things";
import { partOf } from "@/testing";

interface Move {
  before: GameSchema["view"];
  events: GameEvent[];
  /** What is different after it, as the server says. */
  changed: GameSchema["view"];
}
const moves: Record<string, Move[]> = JSON.parse(recorded);

const STACKS = ["contract", "gold", "bet", "win-bet", "magic"] as const;
type Token = Decks["tokens"][number];
/** Which pile each action token belongs to, read off the piles of the first move. */
const tokens: Token[] = [];
for (const { before } of moves["unicorn-fever"] ?? []) {
  const { stacks } = before;
  (stacks as number[][]).forEach((pile, place) =>
    pile.forEach((token) => (tokens[token] = partOf<Token>({ stack: STACKS[place] }))),
  );
}
const printed = [...Array(40).keys()].filter((token) => !tokens[token]);

const scripts: Record<string, Script> = {
  "unicorn-fever": scriptOf(partOf<Decks>({ tokens, printed })),
  "horse-fever-board": horseFever,
  "kill-the-unicorns": killTheUnicorns,
};

/** The order in which things lie beside each other is not compared. */
function sorted({ players, ...table }: Fields): Fields {
  const lists = ["display", "bets", "assistants", "horses", "contracts"];
  const found = Object.fromEntries(
    Object.entries(table).map(([key, value]) => [
      key,
      lists.includes(key)
        ? [...(value as unknown[])].map((one) => JSON.stringify(one)).sort()
        : value,
    ]),
  );
  return players ? { ...found, players: (players as Fields[]).map(sorted) } : found;
}

describe.each(Object.entries(scripts))("%s", (game, script) => {
  const played = moves[game] ?? [];
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
