import type { Decision, Draft, Room } from "@/core/room.svelte";
import type { Show } from "@/core/show.svelte";
import { Turn } from "@/core/turn.svelte";
import type { Words } from "@/core/words";
import { Plan } from "@/games/unicorn-fever/plan.svelte";
import type { UnicornFever, UnicornView } from "@/generated/unicorn-fever";
import { flushSync, mount, type Component } from "svelte";
import { expect, test } from "vitest";

/** As much of a thing as the plan looks at. */
const partOf = <T>(part: Partial<T>): T => part as T;

const asked = (): Decision<UnicornFever> =>
  partOf<Decision<UnicornFever>>({
    seat: 0,
    number: 9,
    question: { step: "choose-who-was-ahead", seat: 0, lanes: [1, 2] },
    options: [],
  });

/** A plan needs a place on the page to be known by its parts. */
function planOf(room: Room<UnicornFever>): Plan {
  let made: Plan | undefined;
  const Host: Component = () => {
    made = new Plan(room, new Turn(room));
    return {};
  };
  mount(Host, { target: document.body });
  return made as Plan;
}

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
  const plan = planOf(partOf<Room<UnicornFever>>(room));
  plan.turn.reset();
  expect(plan.mine).toBe(true);
  await plan.turn.pick(0);
  await plan.confirm();
  flushSync();
  expect(plan.mine).toBe(false);
  room.decision = asked();
  expect(plan.mine).toBe(true);
});
