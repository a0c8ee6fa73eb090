import { asking, Asking, sameOption } from "@/core/asking.svelte";
import type { Decision, Draft, Room } from "@/core/room.svelte";
import { Turn } from "@/core/turn.svelte";
import { partOf, within } from "@/testing";
import { flushSync, mount, unmount, type Component } from "svelte";
import { beforeEach, expect, test } from "vitest";

/** A game of two moves: take a card, then say for which lane; a second card is another deed. */
type Option = { type: "take"; card: number } | { type: "lane"; lane: number } | { type: "pass" };
interface Game {
  view: { seat: number | null; laid: number };
  event: { type: string };
  option: Option;
  question: { step: "choose-card" | "choose-lane"; seat: number };
  cards: object;
  printed: object;
}

class Cards extends Asking<Game> {
  readonly lit = {};
}

const CARDS: Option[] = [{ type: "take", card: 4 }, { type: "take", card: 7 }, { type: "pass" }];
const LANES: Option[] = [
  { type: "lane", lane: 0 },
  { type: "lane", lane: 1 },
];

function asked(step: Game["question"]["step"], options: Option[], goes_on = false): Decision<Game> {
  const question = { step, seat: 0 };
  return { seat: 0, number: 1, question, options, span: null, goes_on, seconds: null };
}

const lane = (wanted: number) => (option: Option) =>
  option.type === "lane" && option.lane === wanted;
const take = (wanted: number) => (option: Option) =>
  option.type === "take" && option.card === wanted;

/** The server's side: a card asks for its lane; after that, or after a pass, the next card is asked for. */
function draft(_: number, choices: number[]): Promise<Draft<Game>> {
  const card = CARDS[choices[0] ?? 0];
  const decision =
    card?.type === "take" && choices.length === 1
      ? asked("choose-lane", LANES, true)
      : asked("choose-card", CARDS);
  const view = { seat: 0, laid: choices.length };
  return Promise.resolve({ type: "drafted", id: "", sealed: false, events: [], view, decision });
}

let room: Room<Game>;
let sent: number[][];
let here: Cards;
const choices = (): number[] => here.turn.steps.map(({ choice }) => choice);

beforeEach(() => {
  sent = [];
  const choose = (choices: number[]): Promise<boolean> => {
    sent.push(choices);
    return Promise.resolve(true);
  };
  const view = { seat: 0, laid: 0 };
  const show = { running: false };
  const part = { view, mine: 0, show, decision: asked("choose-card", CARDS), draft, choose };
  room = partOf<Room<Game>>(part);
  here = within(() => new Cards(room, new Turn(room)));
  here.turn.reset();
});

test("a deed is whole where the server asks for nothing that goes on with it", async () => {
  expect([here.step, here.topic, here.ready]).toEqual(["choose-card", "choose-card", false]);
  expect(await here.pick(take(7))).toBe(true);
  expect([here.step, here.topic, here.ready]).toEqual(["choose-lane", "choose-card", false]);
  expect(await here.pick(lane(1))).toBe(true);
  expect([here.step, here.topic, here.ready]).toEqual(["", "choose-card", true]);
  expect(here.picks).toEqual([CARDS[1], LANES[1]]);
  await here.confirm();
  expect(sent).toEqual([[1, 1]]);
});

test("what is offered is the game's own question's, also when something is picked", async () => {
  await here.pick(take(4));
  expect(here.offers("take").map(({ card }) => card)).toEqual([4, 7]);
  expect([here.may(take(7)), here.may(take(8)), here.may(lane(0))]).toEqual([true, false, false]);
  expect([here.chosen("take")?.card, here.chosen("lane")]).toEqual([4, null]);
  expect([here.picked(take(4)), here.picked(take(7))]).toEqual([true, false]);
});

test("there is nothing to pick where no option is like that", async () => {
  expect(await here.pick(take(9))).toBe(false);
  expect(await here.again("choose-lane", lane(0))).toBe(false);
  expect(await here.anew(take(9))).toBe(false);
  expect(here.picks).toEqual([]);
});

test("an answered question is answered again, and what came after it is dropped", async () => {
  await here.pick(take(4));
  await here.pick(lane(0));
  expect(await here.again("choose-lane", lane(1))).toBe(true);
  expect(choices()).toEqual([0, 1]);
  expect(await here.again("choose-card", take(7))).toBe(true);
  expect([choices(), here.step]).toEqual([[1], "choose-lane"]);
  expect(await here.anew(take(4))).toBe(true);
  expect(choices()).toEqual([0]);
});

test("a question is decided at once, whatever was picked before", async () => {
  await here.pick(take(4));
  await here.decide((option) => option.type === "pass");
  expect(sent).toEqual([[2]]);
});

test("the table as drafted is the table as it is until something is picked", async () => {
  expect(here.drafted).toBe(here.view);
  await here.pick(take(4));
  expect([here.drafted.laid, here.view.laid]).toEqual([1, 0]);
});

test("nobody is asked while something is shown, nor what is asked of somebody else", () => {
  room.show.running = true;
  expect([here.mine, here.step, here.question, here.offered]).toEqual([false, "", null, []]);
  room.show.running = false;
  expect(here.mine).toBe(true);
  room.decision = { ...asked("choose-card", CARDS), seat: 1 };
  expect([here.mine, here.topic, here.answered("choose-card")]).toEqual([false, "", null]);
});

test("what is left of an earlier question is no pick for the next one", async () => {
  await here.pick(take(4));
  room.decision = asked("choose-card", CARDS);
  expect([here.steps, here.step, here.whole]).toEqual([[], "choose-card", false]);
});

test("what happens is played out by who draws the table, as long as it is drawn", async () => {
  const Host: Component = () => {
    new Cards(room, new Turn(room)).direct(() => Promise.resolve());
    return {};
  };
  const drawn = mount(Host, { target: document.body });
  flushSync();
  expect(room.director).not.toBeNull();
  await unmount(drawn);
  expect(room.director).toBeNull();
});

test("the parts of a table know it without being handed it", () => {
  let found: Cards | undefined;
  const Part: Component = () => {
    found = asking<Cards>();
    return {};
  };
  let made: Cards | undefined;
  const Host: Component = (target) => {
    made = new Cards(room, new Turn(room));
    Part(target, {});
    return {};
  };
  mount(Host, { target: document.body });
  expect(found).toBe(made);
});

test("an option is the same by what it says", () => {
  expect(sameOption({ type: "take", card: 4 }, CARDS[0] ?? null)).toBe(true);
  expect([
    sameOption(CARDS[0] ?? null, CARDS[1] ?? null),
    sameOption(null, LANES[0] ?? null),
  ]).toEqual([false, false]);
});
