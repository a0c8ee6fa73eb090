import type { Decision } from "@/core/asked";
import { adviceOn, beatOfEvent, CONFIRM, matches, selectorsOf, type Beat } from "@/core/lesson";
import { partOf } from "@/testing";
import { expect, test } from "vitest";

const view = { round_number: 1, bets: [], players: [{ hand: 2 }] };
const card = { type: "play-card", of: { card: [2, 3] }, amount: null };
const lane = { type: "on-lane", of: { lane: [0] }, amount: null };
const beats: Beat[] = [
  { id: "hurry", question: "choose-card", at: ["action=2|3", "lane=0"], wish: [card, lane] },
  { id: "thirsty", question: "choose-lane", of: { card: [7] }, at: ["lane=2"], wish: [lane] },
  { id: "stake", question: "choose-stake", wish: [{ type: "", of: {}, amount: 400 }] },
  { id: "dice", event: "sprints-rolled" },
  { id: "drunk", event: "sprints-rolled", of: { "dice.*": [2] } },
];
const asked = (step: string, options: object[] = [], fields = {}): Decision =>
  partOf<Decision>({ question: { step, seat: 0, ...fields }, options, span: null } as object);
const cards = asked("choose-card", [
  { type: "play-card", card: 7 },
  { type: "play-card", card: 3 },
]);
const lanes = (held: number): Decision =>
  asked("choose-lane", [{ type: "on-lane", lane: 0 }], { card: held });

test("a path leads to one field, to any of a list, or to their number", () => {
  const thing = { dice: [2, 3], of: { turn: 1 } };
  expect(matches(thing, { "dice.*": [3], "dice.#": [2], "of.turn": [1, 2] })).toBe(true);
  expect(matches(thing, { "dice.0": [3] })).toBe(false);
  expect(matches(thing, { nothing: [1] })).toBe(false);
});

test("a suggestion leads from the card to the lane and to the button", () => {
  expect(adviceOn(beats, [{ decision: cards, choice: null }], view)?.at).toBe("action=2|3");
  const picked = { decision: cards, choice: 1 };
  const open = { decision: lanes(3), choice: null };
  expect(adviceOn(beats, [picked, open], view)).toMatchObject({ at: "lane=0", other: false });
  const laid = { decision: lanes(3), choice: 0 };
  expect(adviceOn(beats, [picked, laid], view)?.at).toBe(CONFIRM);
});

test("whoever picks otherwise is told what fits then", () => {
  const other = { decision: cards, choice: 0 };
  const found = adviceOn(beats, [other, { decision: lanes(7), choice: null }], view);
  expect(found).toMatchObject({ beat: { id: "thirsty" }, at: "lane=2", other: false });
  const unknown = adviceOn(beats, [other, { decision: lanes(5), choice: null }], view);
  expect(unknown).toMatchObject({ beat: { id: "hurry" }, at: "", other: true });
});

test("an amount is suggested, and any other is as good", () => {
  const decision = { ...asked("choose-stake"), span: { low: 200, high: 900, step: 100 } };
  const open = adviceOn(beats, [{ decision, choice: null }], view);
  expect(open).toMatchObject({ amount: 400, at: "stake" });
  expect(adviceOn(beats, [{ decision, choice: 900 }], view)?.other).toBe(false);
});

test("an event's beat is said once, and nothing after the guided round", () => {
  const roll = { type: "sprints-rolled", dice: [2, 4] };
  expect(beatOfEvent(beats, roll, view, new Set())?.id).toBe("dice");
  expect(beatOfEvent(beats, roll, view, new Set(["dice"]))?.id).toBe("drunk");
  expect(beatOfEvent(beats, roll, { ...view, round_number: 2 }, new Set())).toBeUndefined();
  expect(adviceOn(beats, [{ decision: cards, choice: null }], { round_number: 2 })).toBeNull();
});

test("a place is on the board, or among what can be picked", () => {
  expect(selectorsOf("lane=0|3")).toEqual([
    '[data-lane="0"]',
    '[data-lane="3"]',
    '[data-pick-lane~="0"]',
    '[data-pick-lane~="3"]',
  ]);
  expect(selectorsOf("tray")).toEqual(['[data-anchor="tray"]']);
});
