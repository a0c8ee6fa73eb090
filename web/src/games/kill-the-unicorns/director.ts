/** Plays out a hunt: cards turn together, ties cross out, the ruse flips, the unicorn walks. */
import { playBeats, runs } from "@/core/beats";
import type { EventOf } from "@/core/game";
import type { Room } from "@/core/room.svelte";
import type { Director, Scene } from "@/core/show.svelte";
import type { Words } from "@/core/words";
import type {
  KillTheUnicornsEvent,
  KillTheUnicornsView,
  KillTheUnicorns,
} from "@/games/kill-the-unicorns/things";
import type { Bid, Out, Play } from "@/games/kill-the-unicorns/play.svelte";
import { isTurn, script } from "@/games/kill-the-unicorns/script";

type Stage = Scene<KillTheUnicorns>;
type Type = KillTheUnicornsEvent["type"];
type Turned = EventOf<KillTheUnicorns, "hunt-cards-revealed">;

const TURN = 420;
const CROSS = 300;
const WALK = 420;

/** Where a show that was skipped comes to rest. */
const STOPS: readonly Type[] = ["round-began", "hunt-began", "market-opened", "two-rainbows"];

/** What made a hunt go as it went: named until the unicorn leaves. */
const REASONS: readonly Type[] = [
  "rival-dared",
  "total-foretold",
  "card-swapped",
  "hunter-foretold",
  "rival-yielded",
  "tie-cancelled",
  "hunt-won",
  "straggler-caught",
  "ruse-turned",
  "ruse-overruled",
  "ruse-wasted",
  "total-recounted",
  "winner-changed",
  "winner-kept",
  "unicorn-caught",
  "unicorn-fled",
];
/** With these a hunt is over. */
const VERDICTS: readonly Type[] = ["unicorn-caught", "unicorn-fled"];
const READ = 2200;
const A_LETTER = 34;

/** A director for one table. */
export function director(
  play: Play,
  room: Pick<Room<KillTheUnicorns>, "seats" | "words">,
): Director<KillTheUnicorns> {
  return async (scene) => {
    const { words } = room;
    if (!words) return;
    play.leaving = null;
    for (const { beats, events } of runs(scene.events, isTurn)) {
      if (beats) {
        await playBeats(scene, room, events, script);
        for (const event of events) note(play, event, words);
      } else for (const event of events) await show(play, scene, event, words);
    }
    settle(play, scene.after);
  };
}

async function show(
  play: Play,
  scene: Stage,
  event: KillTheUnicornsEvent,
  words: Words<KillTheUnicorns>,
): Promise<void> {
  if (STOPS.includes(event.type)) scene.stop();
  if (event.type === "hunt-cards-revealed") return reveal(play, scene, event);
  note(play, event, words);
  if (VERDICTS.includes(event.type)) await scene.linger(readingTime(play));
  scene.tell(event);
  await act(play, scene, event, words);
}

/** Write down what a hunt hangs on. */
function note(play: Play, event: KillTheUnicornsEvent, words: Words<KillTheUnicorns>): void {
  if (REASONS.includes(event.type)) play.why = [...play.why, words.event(event)];
}

/** A hunt's end stays as long as it takes to read why it went so. */
function readingTime(play: Play): number {
  return READ + A_LETTER * play.why.join(" ").length;
}

/** What an event does on the table; counting at the end only goes on the tape: the last screen shows it. */
async function act(
  play: Play,
  scene: Stage,
  event: KillTheUnicornsEvent,
  words: Words<KillTheUnicorns>,
): Promise<void> {
  switch (event.type) {
    case "round-began":
      play.clearHunt();
      return stop(play, scene, 1100, "day", words.event(event));
    case "hunt-began":
      play.clearHunt();
      return scene.pause(250);
    case "hunter-foretold":
      return out(play, scene, [event.seat], "foreseen");
    case "rival-yielded":
      return out(play, scene, [event.rival], "yielded");
    case "tie-cancelled":
      return out(play, scene, event.seats, "tied");
    case "straggler-caught":
      leads(play, event.seat);
      return scene.pause(900);
    case "card-swapped":
      change(play, event.seat, event.total, (cards) => swapped(cards, event));
      return scene.pause(TURN + 400);
    case "hunt-won":
      leads(play, event.seat);
      return scene.pause(700);
    case "ruse-turned":
      play.ruse = { seat: event.seat, ruse: event.ruse, wasted: false };
      return scene.pause(TURN + 1500);
    case "ruse-overruled":
      play.ruse = { seat: event.seat, ruse: event.ruse, wasted: false };
      return scene.pause(TURN + 1500);
    case "ruse-wasted":
      play.ruse = { seat: event.seat, ruse: event.ruse, wasted: true };
      await scene.pause(900);
      play.ruse = null;
      return;
    case "total-recounted":
      change(play, event.seat, event.total);
      return scene.pause(450);
    case "winner-changed":
      leads(play, event.seat);
      return scene.pause(900);
    case "winner-kept":
      return scene.pause(600);
    case "unicorn-caught":
      play.ruse = null;
      play.leaving = { unicorn: event.unicorn, seat: event.seat };
      play.spot = event.seat;
      return scene.pause(WALK + 350);
    case "unicorn-fled":
      play.leaving = { unicorn: event.unicorn, seat: null };
      return scene.pause(WALK + 350);
    case "market-opened":
      play.clearHunt();
      return stop(play, scene, 1000, "market", words.event(event));
    case "two-rainbows":
      return stop(play, scene, 2600, "rainbows", words.event(event), [event.seat]);
  }
}

/** All hunters' cards turn together: the first of these events turns those of its hunt. */
async function reveal(play: Play, scene: Stage, event: Turned): Promise<void> {
  scene.tell(event);
  const at = scene.events.indexOf(event);
  if (scene.events[at - 1]?.type === event.type) return;
  const all: Turned[] = [];
  for (const one of scene.events.slice(at)) {
    if (one.type !== event.type) break;
    all.push(one);
  }
  play.bids = all.map(({ seat, cards, total }) => ({ seat, cards, total, state: "in" }));
  for (const one of all) scene.tell(one);
  await scene.pause(TURN + 700);
}

async function stop(
  play: Play,
  scene: Stage,
  time: number,
  kind: "day" | "market" | "rainbows",
  text: string,
  seats: number[] = [],
): Promise<void> {
  play.moment = { kind, title: "", text, seats };
  await scene.pause(time);
  play.moment = null;
}

function mark(play: Play, state: (bid: Bid) => Bid["state"]): void {
  play.bids = play.bids.map((bid) => ({ ...bid, state: state(bid) }));
}

async function out(play: Play, scene: Stage, seats: number[], why: Out): Promise<void> {
  mark(play, (bid) => (seats.includes(bid.seat) ? why : bid.state));
  await scene.pause(CROSS + 500);
}

function leads(play: Play, seat: number): void {
  mark(play, (bid) => {
    if (bid.seat === seat) return "leads";
    return bid.state === "leads" ? "in" : bid.state;
  });
}

function change(
  play: Play,
  seat: number,
  total: number,
  cards: (now: number[]) => number[] = (now) => now,
): void {
  play.bids = play.bids.map((bid) =>
    bid.seat === seat ? { ...bid, total, cards: cards(bid.cards) } : bid,
  );
}

function swapped(
  cards: number[],
  { value, instead }: EventOf<KillTheUnicorns, "card-swapped">,
): number[] {
  const place = cards.indexOf(value);
  return cards.map((card, one) => (one === place ? instead : card));
}

/** The view is up to date now: only what it does not say stays on the table. */
function settle(play: Play, after: KillTheUnicornsView): void {
  play.leaving = null;
  play.spot = null;
  play.moment = null;
  const open = after.players.some((hunter) => hunter.shown.length > 0);
  if (!open) play.bids = [];
  // A gauntlet and a prophecy are named until the cards are shown, and beyond.
  if (!open && after.dares.length + after.foretold.length === 0) play.why = [];
  if (after.turned === null) play.ruse = null;
}
