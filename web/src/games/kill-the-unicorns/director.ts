/** Plays out a hunt: cards turn together, ties cross out, the ruse flips, the unicorn walks. */
import type { Viewed } from "@/core/game";
import { playBeats, runs } from "@/core/beats";
import type { GameEvent, Room } from "@/core/room.svelte";
import type { Director, Scene } from "@/core/show.svelte";
import type { Words } from "@/core/words";
import type { HuntingView } from "@/games/kill-the-unicorns/hunt";
import type { Play } from "@/games/kill-the-unicorns/play.svelte";
import { isTurn, script } from "@/games/kill-the-unicorns/script";

type Stage = Scene<Viewed<HuntingView>>;
type Act = (play: Play, event: GameEvent, scene: Stage, words: Words) => Promise<void> | void;

const TURN = 420;
const CROSS = 300;
const WALK = 420;

/** Where a show that was skipped comes to rest. */
const STOPS = ["round-began", "hunt-began", "market-opened", "two-rainbows"];

/** What made a hunt go as it went: named until the unicorn leaves. */
const REASONS = [
  ...["tie-cancelled", "tie-won", "card-swapped", "hunt-won", "ruse-turned", "ruse-wasted"],
  ...["total-recounted", "winner-changed", "winner-kept", "unicorn-caught", "unicorn-fled"],
];
/** With these a hunt is over. */
const VERDICTS = ["unicorn-caught", "unicorn-fled"];
const READ = 2200;
const A_LETTER = 34;

const seatOf = (event: GameEvent): number => event["seat"] as number;

/** What each kind of event does on the table; what is not listed is only told. */
const acts: Record<string, Act> = {
  "round-began": (play, event, scene, words) => {
    play.clearHunt();
    return stop(play, scene, 1100, "day", words.event(event));
  },
  "hunt-began": (play, _, scene) => {
    play.clearHunt(); // the ball shows a hunt's ruses for that hunt only
    return scene.pause(250);
  },
  "tie-cancelled": async (play, event, scene) => {
    const seats = event["seats"] as number[];
    mark(play, (bid) => (seats.includes(bid.seat) ? "tied" : bid.state));
    await scene.pause(CROSS + 500);
  },
  "tie-won": (_, __, scene) => scene.pause(CROSS + 400),
  "card-swapped": async (play, event, scene) => {
    const cards = (now: number[]): number[] => swapped(now, event);
    change(play, seatOf(event), event["total"] as number, cards);
    await scene.pause(TURN + 400);
  },
  "hunt-won": async (play, event, scene) => {
    leads(play, seatOf(event));
    await scene.pause(700);
  },
  "ruse-turned": async (play, event, scene) => {
    play.ruse = { seat: seatOf(event), ruse: event["ruse"] as number, wasted: false };
    await scene.pause(TURN + 1500);
  },
  "ruse-wasted": async (play, event, scene) => {
    play.ruse = { seat: seatOf(event), ruse: event["ruse"] as number, wasted: true };
    await scene.pause(900);
    play.ruse = null;
  },
  "total-recounted": async (play, event, scene) => {
    change(play, seatOf(event), event["total"] as number);
    await scene.pause(450);
  },
  "winner-changed": async (play, event, scene) => {
    leads(play, seatOf(event));
    await scene.pause(900);
  },
  "winner-kept": (_, __, scene) => scene.pause(600),
  "unicorn-caught": async (play, event, scene) => {
    play.ruse = null;
    play.leaving = { unicorn: event["unicorn"] as number, seat: seatOf(event) };
    play.spot = seatOf(event);
    await scene.pause(WALK + 350);
  },
  "unicorn-fled": async (play, event, scene) => {
    play.leaving = { unicorn: event["unicorn"] as number, seat: null };
    await scene.pause(WALK + 350);
  },
  "ruse-seen": (play, event) => {
    play.seen = [...play.seen, { owner: event["owner"] as number, ruse: event["ruse"] as number }];
  },
  "market-opened": (play, event, scene, words) => {
    play.clearHunt();
    return stop(play, scene, 1000, "market", words.event(event));
  },
  "two-rainbows": (play, event, scene, words) =>
    stop(play, scene, 2600, "rainbows", words.event(event), [seatOf(event)]),
};

/** A director for one table. */
export function director(
  play: Play,
  room: Pick<Room<Viewed<HuntingView>>, "seats" | "words">,
): Director<Viewed<HuntingView>> {
  return async (scene) => {
    const { words } = room;
    if (!words) return;
    play.leaving = null;
    for (const { beats, events } of runs(scene.events, isTurn)) {
      if (beats) await playBeats(scene, room, events, script);
      else for (const event of events) await show(play, scene, event, words);
    }
    settle(play, scene.after);
  };
}

async function show(play: Play, scene: Stage, event: GameEvent, words: Words): Promise<void> {
  if (STOPS.includes(event.type)) scene.stop();
  if (event.type === "hunt-cards-revealed") return reveal(play, scene, event);
  if (REASONS.includes(event.type)) play.why = [...play.why, words.event(event)];
  if (VERDICTS.includes(event.type)) await scene.linger(readingTime(play));
  scene.tell(event);
  if (!isQuiet(event)) await acts[event.type]?.(play, event, scene, words);
}

/** A hunt's end stays as long as it takes to read why it went so. */
function readingTime(play: Play): number {
  return READ + A_LETTER * play.why.join(" ").length;
}

/** Counting at the end goes on the tape; the last screen shows it line by line. */
function isQuiet(event: GameEvent): boolean {
  return event.type.endsWith("-counted");
}

/** All hunters' cards turn together: the first of these events turns those of its hunt. */
async function reveal(play: Play, scene: Stage, event: GameEvent): Promise<void> {
  scene.tell(event);
  const turns = (one: GameEvent | undefined): boolean => one?.type === "hunt-cards-revealed";
  const at = scene.events.indexOf(event);
  if (turns(scene.events[at - 1])) return;
  const rest = scene.events.slice(at);
  const end = rest.findIndex((one) => !turns(one));
  const all = end < 0 ? rest : rest.slice(0, end);
  play.bids = all.map((one) => ({
    seat: seatOf(one),
    cards: one["cards"] as number[],
    total: one["total"] as number,
    state: "in",
  }));
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

function mark(play: Play, state: (bid: Play["bids"][number]) => "in" | "tied" | "leads"): void {
  play.bids = play.bids.map((bid) => ({ ...bid, state: state(bid) }));
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

function swapped(cards: number[], event: GameEvent): number[] {
  const place = cards.indexOf(event["value"] as number);
  return cards.map((card, one) => (one === place ? (event["instead"] as number) : card));
}

/** The view is up to date now: only what it does not say stays on the table. */
function settle(play: Play, after: HuntingView): void {
  play.leaving = null;
  play.spot = null;
  play.moment = null;
  const open = after.players.some((hunter) => hunter.shown.length > 0);
  if (!open) play.bids = [];
  if (!open) play.why = [];
  if (after.turned === null) play.ruse = null;
}
