/** A rival's turn as beats: the paddle goes up, the deed travels, it has landed and is said. */
import { fly } from "@/core/fly";
import type { GameSchema } from "@/core/game";
import { TAKEN_BACK } from "@/core/holding";
import { reducedMotion } from "@/core/memory.svelte";
import type { Room } from "@/core/room.svelte";
import type { Scene } from "@/core/show.svelte";

/** What somebody did, and where it is to be seen. */
export interface Deed {
  seat: number;
  /** Selectors, the first that is in sight counts: where on the board it is. */
  at: string;
  /** What travels, from where and to where. */
  flight?: Flight | undefined;
  /** Only the beginning of what follows: the token taken for a bet. */
  opens?: boolean;
}

export interface Flight {
  symbol: string;
  from: string;
  to: string;
  count?: number;
}

/** How a game's planning is shown. */
export interface Script<G extends GameSchema = GameSchema> {
  /** What the event shows of somebody's turn; null for what is only written down. */
  deed(event: G["event"]): Deed | null;
  /** What the event does to the table as everybody sees it; with −1 it is undone. */
  apply(view: G["view"], event: G["event"], sign: 1 | -1): G["view"];
  /** How long something stands that is nobody's turn; one's own deeds, too. */
  pause(event: G["event"]): number;
}

/** In ms at normal speed. */
export const LIFT = 220;
export const FLY = 420;
export const REST = 160;
/** A sentence stays at least so long, and longer by its length. */
const READ = 600;
const A_LETTER = 28;
/** At most so long a rival, however much was done. */
export const MOST = 4200;

export const seatPlace = (seat: number): string =>
  `[data-seat="${seat}"], [data-hunter="${seat}"], [data-purse="${seat}"]`;

/** The table before the first of these events, as far as it follows from what is known. */
function begin<G extends GameSchema>(
  scene: Scene<G>,
  events: G["event"][],
  script: Script<G>,
): G["view"] | null {
  if (events.at(-1) === scene.events.at(-1))
    return events.reduceRight((view, event) => script.apply(view, event, -1), scene.after);
  return events[0] === scene.events[0] ? scene.before : null;
}

/** Events in runs: those that beats show, and those that have a show of their own. */
export function runs<Event>(
  events: Event[],
  beaten: (event: Event) => boolean,
): { beats: boolean; events: Event[] }[] {
  const found: { beats: boolean; events: Event[] }[] = [];
  for (const event of events) {
    const beats = beaten(event);
    const last = found.at(-1);
    if (last?.beats === beats) last.events.push(event);
    else found.push({ beats, events: [event] });
  }
  return found;
}

/** Play out events that are no race and no reveal. */
export async function playBeats<G extends GameSchema>(
  scene: Scene<G>,
  room: Pick<Room<G>, "seats" | "words">,
  events: G["event"][],
  script: Script<G>,
): Promise<void> {
  if (scene.speed === 0 || events.length === 0) return events.forEach((one) => scene.tell(one));
  const turns = new Turns(scene, room, script);
  let view = begin(scene, events, script);
  if (view !== null) scene.stage(view);
  for (const [place, event] of events.entries()) {
    const deed = script.deed(event);
    const staged = view === null ? null : script.apply(view, event, 1);
    /** What follows from a rival's deed by itself does not take its sentence away. */
    const byTheWay = !deed && turns.isActing(event.seat);
    const land = (): void => {
      scene.tell(event, !byTheWay);
      if (staged !== null && staged !== view) scene.stage(staged);
    };
    if (deed && !room.seats.includes(deed.seat)) await turns.show(deed, event, land, events, place);
    else {
      if (deed && scene.speed > 0 && !scene.skipped) travel(deed.flight, FLY * scene.speed);
      land();
      if (!byTheWay) await scene.pause(script.pause(event));
    }
    view = staged;
  }
  await turns.end();
}

/** Somebody else took a choice back: whoever was asked meanwhile reads by whom, whatever is played. */
export async function sayTakenBack<G extends GameSchema>(
  scene: Scene<G>,
  room: Pick<Room<G>, "seats" | "words">,
): Promise<void> {
  const event = scene.events.find(({ type }) => type === TAKEN_BACK);
  const seat = event?.seat;
  if (!event || typeof seat !== "number" || room.seats.includes(seat) || scene.speed === 0) return;
  scene.tell(event);
  scene.point({ seat, at: seatPlace(seat) });
  await scene.pause(readingTime(room, event));
  scene.point(null);
}

function readingTime<G extends GameSchema>(
  { words }: Pick<Room<G>, "words">,
  event: G["event"],
): number {
  return READ + A_LETTER * (words?.event(event).length ?? 0);
}

class Turns<G extends GameSchema> {
  private acting = -1;

  /** Whether something of that seat's turn has just been shown. */
  isActing(seat: unknown): boolean {
    return seat === this.acting;
  }

  constructor(
    private readonly scene: Scene<G>,
    private readonly room: Pick<Room<G>, "words">,
    private readonly script: Script<G>,
  ) {}

  async show(
    deed: Deed,
    event: G["event"],
    land: () => void,
    events: G["event"][],
    place: number,
  ): Promise<void> {
    const { scene } = this;
    const { seat, at, flight, opens } = deed;
    const share = this.share(events, place);
    if (this.acting !== seat) {
      await this.end();
      scene.next();
      this.acting = seat;
      scene.point({ seat, at: "" });
      await scene.pause(LIFT);
    }
    if (flight && !scene.skipped) {
      travel(flight, FLY * share * scene.speed);
      await scene.pause(FLY * share);
    }
    land();
    scene.point({ seat, at });
    const more = opens && this.follows(events, place, seat);
    await scene.pause(more ? FLY * share : readingTime(this.room, event) * share);
  }

  async end(): Promise<void> {
    if (this.acting < 0) return;
    await this.scene.pause(REST);
    this.acting = -1;
    this.scene.point(null);
  }

  private follows(events: G["event"][], place: number, seat: number): boolean {
    const next = events.slice(place + 1).find((event) => this.script.deed(event));
    return next !== undefined && this.script.deed(next)?.seat === seat;
  }

  /** Who does a lot does it faster. */
  private share(events: G["event"][], place: number): number {
    const seat = this.script.deed(events[place] as G["event"])?.seat;
    const others = (event: G["event"]): boolean => {
      const deed = this.script.deed(event);
      return deed !== null && deed.seat !== seat;
    };
    const first = events.slice(0, place).findLastIndex(others) + 1;
    const end = events.slice(place).findIndex(others);
    const turn = events.slice(first, end < 0 ? undefined : place + end);
    const wanted = turn.reduce((sum, event) => {
      const deed = this.script.deed(event);
      if (!deed) return sum;
      return sum + (deed.flight ? FLY : 0) + (deed.opens ? FLY : readingTime(this.room, event));
    }, 0);
    return Math.min(1, (MOST - LIFT - REST) / wanted);
  }
}

function travel(flight: Flight | undefined, time: number): void {
  if (!flight || time <= 0 || reducedMotion()) return;
  fly(flight.symbol, flight.from, flight.to, time, flight.count ?? 1);
}
