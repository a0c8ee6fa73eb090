import type { Room } from "@/core/room.svelte";
import type { Scene } from "@/core/show.svelte";
import type { Answer } from "@/core/wire";
import type { MovementCard, UnicornFever, UnicornView } from "@/generated/unicorn-fever";
import { playRace, raceBegins } from "./director";
import recorded from "./race.fixture.json?raw";
import { standing } from "@/games/racing/sentences";
import { scriptOf } from "../script";
import type { Decks, UnicornEvent } from "../things";
import { RaceShow } from "./show.svelte";
import { partOf } from "@/testing";
import { vi } from "vitest";

type Piece = { before: UnicornView; events: UnicornEvent[]; after: UnicornView };
const { race, heat, rest }: Record<"race" | "heat" | "rest", Piece> = JSON.parse(recorded);

beforeAll(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});

const movement = Array.from({ length: 23 }, () =>
  partOf<MovementCard>({ speeds: [3, 3, 2, 2, 2, 2] }),
);
const words = {
  cards: { movement, magic: [] },
  event: (event: UnicornEvent) => event.type,
  say: (id: string) => id,
  name: (_: string, value: number) => String(value),
  join: (all: string[]) => all.join("+"),
};
const turns = [[0.2, 0.2, 0.2, 0.2, 0.1, 0.1]];
function room(): Room<UnicornFever> {
  const send = async () => partOf<Answer>({ type: "chances", turns });
  return partOf<Room<UnicornFever>>({ words, mine: 0, refusal: null, send });
}

interface Watched extends Scene<UnicornFever> {
  told: UnicornEvent[];
  stops: number;
  waited: number;
  lingered: string[];
}

/** A scene that takes no time; `look` is called at every pause. */
function sceneOf(piece: Piece, look: () => void = () => {}, show?: RaceShow): Watched {
  return {
    ...piece,
    speed: 1,
    skipped: false,
    told: [],
    stops: 0,
    waited: 0,
    lingered: [],
    async pause(milliseconds) {
      this.waited += milliseconds;
      look();
    },
    stop() {
      this.stops += 1;
    },
    next() {},
    point() {},
    stage() {},
    async linger() {
      this.lingered.push(show?.phase ?? "");
    },
    tell(event) {
      this.told.push(event);
    },
  };
}

test("the race begins after the last bet was placed", () => {
  expect(race.events[raceBegins(race.events)]?.type).toBe("magic-revealed");
  expect(raceBegins(race.events.filter(({ type }) => type === "bet-placed"))).toBe(-1);
});

test("a whole race ends in the order of the events and gives the stage back", async () => {
  const show = new RaceShow();
  let seen = false;
  const scene = sceneOf(race, () => (seen ||= show.on), show);
  const at = await playRace(scene, show, room());
  const order = race.events.flatMap((one) => (one.type === "unicorn-finished" ? [one.lane] : []));
  expect(seen).toBe(true);
  expect(scene.lingered).toEqual(["pay"]); // the payout waits for its reader
  expect(show.on).toBe(false);
  expect(show.last?.order).toEqual(order);
  expect(race.events[at]?.type).toBe("contracts-shown");
  expect(scene.told).toEqual(race.events.slice(1, at));
});

test("purses end where the game says, and the odds too", async () => {
  const show = new RaceShow();
  await playRace(sceneOf(race), show, room());
  expect(show.purses).toEqual(race.after.players.map((player) => player.gold));
  expect(show.rows).toEqual(race.after.rows);
  expect(show.fevered).toEqual(race.after.fevered);
});

test("gold and glory at the seats are true while the payout is read", async () => {
  const bets = race.events.slice(0, raceBegins(race.events));
  const apply = scriptOf(partOf<Decks>({ tokens: [], printed: [] })).apply;
  const view = bets.reduce((table, one) => apply(table, one, 1), race.before);
  const table = Object.assign(room(), { view });
  const scene = sceneOf(race);
  scene.stage = (next) => (table.view = next);
  await playRace(scene, new RaceShow(), table);
  const held = ({ players }: UnicornView): number[][] =>
    players.map(({ gold, glory }) => [gold, glory]);
  expect(held(table.view)).toEqual(held(race.after));
  expect(held(table.view)).not.toEqual(held(race.before));
});

test("cancelled and cleansed magic is gone, the rest acts", async () => {
  const show = new RaceShow();
  await playRace(sceneOf(race), show, room());
  expect(show.spells[1]?.map((spell) => spell.state)).toEqual(["up", "gone", "up", "gone", "gone"]);
});

test("a bet's luck shows once its racer is home, and not before", async () => {
  const show = new RaceShow();
  const early: string[] = [];
  await playRace(
    sceneOf(race, () => {
      for (const one of show.tickets)
        if (one.fate !== "open" && !show.order.includes(one.lane)) early.push(one.fate);
    }),
    show,
    room(),
  );
  expect(early).toEqual([]);
  expect(show.tickets.filter((one) => one.seat === 0).map((one) => one.fate)).toEqual([
    "lost",
    "won",
  ]);
});

test("a bet whose place has gone to others says so while its racer still runs", async () => {
  const show = new RaceShow();
  const doomed = new Set<string>();
  await playRace(
    sceneOf(race, () => {
      for (const one of show.tickets)
        if (one.doomed) doomed.add(`${one.lane} ${one.kind} after ${show.order.length}`);
    }),
    show,
    room(),
  );
  // 3 to win is lost once another one is first, 0 to place once the podium is full.
  expect(doomed).toContain("3 0 after 1");
  expect(doomed).toContain("0 1 after 3");
  expect(doomed).not.toContain("0 1 after 2");
  expect([...doomed].filter((said) => said.startsWith("5"))).toEqual([]);
});

test("the tax is each purse's last line", async () => {
  const show = new RaceShow();
  await playRace(sceneOf(race), show, room());
  for (const seat of [0, 1, 2])
    expect(show.payments.filter((line) => line.seat === seat).at(-1)?.what).toBe("tax");
});

test("the chart comes with the answer and is drawn up to the last card", async () => {
  const show = new RaceShow();
  await playRace(sceneOf(race), show, room());
  expect(show.last?.chances).toEqual(turns);
  expect(show.cards).toBe(5);
});

test("racers that cross level are photographed", async () => {
  const show = new RaceShow();
  const shots: number[][] = [];
  await playRace(
    sceneOf(race, () => {
      const lanes = show.shot?.lanes;
      if (lanes && !shots.includes(lanes)) shots.push(lanes);
    }),
    show,
    room(),
  );
  for (const lanes of shots) expect(new Set(lanes.map((lane) => show.spots[lane])).size).toBe(1);
});

test("a dead heat keeps the stage until somebody has decided", async () => {
  const show = new RaceShow();
  await playRace(sceneOf(heat), show, room());
  expect(show.on).toBe(true);
  expect(show.shot).toMatchObject({ lanes: [1, 4], judge: 0, by: null });
  expect(show.spots).toEqual(heat.after.race?.spots);
  await playRace(sceneOf(rest), show, room());
  expect(show.on).toBe(false);
  expect(show.last?.order).toEqual([2, 3, 0, 5, 4, 1]);
});

test("at instant speed there is a stage only where somebody must decide, with the photo on it", async () => {
  const show = new RaceShow();
  let seen = false;
  const atOnce = (piece: Piece): Watched => ({
    ...sceneOf(piece, () => (seen ||= show.on)),
    speed: 0,
  });
  await playRace(atOnce(heat), show, room());
  expect([seen, show.on]).toEqual([false, true]);
  expect(show.shot).toMatchObject({ lanes: [1, 4], judge: 0, by: null });
  await playRace(atOnce(rest), show, room());
  expect([seen, show.on]).toEqual([false, false]);
  expect(show.last?.order).toEqual([2, 3, 0, 5, 4, 1]);
});

test("who comes in the middle sees the race as it stands", () => {
  const show = new RaceShow();
  show.restore(heat.after);
  expect(show.on).toBe(true);
  expect(show.spots).toEqual(heat.after.race?.spots);
  expect(show.order).toEqual(heat.after.race?.order);
  expect(show.rows).toEqual(heat.after.race?.rows);
  show.clear();
  show.restore(race.after);
  expect(show.on).toBe(false);
});

test("every card and every reveal is a stop, and a card takes about 2.6 s", async () => {
  const show = new RaceShow();
  const scene = sceneOf(race);
  await playRace(scene, show, room());
  expect(scene.stops).toBeGreaterThanOrEqual(9);
  expect(scene.waited).toBeLessThan(40_000);
});

test("racers stand in groups, the foremost first, without those who are home", () => {
  expect(standing([3, 12, 3, 5, 1, 1], [1])).toEqual([
    { spot: 5, lanes: [3] },
    { spot: 3, lanes: [0, 2] },
    { spot: 1, lanes: [4, 5] },
  ]);
});
