/** Plays a race out: magic lane by lane, card by card to the line, the photo, the money. */
import type { EventOf } from "@/core/game";
import { reducedMotion } from "@/core/memory.svelte";
import type { Room } from "@/core/room.svelte";
import type { Scene } from "@/core/show.svelte";
import { play } from "@/core/sound";
import { LINE } from "@/games/racing/geometry";
import { raceOver, running, theyAreOff, winnerHome } from "@/games/racing/noise";
import type { UnicornFever, UnicornView } from "@/generated/unicorn-fever";
import { hopeless, lineOf } from "@/games/racing/sentences";
import { scriptOf } from "../script";
import type { UnicornEvent } from "../things";
import { stillRunning, ticket, type Payment, type RaceShow } from "./show.svelte";

type Told<T extends UnicornEvent["type"]> = EventOf<UnicornFever, T>;

const PAYMENTS = [
  "owner-paid",
  "bet-won",
  "bet-lost",
  "contract-paid",
  "loan-taken",
  "tax-paid",
] as const;
type PaymentEvent = Told<(typeof PAYMENTS)[number]>;

/** With any of these a race is on. */
const BEGINNINGS = new Set([
  "first-player-changed",
  "magic-revealed",
  "odds-shifted",
  "movement-turned",
  "unicorn-finished",
]);
/** With any of these the next round, or the end of the game, has begun. */
const ENDINGS = new Set([
  "contracts-shown",
  "round-began",
  "loans-repaid",
  "gold-converted",
  "contract-glory-counted",
  "game-ended",
]);

/** Where the race begins among these events; -1 where there is none. */
export function raceBegins(events: UnicornEvent[]): number {
  return events.findIndex((event) => BEGINNINGS.has(event.type));
}

/**
 * Play out what there is of a race in this scene, and return the place of the first event after
 * it. The table plays everything before `raceBegins` itself.
 */
export async function playRace(
  scene: Scene<UnicornFever>,
  show: RaceShow,
  room: Pick<Room<UnicornFever>, "send" | "refusal" | "words" | "mine" | "view">,
): Promise<number> {
  const begin = raceBegins(scene.events);
  if (begin < 0) return 0;
  if (!show.on && scene.before) show.lineUp(scene.before);
  // Whoever sees everything at once gets the stage only where somebody must decide on it: nothing is drawn in vain.
  const staged = show.on;
  if (scene.speed === 0) show.on = false;
  const stage = new Play(scene, show, room);
  const { events } = scene;
  stage.catchUp(events.slice(0, begin));
  void show.ask(room, events);
  let at = begin;
  for (const event of events.slice(begin)) {
    if (ENDINGS.has(event.type)) break;
    at += 1;
    await stage.act(event, events.slice(at));
  }
  raceOver();
  await stage.finish(scene.after);
  if (stillRunning(scene.after)) show.on = staged;
  return at;
}

class Play {
  /** Racers home before this card. */
  private home = 0;

  constructor(
    private readonly scene: Scene<UnicornFever>,
    private readonly show: RaceShow,
    private readonly room: Pick<Room<UnicornFever>, "words" | "mine" | "view">,
  ) {
    this.home = show.order.length;
  }

  /** What the last action before the race did to bets and purses. */
  catchUp(events: UnicornEvent[]): void {
    for (const event of events) {
      if (event.type === "bet-placed") {
        this.show.tickets.push(ticket(event));
        this.pay(event.seat, -event.stake);
      } else if (event.type === "gold-taken" || event.type === "loan-taken") {
        this.pay(event.seat, event.gold);
      } else if (event.type === "contract-signed") this.pay(event.seat, -event.price);
      else if (event.type === "contract-paid") this.pay(event.seat, event.gold);
      else if (event.type === "magic-played") {
        this.show.spells[event.lane]?.push({ card: null, seat: event.seat, state: "down" });
      } else if (event.type === "odds-nudged") this.show.rows[event.lane] = event.after;
    }
  }

  async act(event: UnicornEvent, next: UnicornEvent[]): Promise<void> {
    const { show, scene } = this;
    show.pace = reducedMotion() ? 0 : scene.speed;
    if (isPayment(event) && show.phase === "run") await this.openBooks();
    scene.tell(event);
    const text = this.room.words?.event(event) ?? "";
    switch (event.type) {
      case "magic-revealed":
        return this.reveal(event, text);
      case "magic-cancelled":
        return this.clash(event.lane, [event.positive, event.negative], text);
      case "magic-cleansed":
        return this.clash(event.lane, event.cards, text);
      case "odds-shifted":
      case "odds-moved":
        return this.shift(event, text);
      case "movement-turned":
        return this.run(event);
      case "sprints-rolled":
        return this.sprint(event);
      case "unicorn-finished":
        return this.comeHome(event, next);
      case "dead-heat":
        return this.deadHeat(event, text);
      case "owner-paid":
      case "bet-won":
      case "bet-lost":
      case "contract-paid":
      case "loan-taken":
      case "tax-paid":
        return this.settle(event, text);
      case "fever-spread":
        show.fevered = event.lanes;
        show.line = text;
        return scene.pause(500);
      default:
        show.line = text;
        return scene.pause(400);
    }
  }

  /** Nothing more of the race is known: either somebody must decide, or it is over. */
  async finish(after: UnicornView): Promise<void> {
    const { show, scene } = this;
    if (stillRunning(after)) return;
    if (show.phase === "pay") await scene.linger();
    show.close();
  }

  private async reveal(event: Told<"magic-revealed">, text: string): Promise<void> {
    const { show, scene } = this;
    show.phase = "magic";
    show.lane = event.lane;
    show.spells[event.lane] = event.cards.map((card, at) => ({
      card,
      seat: event.seats[at] ?? 0,
      state: "up",
    }));
    show.line =
      this.room.words?.say("web-race-turned", {
        lane: this.room.words.name("Lane", event.lane),
        count: event.cards.length,
      }) ?? "";
    scene.stop();
    await scene.pause(620 + 260 * event.cards.length);
  }

  private async clash(lane: number, cards: number[], text: string): Promise<void> {
    const { show, scene } = this;
    const hit = (show.spells[lane] ?? []).filter(
      (spell) => spell.state === "up" && spell.card !== null && cards.includes(spell.card),
    );
    for (const spell of hit) spell.state = "clash";
    show.line = text;
    await scene.pause(900);
    for (const spell of hit) spell.state = "gone";
    await scene.pause(320);
  }

  private async shift(event: Told<"odds-shifted" | "odds-moved">, text: string): Promise<void> {
    const { show, scene } = this;
    show.lane = event.type === "odds-shifted" ? event.lane : null;
    show.rows[event.lane] = event.after;
    show.line = text;
    await scene.pause(event.type === "odds-shifted" ? 900 : 260);
  }

  private async run(event: Told<"movement-turned">): Promise<void> {
    const { show, scene } = this;
    show.phase = "run";
    show.lane = null;
    show.sprinting = [];
    show.line = event.turn === 1 ? "" : show.line;
    show.dice = [];
    show.shot = show.shot?.by ? null : show.shot;
    this.home = show.order.length;
    scene.stop();
    show.turn = event.turn;
    show.lit = 0;
    show.moved = event.spaces;
    show.speeds = this.room.words?.cards.movement[event.card]?.speeds ?? [];
    if (event.turn === 1) theyAreOff();
    await scene.pause(300);
    for (let row = 0; row < 6; row++) {
      show.lit = row + 1;
      await scene.pause(40);
    }
    await this.gallop(event.spaces.map((spaces, lane) => [lane, spaces] as const));
    await scene.pause(120);
  }

  private async sprint(event: Told<"sprints-rolled">): Promise<void> {
    const { show, scene } = this;
    show.dice = event.dice;
    show.tumbling = true;
    await scene.pause(600);
    show.tumbling = false;
    await scene.pause(140);
    const far = event.lanes.map((lane, at) => [lane, event.spaces[at] ?? 0] as const);
    show.sprinting = far.filter(([, spaces]) => spaces > 0).map(([lane]) => lane);
    await this.gallop(far, 260);
    show.cards = show.turn;
    if (this.room.words) show.line = lineOf(this.room.words, show.spots, show.order);
    await scene.pause(450);
  }

  /** Everyone moves at once, the longest way in the longest time. */
  private async gallop(moves: (readonly [number, number])[], each = 0): Promise<void> {
    const { show, scene } = this;
    const far = Math.max(0, ...moves.map(([, spaces]) => spaces));
    if (far === 0) return;
    const time = (spaces: number): number =>
      each ? each * spaces : spaces ? Math.min(900, 500 + 130 * (spaces - 1)) : 0;
    const pace = scene.skipped ? 0 : show.pace;
    show.trail = [...show.spots];
    show.galloping = moves.filter(([, spaces]) => spaces > 0).map(([lane]) => lane);
    for (const [lane, spaces] of moves) {
      show.times[lane] = time(spaces) * pace;
      show.spots[lane] = (show.spots[lane] ?? 0) + spaces;
    }
    const still = pace > 0 ? running(show.spots, each > 0) : () => {};
    await scene.pause(time(far));
    still();
    show.galloping = [];
  }

  private async comeHome(event: Told<"unicorn-finished">, next: UnicornEvent[]): Promise<void> {
    const { show, scene } = this;
    const level = this.level(event.lane, next);
    const first = show.order.length === this.home;
    if (first) await scene.pause(250);
    const heat = show.shot?.by === null && show.shot.lanes.includes(event.lane);
    if (heat && show.shot) {
      show.shot = { ...show.shot, lanes: ahead(show.shot.lanes, event.lane), by: "judge" };
      await scene.pause(700);
    } else if (level.length > 1) {
      show.shot = this.develop(level);
      play("shutter");
      await scene.pause(1500);
    }
    show.order = [...show.order, event.lane];
    this.revealFates(event.lane);
    this.doom();
    if (event.place === 1) {
      winnerHome();
      if (!reducedMotion()) show.confetti = event.lane;
      const words = this.room.words;
      if (words) show.line = words.say("web-race-wins", { lane: words.name("Lane", event.lane) });
      await scene.pause(700);
    }
    await scene.pause(300);
  }

  /** This racer and those right behind it that crossed on the same space. */
  private level(lane: number, next: UnicornEvent[]): number[] {
    const { spots, order } = this.show;
    const behind = this.show.shot?.lanes ?? [];
    if (behind.includes(lane)) return [];
    const spot = spots[lane] ?? 0;
    const found = [lane];
    for (const one of next) {
      if (one.type !== "unicorn-finished" || spots[one.lane] !== spot) break;
      found.push(one.lane);
    }
    return spot >= LINE && !order.includes(lane) ? found : [];
  }

  /** What told level racers apart: a card that wins or loses ties, or else the odds. */
  private develop(lanes: number[]): NonNullable<RaceShow["shot"]> {
    const { show, room } = this;
    const magic = room.words?.cards.magic ?? [];
    const card = lanes
      .flatMap((lane) => show.spells[lane] ?? [])
      .find((one) => one.state === "up" && one.card !== null && magic[one.card]?.effect.tie);
    return {
      lanes,
      beyond: (show.spots[lanes[0] ?? 0] ?? LINE) - LINE,
      judge: null,
      by: card ? "card" : "odds",
      card: card?.card ?? null,
    };
  }

  private async deadHeat(event: Told<"dead-heat">, text: string): Promise<void> {
    const { show, scene } = this;
    const beyond = (show.spots[event.lanes[0] ?? 0] ?? LINE) - LINE;
    show.shot = { lanes: event.lanes, beyond, judge: event.seat, by: null, card: null };
    show.line = text;
    await scene.pause(900);
  }

  /** A bet's luck is known once its racer is home. */
  private revealFates(lane: number): void {
    for (const one of this.scene.events) {
      if (one.type !== "bet-won" && one.type !== "bet-lost") continue;
      if (one.lane === lane) this.stamp(one);
    }
  }

  /** Bets that are known to be lost, and whose place has gone to others, say so before the end. */
  private doom(): void {
    const { order, tickets } = this.show;
    for (const one of tickets) {
      const lost = this.scene.events.some(
        (event) =>
          event.type === "bet-lost" &&
          event.seat === one.seat &&
          event.kind === one.kind &&
          event.lane === one.lane,
      );
      one.doomed = lost && one.fate === "open" && hopeless(order, one.kind, one.lane);
    }
  }

  private stamp(event: Told<"bet-won" | "bet-lost">): void {
    const { seat, kind, lane, stake } = event;
    const one = this.show.tickets.find(
      (t) => t.seat === seat && t.kind === kind && t.lane === lane && t.stake === stake,
    );
    if (!one) return;
    one.fate = event.type === "bet-won" ? "won" : "lost";
    one.gold = event.type === "bet-won" ? event.gold : event.refund;
    one.bonus = event.type === "bet-won" ? event.glory : 0;
  }

  /** The race is run: what is told from now on stands in the books, so they lie open before the first line. */
  private async openBooks(): Promise<void> {
    const { show, scene, room } = this;
    await scene.pause(900);
    scene.stop();
    show.phase = "pay";
    show.shot = null;
    show.speeds = show.moved = [];
    show.line = room.words
      ? room.words.say("web-race-wins", { lane: room.words.name("Lane", show.order[0] ?? 0) })
      : "";
    await scene.pause(500);
  }

  private async settle(event: PaymentEvent, text: string): Promise<void> {
    const { show, scene, room } = this;
    this.count(event);
    if (show.phase === "magic") {
      this.pay(event.seat, event.type === "contract-paid" ? event.gold : 0);
      show.line = text;
      return scene.pause(500);
    }
    if (event.type === "bet-won" || event.type === "bet-lost") this.stamp(event);
    const line = payment(event);
    show.payments = [...show.payments, line];
    this.pay(event.seat, line.gold);
    const mine = event.seat === room.mine;
    await scene.pause(mine ? 420 : 180);
  }

  /** What everyone holds, and how they stand, is true while it is paid. */
  private count(event: UnicornEvent): void {
    const { words, view } = this.room;
    if (words && view && this.scene.speed > 0)
      this.scene.stage(scriptOf(words.cards).apply(view, event, 1));
  }

  private pay(seat: number, gold: number): void {
    this.show.purses[seat] = (this.show.purses[seat] ?? 0) + gold;
  }
}

function isPayment(event: UnicornEvent): event is PaymentEvent {
  return PAYMENTS.some((type) => type === event.type);
}

function payment(event: PaymentEvent): Payment {
  const blank = { glory: 0, lane: null, kind: 0, stake: 0, place: 0, perk: "" };
  switch (event.type) {
    case "owner-paid":
      return { ...blank, ...event, what: "owner" };
    case "bet-won":
      return { ...blank, ...event, what: "won" };
    case "bet-lost":
      return { ...blank, ...event, gold: event.refund, what: "lost" };
    case "contract-paid":
      return { ...blank, ...event, what: "contract" };
    case "loan-taken":
      return { ...blank, seat: event.seat, gold: event.gold, what: "loan" };
    case "tax-paid":
      return { ...blank, seat: event.seat, gold: -event.gold, what: "tax" };
  }
}

/** The racer that was called ahead, then the others. */
function ahead(lanes: number[], lane: number): number[] {
  return [lane, ...lanes.filter((one) => one !== lane)];
}
