import type { Decision, Draft } from "@/core/room.svelte";
import { Turn } from "@/core/turn.svelte";
import { expect, test } from "vitest";

const asked = (step: string, seat = 0): Decision =>
  ({ seat, number: 1, question: { step, seat }, options: [{ type: "a" }], span: null }) as never;

function table(draft: () => Promise<Draft | null>): {
  turn: Turn;
  room: { decision: Decision | null; view: string };
} {
  const room = {
    decision: asked("first"),
    view: "now",
    draft,
    choose: () => Promise.resolve(false),
  };
  return { turn: new Turn(room as never), room };
}
const tried = { sealed: false, events: [], view: "tried", decision: asked("second") } as never;

test("another view of the table leaves what is being tried, and shows itself before that", async () => {
  const { turn, room } = table(() => Promise.resolve(tried));
  turn.reset();
  room.view = "later";
  turn.look();
  expect(turn.view).toBe("later");
  await turn.pick(0);
  room.view = "later still";
  turn.look();
  expect([turn.view, turn.steps.length]).toEqual(["tried", 1]);
});

test("a draft that is refused, and a choice that is, leave a turn that can go on", async () => {
  const { turn } = table(() => Promise.resolve(null));
  turn.reset();
  expect(await turn.pick(0)).toBe(false);
  expect([turn.busy, turn.question?.question.step]).toEqual([false, "first"]);
  const other = table(() => Promise.resolve(tried));
  other.turn.reset();
  await other.turn.pick(0);
  expect(await other.turn.confirm()).toBe(false);
  expect([other.turn.busy, other.turn.steps, other.turn.question?.question.step]).toEqual([
    false,
    [],
    "first",
  ]);
});

test("a draft that comes back after the next question was asked changes nothing", async () => {
  let answer: (draft: Draft) => void = () => undefined;
  const { turn, room } = table(() => new Promise((resolve) => (answer = resolve)));
  turn.reset();
  const picking = turn.pick(0);
  room.decision = asked("next");
  turn.reset();
  answer(tried);
  expect(await picking).toBe(false);
  expect([turn.busy, turn.steps, turn.question?.question.step]).toEqual([false, [], "next"]);
});
