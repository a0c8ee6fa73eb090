import type { GameEvent } from "@/core/room.svelte";
import type { Words } from "@/core/words";
import { RaceTeller } from "@/games/racing/telling";
import { partOf } from "@/testing";
import { expect, test } from "vitest";

const NAMES = ["Ash", "Bay", "Cob", "Dun", "Elk", "Fox"];
const words = partOf<Words>({
  event: ({ type, lanes }) => `${type}${lanes ? ` ${String(lanes)}` : ""}`,
  say: (id, facts = {}) => [id.replace("web-race-", ""), ...Object.values(facts)].join(" "),
  name: (_, lane) => NAMES[Number(lane)] ?? "",
  join: (all) => all.join("+"),
  beside: (all) => all.join(", "),
  told: (all) => all.join(" "),
});

const turned = (turn: number, ...spaces: number[]): GameEvent => ({
  type: "movement-turned",
  turn,
  spaces,
});
const rolled = (lane: number, spaces: number): GameEvent => ({
  type: "sprints-rolled",
  lanes: [lane],
  spaces: [spaces],
});
const home = (lane: number, place: number): GameEvent => ({
  type: "unicorn-finished",
  lane,
  place,
});

function tell(events: GameEvent[], brief: boolean, sprints = true): string[] {
  const teller = new RaceTeller(
    () => words,
    sprints,
    () => null,
  );
  return events.flatMap((event) => teller.tell(event, brief));
}

const RACE = [
  { type: "bet-placed" },
  turned(1, 3, 3, 2, 2, 1, 1),
  rolled(5, 2),
  turned(2, 9, 9, 10, 4, 2, 1),
  rolled(4, 1),
  { type: "dead-heat", lanes: [0, 1, 2] },
  home(2, 1),
  home(0, 2),
  home(1, 3),
  turned(3, 0, 0, 0, 6, 9, 9),
  rolled(0, 0),
  home(5, 4),
  home(4, 5),
  home(3, 6),
  { type: "bet-won" },
];

test("a sentence a card says where everybody is, who won, and the order in the end", () => {
  expect(tell(RACE, false)).toEqual([
    "bet-placed",
    "card 1 all-on on Ash+Bay+Fox 3, on Cob+Dun 2, on Elk 1",
    "card 2 cross Ash+Bay+Cob 3 all-on on Dun 6, on Elk+Fox 4",
    "dead-heat 0,1,2",
    "wins Cob",
    "card 3 cross Elk+Fox+Dun 3",
    "order-said Cob+Ash+Bay+Fox+Elk+Dun",
    "bet-won",
  ]);
});

test("whoever sees the end at once hears one sentence, and what it paid", () => {
  const events = RACE.filter(({ type }) => type !== "dead-heat");
  expect(tell(events, true)).toEqual([
    "bet-placed",
    "summed-up Cob+Ash+Bay+Fox+Elk+Dun 3",
    "bet-won",
  ]);
});

test("who has to settle a dead heat hears where everybody is, also at once", () => {
  expect(tell(RACE.slice(1, 6), true)).toEqual([
    "card 2 cross Ash+Bay+Cob 3 all-on on Dun 6, on Elk+Fox 4",
    "dead-heat 0,1,2",
  ]);
});

test("where no dice are rolled a card is told as soon as it is turned", () => {
  expect(tell([turned(1, 1, 2, 1, 1, 1, 1)], false, false)).toEqual([
    "card 1 all-on on Bay 2, on Ash+Cob+Dun+Elk+Fox 1",
  ]);
});

test("who comes in the middle of a race hears the places from there", () => {
  const teller = new RaceTeller(
    () => words,
    false,
    () => ({ spots: [5, 5, 5, 5, 5, 12], order: [5], turn: 3 }),
  );
  expect(teller.tell(turned(4, 1, 1, 1, 1, 2, 0), false)).toEqual([
    "card 4 all-on on Elk 7, on Ash+Bay+Cob+Dun 6",
  ]);
});
