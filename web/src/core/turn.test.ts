import type { Decision, Draft, Room } from "@/core/room.svelte";
import { Turn } from "@/core/turn.svelte";
import { partOf } from "@/testing";
import { expect, test } from "vitest";

const NOW = { race_number: 1 };
const LATER = { race_number: 2 };
const LATEST = { race_number: 3 };
const TRIED = { race_number: 4 };
const asked = (step: string, seat = 0): Decision =>
  partOf<Decision>({ seat, number: 1, question: { step, seat }, options: [{ type: "a" }] });

function table(draft: (seat: number, choices: number[]) => Promise<Draft | null>): {
  turn: Turn;
  room: Pick<Room, "decision" | "view">;
} {
  const room = {
    decision: asked("first"),
    view: NOW,
    draft,
    choose: () => Promise.resolve(false),
  };
  return { turn: new Turn(partOf<Room>(room)), room };
}
const tried = partOf<Draft>({ sealed: false, events: [], view: TRIED, decision: asked("second") });

test("another view of the table leaves what is being tried, and shows itself before that", async () => {
  const { turn, room } = table(() => Promise.resolve(tried));
  turn.reset();
  room.view = LATER;
  turn.look();
  expect(turn.view).toBe(LATER);
  await turn.pick(0);
  room.view = LATEST;
  turn.look();
  expect([turn.view, turn.steps.length]).toEqual([TRIED, 1]);
});

test("what was made is the table's to show: nothing of it is left over the next view", async () => {
  const { turn, room } = table(() => Promise.resolve(tried));
  let acknowledge: (done: boolean) => void = () => undefined;
  Object.assign(room, { choose: () => new Promise((resolve) => (acknowledge = resolve)) });
  turn.reset();
  await turn.pick(0);
  const making = turn.confirm();
  turn.look();
  expect([turn.view, turn.marked.length]).toEqual([TRIED, 1]);
  acknowledge(true);
  expect(await making).toBe(true);
  expect([turn.view, turn.marked.length]).toEqual([TRIED, 1]);
  room.view = LATER;
  turn.look();
  expect([turn.view, turn.steps, turn.marked]).toEqual([LATER, [], []]);
});

test("what was made is not left over a view that came before the acknowledgement", async () => {
  const { turn, room } = table(() => Promise.resolve(tried));
  Object.assign(room, { choose: () => Promise.resolve(Boolean((room.view = LATER))) });
  turn.reset();
  await turn.pick(0);
  expect(await turn.confirm()).toBe(true);
  expect([turn.view, turn.marked]).toEqual([LATER, []]);
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

test("what is tapped is marked at once, and not any more where it cannot be picked", async () => {
  let answer: (draft: Draft | null) => void = () => undefined;
  const { turn } = table(() => new Promise((resolve) => (answer = resolve)));
  turn.reset();
  const picking = turn.pick(0);
  expect([turn.marked.length, turn.tapped?.choice, turn.settled, turn.steps]).toEqual([
    1,
    0,
    false,
    [],
  ]);
  answer(null);
  await picking;
  expect([turn.marked, turn.tapped, turn.settled]).toEqual([[], null, true]);
});

test("the amount that is likely to follow is tried with the pick, and counts where one is asked for", async () => {
  const span = { low: 1, high: 5, step: 1 };
  const stake = { ...asked("stake"), span };
  const after = (choices: number[]): Draft => ({
    ...tried,
    decision: choices.length === 1 ? stake : null,
  });
  const sent: number[][] = [];
  const draft = (_: number, choices: number[]): Promise<Draft | null> => {
    sent.push(choices);
    const within = choices.slice(1).every((amount) => amount <= span.high);
    return Promise.resolve(within ? after(choices) : null);
  };
  const { turn } = table(draft);
  turn.reset();
  await turn.pick(0, 3);
  expect(sent).toEqual([[0], [0, 3]]);
  expect([turn.steps.map(({ choice }) => choice), turn.ready]).toEqual([[0, 3], true]);
  await turn.repickAt(0, 0, 9);
  expect([turn.steps.length, turn.question?.question.step]).toEqual([1, "stake"]);
});

test("what is decided at once is not tried before", async () => {
  const { turn, room } = table(() => Promise.reject(new Error("tried")));
  let made: number[] = [];
  Object.assign(room, {
    choose: (choices: number[]) => {
      made = choices;
      return Promise.resolve(true);
    },
  });
  turn.reset();
  expect([await turn.now(0), made]).toEqual([true, [0]]);
});
