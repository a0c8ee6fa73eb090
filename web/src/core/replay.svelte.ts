/** A finished game in the place of a running one: any table can draw it, nobody can act. */
import { finished, roundOf, steps, type Finished, type Step } from "@/core/archive";
import type { GameSchema } from "@/core/game";
import { playedAs } from "@/core/memory.svelte";
import { Room, type LogLine } from "@/core/room.svelte";
import type { Line } from "@/core/wire";
import { gameWords, type Words } from "@/core/words";
import type { Face, Fresh, Table } from "@/generated/protocol";

/** Nobody listens at the other end. */
const silence: Line = {
  connect: () => Promise.resolve(),
  command: () => Promise.resolve({ type: "refused", id: "", code: "not-now", facts: {}, rule: "" }),
  retry: () => undefined,
  close: () => undefined,
};

export interface Segment {
  round: number;
  first: number;
  count: number;
}

/** Games of old say only how well a bot played. */
const BOT = /^(random|easy|steady|sharp)(:.*)?$/;

export class ReplayRoom<G extends GameSchema = GameSchema> extends Room<G> {
  override readonly live = false;
  /** The seat this browser had in the game. */
  private readonly playedBy: number | null;
  /** The move that is shown; 0 is the deal. */
  at = $state(0);
  steps: Step<G>[] = $state.raw([]);
  /** Through whose eyes; null for everyone's. */
  pov: number | null = $state(null);

  constructor(
    readonly id: string,
    readonly end: Finished,
  ) {
    super(id, "", true, () => silence);
    this.playedBy = playedAs(id);
    this.hear(this.asTable());
  }

  static async open(id: string, eyes: number | null): Promise<ReplayRoom> {
    const room = new ReplayRoom(id, await finished(id));
    await room.lookThrough(eyes);
    return room;
  }

  /** Through whose eyes one looks is not who one is. */
  override get reader(): number | null {
    return this.playedBy;
  }

  get last(): number {
    return this.steps.length - 1;
  }

  /** The rounds, each with its moves. */
  get segments(): Segment[] {
    return segments(this.steps);
  }

  async lookThrough(eyes: number | null): Promise<void> {
    this.steps = await steps(this.id, eyes);
    this.pov = eyes;
    this.seats = eyes === null ? [] : [eyes];
    this.jump(this.at);
  }

  /** Show a move as it stood, at once. */
  jump(wanted: number): void {
    const at = Math.max(0, Math.min(wanted, this.last));
    this.at = at;
    const step = this.steps[at];
    if (!step) return;
    let number = 0;
    this.log = this.steps
      .slice(0, at + 1)
      .flatMap((one) => one.events.map((event) => ({ number: ++number, event })));
    this.show.headline = this.log.at(-1)?.event ?? null;
    this.hear({ type: "fresh", ...this.standing(step, number) });
  }

  /** Play the next move out. False at the end. */
  forward(): boolean {
    const step = this.steps[this.at + 1];
    if (!step) return false;
    this.at += 1;
    const after = this.upto;
    const events = step.events.map((event, place): [number, unknown] => [after + place + 1, event]);
    const standing = this.standing(step, after + events.length);
    this.hear({ type: "events", after, events, ...standing });
    return true;
  }

  override reaches(): boolean {
    return true;
  }

  /** Any moment of a finished game is a move of it. */
  override async lookBack({ number }: LogLine<G>): Promise<void> {
    let heard = 0;
    const found = this.steps.findIndex((step) => (heard += step.events.length) >= number);
    this.jump(found < 0 ? this.last : found);
    await Promise.resolve();
  }

  protected override wordsOf(): Promise<Words<G>> {
    return gameWords({ archive: this.id });
  }

  private standing(step: Step<G>, upto: number): Omit<Fresh, "type"> {
    const waiting = [...(step.view.waiting ?? [])];
    const over = step.number === this.last;
    return {
      game: this.id,
      eyes: this.pov,
      upto,
      waiting: over ? [] : waiting,
      in_public: false,
      view: step.view,
      decision: null,
      undo: false,
      over,
    };
  }

  private asTable(): Table {
    const { game, seats, portraits, levels, commitment } = this.end;
    const isBot = (name: string, seat: number): boolean =>
      levels?.length ? levels[seat] !== "" : BOT.test(name);
    const faces = seats.map((name, seat): Face => ({
      seat,
      kind: isBot(name, seat) ? "bot" : "person",
      name: !levels?.length && BOT.test(name) ? "" : name,
      guest: "",
      level: "",
      present: true,
      stand_in: false,
      portrait: portraits?.[seat] ?? "",
    }));
    return {
      type: "table",
      code: this.id,
      game,
      settings: {},
      edition: null,
      most: seats.length,
      host: "",
      public: false,
      locked: false,
      clock: "none",
      seconds: 0,
      stage: "playing",
      playing: this.id,
      finished: this.id,
      paused: false,
      hints: false,
      players: seats.length,
      connected: 0,
      faces,
      motion: null,
      muted: [],
      luck: { commitment, words: 0, secret: null, contributions: null },
    };
  }
}

export function segments(steps: Step[]): Segment[] {
  const found: Segment[] = [];
  for (const [place, step] of steps.entries()) {
    const round = roundOf(step.view);
    const last = found.at(-1);
    if (last?.round === round) last.count += 1;
    else found.push({ round, first: place, count: 1 });
  }
  return found;
}
