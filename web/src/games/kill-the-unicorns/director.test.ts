import { expect, test } from "vitest";
import type { Scene } from "@/core/show.svelte";
import type { Words } from "@/core/words";
import { director } from "@/games/kill-the-unicorns/director";
import type {
  KillTheUnicornsEvent,
  KillTheUnicornsView,
  KillTheUnicorns,
} from "@/games/kill-the-unicorns/things";
import { partOf } from "@/testing";
import { Play } from "@/games/kill-the-unicorns/play.svelte";

const words = { event: ({ type }) => type } as Words<KillTheUnicorns>;

/** A scene that notes the table at every stop. */
function scene(
  play: Play,
  events: KillTheUnicornsEvent[],
  open: boolean,
  dares: KillTheUnicornsView["dares"] = [],
): { scene: Scene<KillTheUnicorns>; stops: string[]; told: string[] } {
  const stops: string[] = [];
  const told: string[] = [];
  const players = [{ shown: open ? [4] : [] }];
  return {
    stops,
    told,
    scene: {
      before: null,
      after: partOf<KillTheUnicornsView>({ players, turned: null, dares, foretold: [] }),
      events,
      speed: 1,
      skipped: false,
      stop: () => undefined,
      next: () => undefined,
      point: () => undefined,
      stage: () => undefined,
      linger: () => {
        stops.push(play.why.join(" "));
        return Promise.resolve();
      },
      pause: () => {
        stops.push(play.bids.map((bid) => `${bid.seat}:${bid.total}:${bid.state}`).join(" "));
        return Promise.resolve();
      },
      tell: (event) => void told.push(event.type),
    },
  };
}

const cards = (seat: number, ...values: number[]): KillTheUnicornsEvent => ({
  type: "hunt-cards-revealed",
  seat,
  cards: values,
  total: values.reduce((sum, card) => sum + card, 0),
});

test("cards turn together, ties cross out, the next best leads", async () => {
  const play = new Play();
  const tie: KillTheUnicornsEvent = { type: "tie-cancelled", seats: [0, 1], total: 4 };
  const won: KillTheUnicornsEvent = { type: "hunt-won", seat: 2, total: 3 };
  const { scene: one, stops } = scene(
    play,
    [cards(0, 4), cards(1, 3, 1), cards(2, 3), tie, won],
    true,
  );
  await director(play, { seats: [0], words })(one);
  expect(stops).toEqual([
    "0:4:in 1:4:in 2:3:in",
    "0:4:tied 1:4:tied 2:3:in",
    "0:4:tied 1:4:tied 2:3:leads",
  ]);
  expect(play.bids).toHaveLength(3);
});

test("two hunts told at once turn their cards one after the other", async () => {
  const play = new Play();
  const first: KillTheUnicornsEvent[] = [
    cards(0, 4),
    cards(1, 3),
    { type: "hunt-won", seat: 0, total: 4 },
  ];
  const second: KillTheUnicornsEvent[] = [
    cards(1, 2),
    cards(0, 1),
    { type: "hunt-won", seat: 1, total: 2 },
  ];
  const { scene: one, stops } = scene(play, [...first, ...second], true);
  await director(play, { seats: [0], words })(one);
  expect(stops).toEqual(["0:4:in 1:3:in", "0:4:leads 1:3:in", "1:2:in 0:1:in", "1:2:leads 0:1:in"]);
});

test("the unicorn leaves, and the table is cleared for the next hunt", async () => {
  const play = new Play();
  play.bids = [{ seat: 0, cards: [4], total: 4, state: "leads" }];
  const events: KillTheUnicornsEvent[] = [
    { type: "ruse-turned", seat: 1, ruse: 3 },
    { type: "winner-changed", seat: 1, before: 0 },
    { type: "unicorn-caught", seat: 1, unicorn: 7 },
  ];
  const { scene: one, told, stops } = scene(play, events, false);
  await director(play, { seats: [0], words })(one);
  expect(told).toEqual(["ruse-turned", "winner-changed", "unicorn-caught"]);
  expect(stops).toContain("ruse-turned winner-changed unicorn-caught"); // why, before it leaves
  expect([play.bids, play.ruse, play.leaving, play.why]).toEqual([[], null, null, []]);
});

test("who is foreseen and who yields is crossed out, and the reasons stay", async () => {
  const play = new Play();
  const events: KillTheUnicornsEvent[] = [
    { type: "rival-dared", seat: 0, rival: 1 },
    { type: "total-foretold", seat: 3, value: 0, total: 5 },
    cards(0, 3),
    cards(1, 3),
    cards(2, 4, 1),
    { type: "hunter-foretold", seat: 2, total: 5 },
    { type: "rival-yielded", seat: 0, rival: 1, total: 3 },
    { type: "hunt-won", seat: 0, total: 3 },
  ];
  const { scene: one, stops } = scene(play, events, true);
  await director(play, { seats: [0], words })({ ...one, speed: 0 });
  expect(stops.slice(-3)).toEqual([
    "0:3:in 1:3:in 2:5:foreseen",
    "0:3:in 1:3:yielded 2:5:foreseen",
    "0:3:leads 1:3:yielded 2:5:foreseen",
  ]);
  expect(play.why).toEqual([
    "rival-dared",
    "total-foretold",
    "hunter-foretold",
    "rival-yielded",
    "hunt-won",
  ]);
});

test("a gauntlet thrown is named while others are still asked", async () => {
  const play = new Play();
  const dared: KillTheUnicornsEvent = { type: "rival-dared", seat: 0, rival: 1 };
  const { scene: one } = scene(play, [dared], false, [{ seat: 0, rival: 1 }]);
  await director(play, { seats: [0], words })({ ...one, speed: 0 });
  expect(play.why).toEqual(["rival-dared"]);
});

test("a second opinion lies where the turned ruse lay", async () => {
  const play = new Play();
  const events: KillTheUnicornsEvent[] = [
    { type: "ruse-turned", seat: 1, ruse: 3 },
    { type: "ruse-overruled", seat: 2, value: 4, before: 3, ruse: 9 },
  ];
  const { scene: one } = scene(play, events, true);
  const after = { ...one.after, turned: 9 };
  await director(play, { seats: [0], words })({ ...one, after });
  expect(play.ruse).toEqual({ seat: 2, ruse: 9, wasted: false });
});
