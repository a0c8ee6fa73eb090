/** Plays out what happened: the reveal, the race card by card, the payments, and the quiet rest. */
import { playBeats, runs } from "@/core/beats";
import { reducedMotion } from "@/core/memory.svelte";
import { raceOver, running, theyAreOff, winnerHome } from "@/games/racing/noise";
import type { Scene } from "@/core/show.svelte";
import { lineOf } from "@/games/racing/sentences";
import { script } from "./script";
import type { HorseTable } from "./horse-table.svelte";
import type { EventType, HorseEvent, HorseFever, MovementTurned, SprintsRolled } from "./types";

const RACE: EventType[] = [
  "actions-revealed",
  "actions-cancelled",
  "actions-discarded",
  "odds-shifted",
  "movement-turned",
  "sprints-rolled",
  "dead-heat",
  "horse-finished",
];
const PAY: EventType[] = [
  "bet-won",
  "bet-lost",
  "stable-paid",
  "income-paid",
  "horse-paid",
  "points-honoured",
  "fine-paid",
  "neighbour-paid",
  "payment-failed",
  "points-lost",
  "player-out",
  "odds-moved",
];

/** How long an event stands before the next one, at normal speed. */
const PAUSES: Partial<Record<EventType, number>> = {
  "actions-revealed": 1100,
  "actions-cancelled": 700,
  "actions-discarded": 700,
  "odds-shifted": 520,
  "horse-finished": 420,
  "dead-heat": 2400,
  "bet-won": 420,
  "bet-lost": 300,
  "stable-paid": 300,
  "odds-moved": 220,
};
const PAID = 260;

export function director(table: HorseTable): (scene: Scene<HorseFever>) => Promise<void> {
  return async (scene) => {
    if (scene.speed === 0) return;
    let racing = table.race.on;
    const shown = runs(scene.events, (event) => {
      racing = racesOn(event.type, racing);
      return !racing;
    });
    for (const { beats, events } of shown) {
      if (beats) await playBeats(scene, table.room, events, script);
      else await race(table, scene, events);
    }
  };
}

/** Whether a race is on with this event. Odds also move in the shop, when a horse is lined up. */
function racesOn(type: EventType, racing: boolean): boolean {
  if (type === "odds-shifted") return racing;
  return RACE.includes(type) || (racing && PAY.includes(type));
}

/** A race and what it brings; the books stay open until one has read them. */
async function race(
  table: HorseTable,
  scene: Scene<HorseFever>,
  events: HorseEvent[],
): Promise<void> {
  for (const event of events) await play(table, scene, event);
  raceOver();
  table.room.show.caption = "";
  const last = events.at(-1);
  if (last && PAY.includes(last.type)) await scene.linger();
  table.race.end();
}

async function play(table: HorseTable, scene: Scene<HorseFever>, event: HorseEvent): Promise<void> {
  const { race } = table;
  const before = table.room.view ?? scene.before;
  if (before && !race.on) {
    race.begin(before);
    race.lost = scene.events.flatMap((one) => (one.type === "bet-lost" ? [one] : []));
    void race.ask(table.room, scene.events);
  }
  if (race.on && event.type === "movement-turned") return run(table, scene, event);
  if (race.on && event.type === "sprints-rolled") return sprint(table, scene, event);
  if (race.on) race.take(event, table.speeds);
  if (event.type === "horse-finished") table.room.show.caption = table.words.event(event);
  else if (PAY.includes(event.type)) table.room.show.caption = "";
  if (event.type === "horse-finished" && event.place === 1) winnerHome();
  scene.tell(event);
  // What everyone holds, and how they stand, is true while it is paid.
  const view = table.room.view;
  if (view && PAY.includes(event.type)) scene.stage(script.apply(view, event, 1));
  await scene.pause(PAUSES[event.type] ?? PAID);
}

async function run(
  { race, speeds }: HorseTable,
  scene: Scene<HorseFever>,
  event: MovementTurned,
): Promise<void> {
  race.card = speeds(event.card);
  race.turn = event.turn;
  race.dice = [];
  scene.tell(event);
  if (event.turn === 1) theyAreOff();
  await scene.pause(520);
  const furthest = Math.max(...event.spaces);
  const time = 380 + furthest * 130;
  race.gallop = reducedMotion() || scene.skipped ? 0 : time * scene.speed;
  race.running = true;
  race.take(event, speeds);
  const still = race.gallop ? running(race.spots) : () => {};
  await scene.pause(time + 80);
  still();
  race.running = false;
}

async function sprint(
  { race, speeds, room, words }: HorseTable,
  scene: Scene<HorseFever>,
  event: SprintsRolled,
): Promise<void> {
  race.dice = event.dice;
  scene.tell(event);
  await scene.pause(600);
  const furthest = Math.max(0, ...event.spaces);
  race.gallop = reducedMotion() || scene.skipped ? 0 : (160 + furthest * 260) * scene.speed;
  race.sprinting = event.lanes;
  race.running = furthest > 0;
  race.take(event, speeds);
  const still = race.gallop && furthest ? running(race.spots, true) : () => {};
  await scene.pause(200 + furthest * 260);
  still();
  race.sprinting = [];
  race.running = false;
  race.cards = race.turn;
  room.show.caption = lineOf(words, race.spots, race.order);
}
