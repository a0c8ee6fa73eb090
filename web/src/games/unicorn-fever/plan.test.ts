import type { Viewed } from "@/core/game";
import type { Decision, Room } from "@/core/room.svelte";
import { Turn } from "@/core/turn.svelte";
import { Plan } from "@/games/unicorn-fever/plan.svelte";
import type { View } from "@/games/unicorn-fever/things";
import { flushSync, mount, type Component } from "svelte";
import { expect, test } from "vitest";

const asked = (): Decision =>
  ({ seat: 0, number: 9, question: { step: "choose-heat", seat: 0 }, options: [] }) as never;

/** A plan needs a place on the page to be known by its parts. */
function planOf(room: Room<Viewed<View>>): Plan {
  let made: Plan | undefined;
  const Host = (() => {
    made = new Plan(room, new Turn(room));
  }) as unknown as Component;
  mount(Host, { target: document.body });
  return made as Plan;
}

test("a question that is asked again after a take back can be answered again", async () => {
  const room = {
    words: { game: null },
    view: { seat: 0 },
    mine: 0,
    show: { running: false },
    decision: asked(),
    draft: () => Promise.resolve({ sealed: true, events: [], view: {}, decision: null }),
    choose: () => Promise.resolve(true),
  };
  const plan = planOf(room as never);
  plan.turn.reset();
  expect(plan.mine).toBe(true);
  await plan.turn.pick(0);
  await plan.confirm();
  flushSync();
  expect(plan.mine).toBe(false);
  room.decision = asked();
  expect(plan.mine).toBe(true);
});
