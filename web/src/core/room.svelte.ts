/** One table as this client sees it: the house's side of it, and the game, kept up to date. */
import type { Listener, Teller } from "@/core/announce.svelte";
import type { Decision, Draft, LogLine, Standing } from "@/core/asked";
import { sayTakenBack } from "@/core/beats";
import { Company } from "@/core/company.svelte";
import type { GameSchema } from "@/core/game";
import { holding } from "@/core/holding";
import { keepFinished, keepSeen, pace, seenAt } from "@/core/memory.svelte";
import { Past } from "@/core/past.svelte";
import { Show, type Director } from "@/core/show.svelte";
import type { Line, ServerFrame, Standing as Seen, WireListener } from "@/core/wire";
import { untrack } from "svelte";
import type { LimitNote, Table } from "@/generated/protocol";

export type { Decision, Draft, GameEvent, LogLine, Option, Question, Span } from "@/core/asked";

const LOG = 2000;
/** How long a result stays where nobody is there to go on, in ms. */
const WATCHED = 6000;
/** Where a clock runs and it is not one's turn yet: seconds that turn may be expected to have. */
const SHORT = 24;
/** How many events a reloaded page asks for again. */
const TAIL = 150;

export class Room<G extends GameSchema = GameSchema> extends Company<G> {
  /** The game as it is shown: behind the truth while something is being played out. */
  view: G["view"] | null = $state.raw(null);
  /** What is asked: another object is another question, also where the number comes again. */
  decision: Decision<G> | null = $state.raw(null);
  waiting: number[] = $state.raw([]);
  /** What is asked now needs no secret: who share the screen may all look on. */
  inPublic = $state(false);
  eyes: number | null = $state(null);
  mayUndo = $state(false);
  /** In an auction: what may be set as a limit, and what is set. */
  limit: LimitNote | null = $state.raw(null);
  over = $state(false);
  upto = $state(0);
  /** When the time of somebody who must choose is up, by this machine's clock. */
  due: number | null = $state(null);
  /** What the question left to choose in: seconds of how many. Another object is a clock set anew. */
  clock: { seconds: number; whole: number } | null = $state.raw(null);
  log: LogLine<G>[] = $state.raw([]);

  /** Something is shown that is for everyone at this screen: no curtain is needed yet. */
  meeting = $state(false);

  /** The line of the tape that is looked back at. */
  back: LogLine<G> | null = $state.raw(null);
  private readonly past = new Past<G["view"]>();
  private present: { view: G["view"] | null; decision: Decision<G> | null } | null = null;

  readonly show = new Show<G>();
  /** How what happens is said aloud; without one, each event by its own sentence. */
  teller: Teller<G> | null = null;
  /** Hears every event when it is told. */
  listener: Listener<G> | null = null;
  /** Hears it, too, and may hold the show there. */
  coach: Listener<G> | null = null;
  private playing = "";
  /** The game that is shown. */
  private shownGame = "";
  private heardUpto = 0;
  private heardEyes: number | null = null;
  /** Was here before the game began: what it begins with is told. */
  private gathered = false;
  /** When the time for this client's own question is up. */
  private until: number | null = null;

  constructor(code: string, name: string, tv = false, line?: (listener: WireListener) => Line) {
    super(code, name, tv, line);
    const seen = tv ? null : seenAt(code);
    if (seen) {
      this.playing = seen.game;
      this.heardUpto = Math.max(0, seen.upto - TAIL);
      this.heardEyes = seen.eyes;
    }
    void this.wire.connect();
  }

  /** Whoever draws the game plays out its events; until then they are only noted. */
  set director(director: Director<G> | null) {
    this.show.director =
      director &&
      (async (scene) => {
        await sayTakenBack(scene, this);
        await director(scene);
      });
  }

  /** The game that is being played here, by its own name. */
  get played(): string {
    return this.playing;
  }

  /** The seat whose cards are on the screen and may act. */
  get mine(): number | null {
    return this.eyes !== null && this.seats.includes(this.eyes) ? this.eyes : null;
  }

  override get reader(): number | null {
    return this.mine;
  }

  /** Whether the viewer wants to see the end of everything at once. */
  get instant(): boolean {
    return pace() === 0;
  }

  /** Try a chain of choices; null when it cannot be made, which need not be said of a mere guess. */
  async draft(seat: number, choices: number[], guess = false): Promise<Draft<G> | null> {
    const asked = untrack(() => this.decision);
    const answer = await this.wire.command({ type: "draft", seat, choices });
    // A table that has moved on meanwhile need not say so: the next question is there.
    if (!guess && asked === untrack(() => this.decision)) this.refuse(answer);
    return answer.type === "drafted" ? (answer as Draft<G>) : null;
  }

  /** Go along up to a limit by itself while this auction lasts; null to be asked each time. */
  async goAlong(amount: number | null): Promise<void> {
    const seat = this.mine;
    if (seat === null) return;
    const answer = await this.send({ type: "limit", seat, limit: amount });
    if (answer.type === "done" && this.limit) this.limit = { ...this.limit, amount };
  }

  /** What happened and was not taken back. */
  get holding(): LogLine<G>[] {
    return holding(this.log);
  }

  /** Whether the table can show the moment of that line. */
  reaches(number: number): boolean {
    return this.past.at(number) !== undefined;
  }

  /** Show the table as it was then; nothing can be decided meanwhile, and news wait. */
  async lookBack(line: LogLine<G>): Promise<void> {
    await this.show.freeze();
    const then = this.past.at(line.number);
    if (!then) return this.show.thaw();
    this.present ??= { view: this.view, decision: this.decision };
    this.back = line;
    this.decision = null;
    this.view = then.view;
  }

  /** Back to now. */
  lookAhead(): void {
    if (this.present) {
      this.view = this.present.view;
      this.decision = this.present.decision;
    }
    this.present = null;
    this.back = null;
    this.show.thaw();
  }

  override close(): void {
    super.close();
    this.show.close();
  }

  protected override hear(frame: ServerFrame): void {
    if ("upto" in frame) {
      if ("decision" in frame) this.until = whenDue(frame.decision?.seconds);
      this.due = whenDue(frame.seconds);
    }
    switch (frame.type) {
      case "fresh":
        this.playing = frame.game;
        this.heardUpto = frame.upto;
        this.heardEyes = frame.eyes;
        this.show.clear();
        this.show.thaw();
        this.past.clear();
        if (frame.events?.length) this.log = lines(frame.events);
        this.stand(frame);
        if (this.gathered) for (const { event } of this.log) this.listener?.hear(event);
        this.gathered = false;
        this.keepSeen();
        break;
      case "events":
        this.playing = frame.game;
        this.heardUpto = frame.upto;
        this.heardEyes = frame.eyes;
        this.heardEvents(lines(frame.events), frame);
        this.keepSeen();
        break;
      case "crowd":
        this.heardUpto = frame.upto;
        this.playOut(lines(frame.events), {
          ...frame,
          view: { ...(this.show.latest ?? this.view), ...(frame.public as object), ...this.own() },
          eyes: this.eyes,
          decision: this.decision,
          undo: this.mayUndo,
        });
        break;
      default:
        super.hear(frame);
    }
  }

  /** After a reload what was seen before only fills the tape. */
  private heardEvents(events: LogLine<G>[], frame: Standing): void {
    if (this.view !== null || this.show.latest !== null) return this.playOut(events, frame);
    this.log = events;
    this.stand(frame);
  }

  /** Where several share a screen a reload begins with nobody's eyes. */
  private keepSeen(): void {
    if (this.tv) return;
    const eyes = this.seats.length > 1 ? null : this.heardEyes;
    keepSeen(this.code, { game: this.playing, upto: this.heardUpto, eyes });
  }

  /** In a crowd only what everybody sees comes anew; one's own part stays. */
  private own(): object {
    const { seat = null, ...view }: GameSchema["view"] = this.show.latest ?? this.view ?? {};
    return { seat, ...("own" in view ? { own: view.own } : {}) };
  }

  protected override heardTable(table: Table): void {
    super.heardTable(table);
    if (table.stage === "gathering") {
      this.gathered = true;
      this.clear();
    }
  }

  protected override seen(): Seen {
    return { game: this.playing, seen: this.heardUpto, eyes: this.heardEyes };
  }

  /** No game is on the table: nothing of the last one is left. */
  private clear(): void {
    this.show.clear();
    this.show.thaw();
    this.show.headline = null;
    this.view = null;
    this.decision = null;
    this.waiting = [];
    this.mayUndo = false;
    this.limit = null;
    this.refusal = null;
    this.log = [];
    this.past.clear();
    this.present = null;
    this.back = null;
    this.over = false;
    this.playing = "";
    this.upto = 0;
    this.heardUpto = 0;
  }

  private playOut(events: LogLine<G>[], frame: Standing): void {
    this.show.add({
      events,
      view: frame.view as G["view"],
      speed: pace,
      begin: () => (this.waiting = []),
      end: () => this.stand(frame),
      tell: (line) => {
        this.log = [...this.log.slice(-LOG), line];
        if (!this.hushed(line.event)) this.listener?.hear(line.event);
        this.coach?.hear(line.event);
      },
      secret: (event) => this.hushed(event),
      before: () => this.view,
      stage: (view) => (this.view = view),
      patience: () => this.patience(frame.decision as Decision<G> | null | undefined),
    });
  }

  /** Several people share this screen, and only one of them may know this. */
  hushed(event: G["event"]): boolean {
    return this.seats.length > 1 && (this.words?.secret(event) ?? false);
  }

  /** How long a result may stay: a clock must leave time to choose, and who only watches goes on. */
  private patience(next: Decision<G> | null | undefined): number | null {
    if (this.seats.length === 0 || this.tv) return WATCHED;
    if (!this.table || this.table.clock === "none") return null;
    const seconds = next?.seconds ?? SHORT;
    return Math.max(WATCHED, (seconds * 1000) / 2);
  }

  /** Everything is shown: the table is as the server says. */
  private stand(frame: Standing): void {
    this.present = null;
    this.back = null;
    this.view = frame.view as G["view"];
    this.past.keep(frame.upto, this.view);
    this.eyes = frame.eyes;
    this.waiting = frame.waiting;
    this.inPublic = frame.in_public;
    const decision = this.asked(frame);
    // What was refused belongs to the question that was answered.
    if (decision !== untrack(() => this.decision)) this.refusal = null;
    this.setClock(decision !== untrack(() => this.decision));
    this.decision = decision;
    this.mayUndo = frame.undo;
    this.limit = frame.limit ?? null;
    this.over = frame.over;
    if (this.table && this.over && this.live && this.seats.length) keepFinished(this.table.game);
    this.upto = frame.upto;
  }

  private setClock(anew: boolean): void {
    const seconds = this.until === null ? null : Math.max(0, (this.until - Date.now()) / 1000);
    const before = anew ? 0 : (untrack(() => this.clock)?.whole ?? 0);
    this.clock = seconds === null ? null : { seconds, whole: Math.max(before, seconds) };
  }

  /** The question of a frame; the one that is thought over already where nothing has happened since. */
  private asked(frame: Standing): Decision<G> | null {
    const next = (frame.decision ?? null) as Decision<G> | null;
    const now = untrack(() => this.decision);
    const still = frame.upto === untrack(() => this.upto) && frame.game === this.shownGame;
    this.shownGame = frame.game;
    const same = still && next?.seat === now?.seat && next?.number === now?.number;
    return same ? now : next;
  }
}

/** When so many seconds are over, by this machine's clock. */
function whenDue(seconds: number | null | undefined): number | null {
  return seconds == null ? null : Date.now() + seconds * 1000;
}

/** Events as they come, with their numbers. */
function lines<G extends GameSchema>(events: [number, unknown][]): LogLine<G>[] {
  return events.map(([number, event]) => ({ number, event: event as G["event"] }));
}
