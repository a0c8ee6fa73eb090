/** Plays out what happened: the reveal, the race card by card, the payments, and the quiet rest. */
import { reducedMotion } from "@/core/memory.svelte";
import { raceOver, running, theyAreOff, winnerHome } from "@/games/racing/noise";
import type { Scene } from "@/core/show.svelte";
import type { Turf } from "./turf.svelte";
import { asEvent, type HorseEvent, type View } from "./types";

const RACE = [
  ...["actions-revealed", "actions-cancelled", "actions-discarded", "odds-shifted"],
  ...["movement-turned", "sprints-rolled", "dead-heat", "horse-finished"],
];
const PAY = [
  ...["bet-won", "bet-lost", "stable-paid", "income-paid", "horse-paid", "points-honoured"],
  ...["fine-paid", "neighbour-paid", "payment-failed", "points-lost", "player-out", "odds-moved"],
];

/** How long an event stands before the next one, at normal speed. */
const PAUSES: Record<string, number> = {
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
  "sale-accepted": 420,
  "bid-accepted": 420,
  "auction-left": 420,
  "point-sold": 1200,
  "point-bought": 1200,
  "nobody-traded": 900,
  "round-began": 500,
  "loan-repaid": 700,
  "loan-unpaid": 1100,
  "objective-fulfilled": 1200,
  "points-counted": 700,
  "contest-drawn": 1600,
  "contest-judged": 1200,
  "lot-drawn": 1200,
};
const USUAL = 380;
const READ_LEDGER = 2600;

export function director(turf: Turf): (scene: Scene<View>) => Promise<void> {
  return async (scene) => {
    if (scene.speed === 0) return;
    const events = scene.events.map(asEvent);
    const lastPaid = events.findLastIndex((event) => PAY.includes(event.type));
    for (const [place, event] of events.entries()) {
      await play(turf, scene, event, place);
      if (place === lastPaid && turf.race.on) await scene.pause(READ_LEDGER);
    }
    raceOver();
    turf.race.end();
  };
}

async function play(
  turf: Turf,
  scene: Scene<View>,
  event: HorseEvent,
  place: number,
): Promise<void> {
  const { race } = turf;
  const heard = scene.events[place];
  const racing = RACE.includes(event.type);
  // Odds also move in the shop, when a horse is lined up.
  const starts = racing && event.type !== "odds-shifted";
  if (starts && scene.before && !race.on) {
    race.begin(scene.before);
    void race.ask(turf.room);
  }
  if (race.on && !racing && !PAY.includes(event.type)) race.end();
  if (race.on && event.type === "movement-turned") return run(turf, scene, event, place);
  if (race.on && event.type === "sprints-rolled") return sprint(turf, scene, event, place);
  if (race.on) race.take(event, turf.speeds);
  if (event.type === "horse-finished" && event.place === 1) winnerHome();
  if (heard) scene.tell(heard);
  await scene.pause(PAUSES[event.type] ?? (PAY.includes(event.type) ? 260 : USUAL));
}

async function run(
  { race, speeds }: Turf,
  scene: Scene<View>,
  event: Extract<HorseEvent, { type: "movement-turned" }>,
  place: number,
): Promise<void> {
  const heard = scene.events[place];
  race.card = speeds(event.card);
  race.turn = event.turn;
  race.dice = [];
  if (heard) scene.tell(heard);
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
  { race, speeds }: Turf,
  scene: Scene<View>,
  event: Extract<HorseEvent, { type: "sprints-rolled" }>,
  place: number,
): Promise<void> {
  const heard = scene.events[place];
  race.dice = event.dice;
  if (heard) scene.tell(heard);
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
}
