import type { Decision, Draft, Room } from "@/core/room.svelte";
import type { Show } from "@/core/show.svelte";
import { Turn } from "@/core/turn.svelte";
import type { Words } from "@/core/words";
import { UnicornTable } from "@/games/unicorn-fever/unicorn-table.svelte";
import type { UnicornFever, UnicornView } from "@/generated/unicorn-fever";
import { partOf, within } from "@/testing";
import { flushSync } from "svelte";
import { expect, test } from "vitest";

const asked = (): Decision<UnicornFever> =>
  partOf<Decision<UnicornFever>>({
    seat: 0,
    number: 9,
    question: { step: "choose-who-was-ahead", seat: 0, lanes: [1, 2] },
    options: [],
  });

test("a question that is asked again after a take back can be answered again", async () => {
  const room = {
    words: partOf<Words<UnicornFever>>({ game: null }),
    view: partOf<UnicornView>({ seat: 0 }),
    mine: 0,
    show: partOf<Show<UnicornFever>>({ running: false }),
    decision: asked(),
    draft: () => Promise.resolve(partOf<Draft<UnicornFever>>({ sealed: true, events: [] })),
    choose: () => Promise.resolve(true),
  };
  const here = partOf<Room<UnicornFever>>(room);
  const table = within(() => new UnicornTable(here, new Turn(here)));
  table.turn.reset();
  expect(table.mine).toBe(true);
  await table.turn.pick(0);
  await table.confirm();
  flushSync();
  expect(table.mine).toBe(false);
  room.decision = asked();
  expect(table.mine).toBe(true);
});
