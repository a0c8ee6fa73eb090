/** One phone at a party: its connection, its purse, what it is asked. */
import { guest } from "@/core/api";
import { Wire, type Answer, type Command, type ServerFrame } from "@/core/wire";
import type { DecisionNote, Table } from "@/generated/protocol";
import type { PartyView } from "@/generated/horse-fever-party";

export interface Question {
  step: string;
  kind?: number;
  lane?: number;
  lanes?: number[];
}

export interface Decision extends DecisionNote {
  question: Question;
  options: { type: string; kind?: number; lane?: number }[];
  span: { low: number; high: number; step: number } | null;
}

/** What the phone's pieces need of a seat; a player at a desk has one, too. */
export interface PartySeat {
  readonly table: Table | null;
  readonly seats: number[];
  readonly view: PartyView | null;
  readonly decision: Decision | null;
  readonly over: boolean;
  readonly refused: string | null;
  readonly seat: number | null;
  readonly host: boolean;
  send(command: Command): Promise<Answer>;
  choose(choices: number[]): Promise<boolean>;
}

/** A whole race in one piece of news is shown on the television card by card: so long it takes. */
export const CARD_TIME = 1700;

export class PhoneSeat implements PartySeat {
  table: Table | null = $state.raw(null);
  seats: number[] = $state.raw([]);
  view: PartyView | null = $state.raw(null);
  decision: Decision | null = $state.raw(null);
  over = $state(false);
  /** When the clock of the decision runs out, in milliseconds of `Date.now()`. */
  deadline: number | null = $state(null);
  away: number | null = $state(null);
  gone: string | null = $state(null);
  refused: string | null = $state(null);
  guest = $state("");
  private wire: Wire;
  private playing = "";
  private upto = 0;
  private held: Promise<unknown> = Promise.resolve();
  private holding = 0;

  constructor(code: string, name: string) {
    this.wire = new Wire(code, name, {
      heard: (frame) => this.hear(frame),
      standing: () => ({ game: this.playing, seen: this.upto, eyes: this.seat }),
      away: (seconds) => (this.away = seconds),
      closed: (code) => (this.gone = code),
    });
    void guest().then((found) => (this.guest = found.guest));
    void this.wire.connect();
  }

  get seat(): number | null {
    return this.seats[0] ?? null;
  }

  get host(): boolean {
    return this.table?.host === this.guest;
  }

  async send(command: Command): Promise<Answer> {
    this.refused = null;
    const answer = await this.wire.command(command);
    if (answer.type === "refused") this.refused = answer.code;
    return answer;
  }

  /** Any free seat, or a new one in a party that is running. */
  sit(): Promise<Answer> {
    return this.send({ type: "sit" });
  }

  async choose(choices: number[]): Promise<boolean> {
    const { seat, number } = this.decision ?? { seat: 0, number: 0 };
    const answer = await this.send({
      type: "choose",
      seat,
      number,
      choices: choices as [number, ...number[]],
    });
    return answer.type === "done";
  }

  private hear(frame: ServerFrame): void {
    switch (frame.type) {
      case "welcome":
        this.guest = frame.guest;
        this.seats = frame.seats;
        break;
      case "seats":
        this.seats = frame.seats;
        break;
      case "table":
        this.table = frame;
        if (frame.stage === "gathering") {
          this.view = null;
          this.decision = null;
          this.playing = "";
          this.upto = 0;
        }
        break;
      case "fresh":
      case "events":
        this.playing = frame.game;
        this.upto = frame.upto;
        this.after(frame, () => {
          this.view = frame.view as PartyView;
          this.ask(frame.decision as Decision | null);
          this.over = frame.over;
        });
        break;
      case "crowd":
        this.upto = frame.upto;
        this.after(frame, () => {
          const { seat = null, own = null } = this.view ?? {};
          this.view = { ...(frame.public as PartyView), seat, own };
          this.over = frame.over;
        });
        break;
    }
  }

  /** Show it once the television has: a bot turns all its cards at once. */
  private after(frame: object, show: () => void): void {
    const events = "events" in frame ? (frame.events as [number, { type: string }][]) : [];
    const cards = events.filter(([, event]) => event.type === "movement-turned").length;
    const pause = cards > 1 ? cards * CARD_TIME : 0;
    if (pause === 0 && this.holding === 0) return show();
    this.holding += 1;
    this.held = this.held
      .then(() => new Promise((done) => setTimeout(done, pause)))
      .then(() => {
        this.holding -= 1;
        show();
      });
  }

  private ask(decision: Decision | null): void {
    this.decision = decision;
    const seconds = decision?.seconds;
    this.deadline = seconds == null ? null : Date.now() + seconds * 1000;
  }
}
