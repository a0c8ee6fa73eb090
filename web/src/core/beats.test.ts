import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FLY, LIFT, MOST, playBeats, REST, runs, sayTakenBack, type Script } from "@/core/beats";
import type { GameSchema } from "@/core/game";
import type { GameEvent, Room } from "@/core/room.svelte";
import { Show, type Scene } from "@/core/show.svelte";
import { partOf } from "@/testing";

beforeAll(() => {
  globalThis.matchMedia ??= () => partOf<MediaQueryList>({ matches: false });
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Counted extends GameSchema {
  view: { bets: number };
}

const WORDS = "Ada put 6 on Custard.";
const room = partOf<Pick<Room<Counted>, "seats" | "words">>({
  seats: [0],
  words: { event: () => WORDS },
});
/** Every bet is counted on the table. */
const script: Script<Counted> = {
  deed: ({ type, seat }) =>
    type === "quiet"
      ? null
      : {
          seat: seat as number,
          at: `#${type}`,
          opens: type === "token",
          flight: { symbol: "i-coin", from: "#row", to: "#lane" },
        },
  apply: (view, event, sign) => (event.type === "bet" ? { bets: view.bets + sign } : view),
  pause: () => 320,
};

function play(
  events: GameEvent[],
  after: number,
  speed = 1,
  director: (scene: Scene<Counted>) => Promise<void> = (scene) =>
    playBeats(scene, room, events, script),
) {
  const show = new Show<Counted>();
  const log: string[] = [];
  const staged: number[] = [];
  let end = -1;
  show.director = director;
  show.add({
    events: events.map((event, number) => ({ number, event })),
    view: { bets: after },
    speed: () => speed,
    before: () => ({ bets: 0 }),
    begin: () => undefined,
    end: () => (end = Date.now()),
    tell: ({ event }) => log.push(event.type),
    stage: (view) => staged.push(view.bets),
    patience: () => null,
  });
  const begun = Date.now();
  return { show, log, staged, took: () => (end < 0 ? -1 : end - begun) };
}
const wait = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);
const bet = (seat: number): GameEvent => ({ type: "bet", seat });

test("a rival lifts the paddle, the deed travels, then it has landed and is said", async () => {
  const { show, log, staged } = play([bet(1)], 1);
  await wait(0);
  expect([show.beat, log, staged]).toEqual([{ seat: 1, at: "" }, [], [0]]);
  await wait(LIFT + FLY - 10);
  expect(log).toEqual([]);
  await wait(20);
  expect([show.beat, log, staged]).toEqual([{ seat: 1, at: "#bet" }, ["bet"], [0, 1]]);
});

test("the sentence can be read, and a rival takes a few seconds at most", async () => {
  const one = play([bet(1)], 1);
  await wait(20_000);
  const reading = one.took() - LIFT - FLY - REST;
  expect(reading).toBeGreaterThanOrEqual(WORDS.length * 25);
  expect(one.took()).toBeLessThan(2500);
  const busy = play(
    Array.from({ length: 12 }, () => bet(1)),
    12,
  );
  await wait(60_000);
  expect(busy.took()).toBeLessThan(MOST + 30);
});

test("fast takes four tenths, instant no time at all", async () => {
  const normal = play([bet(1)], 1);
  const fast = play([bet(1)], 1, 0.4);
  const instant = play([bet(1)], 1, 0);
  await wait(20_000);
  expect(fast.took()).toBeCloseTo(normal.took() * 0.4, -1);
  expect(instant.took()).toBe(0);
  expect(instant.log).toEqual(["bet"]);
});

test("one's own deed is not explained to oneself", async () => {
  const { show, log, took } = play([bet(0)], 1);
  await wait(0);
  expect([show.beat, log]).toEqual([null, ["bet"]]);
  await wait(1000);
  expect(took()).toBe(320);
});

test("what follows from a deed by itself leaves its sentence standing", async () => {
  const { show, log } = play([bet(1), { type: "quiet", seat: 1 }], 1);
  await wait(20_000);
  expect(log).toEqual(["bet", "quiet"]);
  expect(show.headline?.type).toBe("bet");
});

test("what a rival does without a turn is said: nothing else tells of it", async () => {
  const { show } = play([{ type: "quiet", seat: 1 }], 1);
  await wait(20_000);
  expect(show.headline?.type).toBe("quiet");
});

test("a tap goes on to the next rival, who is shown in full", async () => {
  const { show, log } = play([bet(1), bet(2)], 2);
  await wait(0);
  show.goOn();
  await wait(0);
  expect([log, show.beat]).toEqual([["bet"], { seat: 2, at: "" }]);
  await wait(LIFT + FLY - 10);
  expect(log).toHaveLength(1);
});

test("what only opens a deed is told on the way", async () => {
  const { log } = play([{ type: "token", seat: 1 }, bet(1)], 1);
  await wait(LIFT + FLY + FLY + FLY + 10);
  expect(log).toEqual(["token", "bet"]);
});

test("runs tell turns from what has a show of its own", () => {
  const events = [bet(1), { type: "race" }, { type: "race" }, bet(2)];
  const found = runs(events, (event) => event.type === "bet");
  expect(found.map((run) => [run.beats, run.events.length])).toEqual([
    [true, 1],
    [false, 2],
    [true, 1],
  ]);
});

test("what a rival takes back is said until it can be read, one's own is not waited for", async () => {
  const back = (seat: number): GameEvent => ({ type: "choices-taken-back", seat });
  const other = play([back(1)], 0, 1, (scene) => sayTakenBack(scene, room));
  await wait(0);
  expect([other.log, other.show.beat?.seat, other.show.headline]).toEqual([
    ["choices-taken-back"],
    1,
    back(1),
  ]);
  await wait(20_000);
  expect(other.took()).toBeGreaterThanOrEqual(WORDS.length * 25);
  const own = play([back(0)], 0, 1, (scene) => sayTakenBack(scene, room));
  await wait(20_000);
  expect(own.took()).toBe(0);
});
