/** One phone at a party: its connection, its purse, what it is asked. */
import type { Decision as Asked } from "@/core/asked";
import { Connection } from "@/core/connection.svelte";
import { Mixer } from "@/core/luck";
import { Wire, type Answer, type Command, type ServerFrame, type Standing } from "@/core/wire";
import { CARD_TIME } from "@/games/party/pace";
import type { Identity } from "@/games/party/phone/identity";
import type { Face, Table } from "@/generated/protocol";
import type { Party, PartyEvent, PartyView, Step } from "@/games/party/types";

/** What this seat, or one the host answers for, is asked. */
export type Decision = Asked<Party>;

/** How the party looks. */
type Shown = Extract<ServerFrame, { type: "fresh" | "events" | "crowd" }>;

/** What the phone's pieces need of a seat; a player at a desk has one, too. */
export interface PartySeat {
  readonly table: Table | null;
  readonly seats: number[];
  readonly view: PartyView | null;
  readonly decision: Decision | null;
  readonly over: boolean;
  readonly seat: number | null;
  readonly host: boolean;
  send(command: Command): Promise<Answer>;
  /** Answer what one is asked, or what the host may answer for somebody. */
  choose(choices: number[], asked?: Decision): Promise<boolean>;
}

/** What the host may answer in somebody's stead. */
export function stuckFor({ host, table }: PartySeat): Decision | null {
  return host ? ((table?.stuck ?? null) as Decision | null) : null;
}

const BOOKING: Step[] = ["turn-card", "choose-who-was-ahead", "choose-another-race"];

/** Whether it is for the bookmaker or the host, and not a bet. */
export function isBooking(asked: Decision | null): boolean {
  return asked !== null && BOOKING.includes(asked.question.step);
}

export class PhoneSeat extends Connection implements PartySeat {
  table: Table | null = $state.raw(null);
  seats: number[] = $state.raw([]);
  view: PartyView | null = $state.raw(null);
  decision: Decision | null = $state.raw(null);
  over = $state(false);
  /** When the clock of the decision runs out, in milliseconds of `Date.now()`. */
  deadline: number | null = $state(null);
  guest = $state("");
  /** Came when nobody could sit down: the seat comes by itself. */
  late = $state(false);
  /** Whether the slip, or the race one let go by, can be taken back. */
  undo = $state(false);
  /** A night that is over is shown until its guest has said: stay, or leave. */
  night: PartyView | null = $state.raw(null);
  /** As one is called and looks at this table. */
  face: Face | null = $state.raw(null);
  /** What has happened, been shown, and not been told: whoever tells it empties the list. */
  news: PartyEvent[] = $state.raw([]);
  /** Was here before the night began: what it begins with is news. */
  private gathered = false;
  private staying = false;
  private asking = -1;
  private mixer = new Mixer((command) => this.wire.command(command));
  private playing = "";
  private upto = 0;
  private held: Promise<unknown> = Promise.resolve();
  private holding = 0;
  /** Just come, or come back: what happened meanwhile is no news, and nobody waits for it. */
  private back = false;

  constructor(
    readonly code: string,
    readonly who: Identity,
    /** The address for others. */
    readonly link: string,
  ) {
    super((listener) => new Wire(code, who.name, listener));
    void this.wire.connect();
  }

  get seat(): number | null {
    return this.seats[0] ?? null;
  }

  get host(): boolean {
    return this.table?.host === this.guest;
  }

  protected override get leads(): boolean {
    return this.host;
  }

  get name(): string {
    return this.face?.name || this.who.name;
  }

  get portrait(): string {
    return this.face?.portrait || this.who.portrait;
  }

  get hostName(): string {
    return this.table?.faces?.find(({ guest }) => guest === this.table?.host)?.name ?? "";
  }

  /** Any free seat, a new one in a party that is running, or the promise of one. */
  async sit(): Promise<void> {
    const answer = await this.send({ type: "sit", portrait: this.who.portrait });
    this.late = answer.type === "done" && answer.code === "later" && this.seats.length === 0;
  }

  /** Be there for another night; the host opens it with the same tap. */
  async stay(): Promise<void> {
    this.staying = true;
    await this.send({ type: "sit" });
    if (this.host && this.table?.stage === "finished") await this.send({ type: "rematch" });
    if (this.table?.stage === "gathering") this.night = null;
  }

  async leave(): Promise<void> {
    if (this.seat !== null) await this.send({ type: "stand", seat: this.seat });
    this.close();
  }

  protected override seen(): Standing {
    return { game: this.playing, seen: this.upto, eyes: this.seat };
  }

  protected override hear(frame: ServerFrame): void {
    switch (frame.type) {
      case "welcome":
        this.back = true;
        this.guest = frame.guest;
        this.seated(frame.seats);
        break;
      case "seats":
        this.seated(frame.seats);
        break;
      case "table":
        this.table = frame;
        this.mixer.follow(frame, this.seats.length > 0);
        this.lookInTheMirror();
        if (frame.stage === "gathering") {
          this.gathered = true;
          this.back = false;
          if (this.staying) this.night = null;
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
          this.look(frame.view as PartyView, frame.over);
          this.ask(frame.decision as Decision | null);
          this.undo = frame.undo;
        });
        break;
      case "crowd":
        this.upto = frame.upto;
        if (this.deadline !== null) this.until(frame.seconds ?? null);
        this.after(frame, () => {
          const { seat = null, own = null } = this.view ?? {};
          this.look({ ...(frame.public as PartyView), seat, own }, frame.over);
        });
        break;
    }
  }

  private seated(seats: number[]): void {
    this.seats = seats;
    if (seats.length) this.late = false;
    this.mixer.follow(this.table, seats.length > 0);
    this.lookInTheMirror();
  }

  private look(view: PartyView, over: boolean): void {
    this.view = view;
    this.over = over;
    if (over && view.own?.night) this.night = view;
    else if (view.phase === "betting") {
      this.night = null;
      this.staying = false;
    }
  }

  /** One's own face; in a crowd it has to be asked for. */
  private lookInTheMirror(): void {
    const { seat } = this;
    if (seat === null) return;
    const listed = this.table?.faces?.find((face) => face.seat === seat);
    if (listed) this.face = listed;
    else if (this.table && this.asking !== seat) {
      this.asking = seat;
      void this.wire.command({ type: "who", seats: [seat] }).then((answer) => {
        if (answer.type === "faces") this.face = answer.faces[0] ?? null;
      });
    }
  }

  /** Show it once the television has: a bot turns all its cards at once. */
  private after(frame: Shown, look: () => void): void {
    const missed = this.back || (frame.type === "fresh" && !this.gathered);
    const events = missed ? [] : (frame.events ?? []);
    this.back = this.gathered = false;
    const turned = ([, event]: [number, unknown]): boolean =>
      (event as PartyEvent).type === "movement-turned";
    const cards = events.filter(turned).length;
    const pause = cards > 1 ? cards * CARD_TIME : 0;
    const show = (): void => {
      look();
      this.news = [...this.news, ...events.map(([, event]) => event as PartyEvent)];
    };
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
    this.until(decision?.seconds ?? null);
  }

  private until(seconds: number | null): void {
    this.deadline = seconds === null ? null : Date.now() + seconds * 1000;
  }
}
