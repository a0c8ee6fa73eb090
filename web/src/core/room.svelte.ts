/** One table as this client sees it: the house's side of it and the game's, kept up to date. */
import type { RefusalNote } from "@/core/api";
import { keepPlayed, keepSeen, keepTable, pace, preferences, seenAt } from "@/core/memory.svelte";
import type { Decision, Draft, LogLine, Standing } from "@/core/asked";
import type { GameSchema } from "@/core/game";
import { holding } from "@/core/holding";
import { Mixer } from "@/core/luck";
import { Past } from "@/core/past.svelte";
import { Show, type Director } from "@/core/show.svelte";
import {
  Wire,
  type Answer,
  type Command,
  type Line,
  type ServerFrame,
  type WireListener,
} from "@/core/wire";
import { gameWords, type Words } from "@/core/words";
import { untrack } from "svelte";
import type { ChatLine, Face, LimitNote, Reacted, Table } from "@/generated/protocol";

export type { Decision, Draft, GameEvent, LogLine, Option, Question, Span } from "@/core/asked";

const LOG = 2000;
/** Names for those who have none. */
const CAST = 12;
/** How long a result stays where nobody is there to go on, in ms. */
const WATCHED = 6000;
/** Where a clock runs and it is not one's turn yet: seconds that turn may be expected to have. */
const SHORT = 24;
/** How many events a reloaded page asks for again. */
const TAIL = 150;
/** Milliseconds until the words are asked for again. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 5000;

export class Room<G extends GameSchema = GameSchema> {
  table: Table | null = $state.raw(null);
  guest = $state("");
  seats: number[] = $state.raw([]);
  words: Words<G> | null = $state.raw(null);

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
  log: LogLine<G>[] = $state.raw([]);

  /** Something is shown that is for everyone at this screen: no curtain is needed yet. */
  meeting = $state(false);

  /** The line of the tape that is looked back at. */
  back: LogLine<G> | null = $state.raw(null);
  private readonly past = new Past<G["view"]>();
  private present: { view: G["view"] | null; decision: Decision<G> | null } | null = null;

  chat: ChatLine[] = $state.raw([]);
  reactions: (Reacted & { key: number })[] = $state.raw([]);
  /** Seconds until the next try while offline. */
  away: number | null = $state(null);
  /** What the server said when it did not let this client in just now. */
  why: RefusalNote | null = $state.raw(null);
  gone: string | null = $state(null);
  refusal: RefusalNote | null = $state.raw(null);

  /** How many commands wait for their answer: kept through a lost connection. */
  sending = $state(0);

  /** False for a game that is only shown again. */
  readonly live: boolean = true;
  readonly show = new Show<G>();
  private readonly wire: Line;
  readonly mixer = new Mixer((command) => this.wire.command(command));
  private playing = "";
  /** The game that is shown. */
  private shownGame = "";
  private heardUpto = 0;
  private heardEyes: number | null = null;
  private reacted = 0;
  private closed = false;

  constructor(
    readonly code: string,
    name: string,
    readonly tv = false,
    line = (listener: WireListener): Line =>
      new Wire(code, name, listener, tv, preferences.portrait),
  ) {
    const seen = tv ? null : seenAt(code);
    if (seen) {
      this.playing = seen.game;
      this.heardUpto = Math.max(0, seen.upto - TAIL);
      this.heardEyes = seen.eyes;
    }
    this.wire = line({
      heard: (frame) => this.hear(frame),
      standing: () => ({ game: this.playing, seen: this.heardUpto, eyes: this.heardEyes }),
      away: (seconds, why) => {
        this.away = seconds;
        this.why = why;
      },
      closed: (code) => (this.gone = code),
    });
    void this.wire.connect();
  }

  /** Whoever draws the game plays out its events; until then they are only noted. */
  set director(director: Director<G> | null) {
    this.show.director = director;
  }

  /** The game that is being played here, by its own name. */
  get played(): string {
    return this.playing;
  }

  get host(): boolean {
    return this.table?.host === this.guest;
  }

  /** The seat whose cards are on the screen and may act. */
  get mine(): number | null {
    return this.eyes !== null && this.seats.includes(this.eyes) ? this.eyes : null;
  }

  /** Whom this screen calls "you": nobody where all look on, or where the screen is being handed over. */
  get reader(): number | null {
    return this.mine;
  }

  /** Whether the viewer wants to see the end of everything at once. */
  get instant(): boolean {
    return pace() === 0;
  }

  face(seat: number): Face | undefined {
    return this.table?.faces?.find((face) => face.seat === seat);
  }

  /** How a seat is called; bots have names of their own. */
  nameOf(seat: number): string {
    const face = this.face(seat);
    if (face?.name) return face.name;
    return this.words?.say("person-stand-in", { seat: seat % CAST }) ?? `${seat + 1}`;
  }

  /** Send a command. A refusal is shown, and given back. */
  async send<T extends Answer = Answer>(command: Command): Promise<T> {
    this.refusal = null;
    this.sending = untrack(() => this.sending) + 1; // effects send, too
    const answer = await this.wire.command<T>(command);
    this.sending -= 1;
    if (answer.type === "refused") {
      this.refusal = { code: answer.code, facts: answer.facts, rule: answer.rule ?? "" };
    }
    return answer;
  }

  /** Try a chain of choices; null when it cannot be made. */
  async draft(seat: number, choices: number[]): Promise<Draft<G> | null> {
    const asked = untrack(() => this.decision);
    const answer = await this.wire.command({ type: "draft", seat, choices });
    // A table that has moved on meanwhile need not say so: the next question is there.
    if (answer.type === "refused" && asked === untrack(() => this.decision)) {
      this.refusal = { code: answer.code, facts: answer.facts, rule: answer.rule ?? "" };
    }
    return answer.type === "drafted" ? (answer as Draft<G>) : null;
  }

  /** Try to get back at once. */
  retry(): void {
    this.wire.retry();
  }

  async choose(choices: number[]): Promise<boolean> {
    const decision = this.decision;
    if (!decision) return false;
    const { seat, number } = decision;
    const answer = await this.send({
      type: "choose",
      seat,
      number,
      choices: choices as [number, ...number[]],
    });
    return answer.type === "done";
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

  close(): void {
    this.closed = true;
    this.wire.close();
    this.show.close();
  }

  protected hear(frame: ServerFrame): void {
    if ("upto" in frame) {
      this.due = frame.seconds == null ? null : Date.now() + frame.seconds * 1000;
    }
    switch (frame.type) {
      case "welcome":
        this.guest = frame.guest;
        this.seats = frame.seats;
        this.chat = frame.chat;
        this.takePart();
        break;
      case "table":
        this.heardTable(frame);
        break;
      case "seats":
        this.seats = frame.seats;
        this.takePart();
        break;
      case "said":
        this.chat = [...this.chat.slice(-199), frame.line];
        break;
      case "reacted":
        this.reactions = [...this.reactions.slice(-39), { ...frame, key: ++this.reacted }];
        break;
      case "fresh":
        this.playing = frame.game;
        this.heardUpto = frame.upto;
        this.heardEyes = frame.eyes;
        this.show.clear();
        this.show.thaw();
        this.past.clear();
        if (frame.events?.length) this.log = lines(frame.events);
        this.stand(frame);
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
    const view = this.show.latest ?? this.view;
    return { seat: view?.["seat"] ?? null, ...(view && "own" in view ? { own: view["own"] } : {}) };
  }

  private heardTable(table: Table): void {
    const first = this.table === null;
    this.table = table;
    if (first) {
      if (!this.tv) keepTable(table.code, table.game);
      void this.learnWords(table);
    }
    this.takePart();
    if (this.refusal?.code === "paused" && !table.paused) this.refusal = null;
    if (table.stage === "gathering") this.clear();
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

  /** Without words there is nothing to see: a line that breaks just now must not be the end. */
  private async learnWords(table: Table): Promise<void> {
    for (let wait = FIRST_WAIT; !this.closed; wait = Math.min(wait * 2, LONGEST_WAIT)) {
      try {
        const words = await this.wordsOf(table);
        words.seatName = (seat) => this.nameOf(seat);
        words.reader = () => this.reader;
        this.words = words;
        return;
      } catch {
        await new Promise((next) => setTimeout(next, wait));
      }
    }
  }

  /** Whoever sits here has a part in the luck, and is "you" when the game is looked at again. */
  private takePart(): void {
    if (!this.live || this.tv) return;
    const { playing, stage } = this.table ?? {};
    this.mixer.follow(this.table, this.seats.length > 0);
    if (playing && stage === "playing" && this.seats.length === 1)
      keepPlayed(playing, this.seats[0] ?? 0);
  }

  /** Where the words of the game and its cards come from. */
  protected wordsOf(table: Table): Promise<Words<G>> {
    return gameWords({ table: table.code });
  }

  private playOut(events: LogLine<G>[], frame: Standing): void {
    this.show.add({
      events,
      view: frame.view as G["view"],
      speed: pace,
      begin: () => (this.waiting = []),
      end: () => this.stand(frame),
      tell: (line) => (this.log = [...this.log.slice(-LOG), line]),
      before: () => this.view,
      stage: (view) => (this.view = view),
      patience: () => this.patience(frame.decision as Decision<G> | null | undefined),
    });
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
    this.decision = decision;
    this.mayUndo = frame.undo;
    this.limit = frame.limit ?? null;
    this.over = frame.over;
    this.upto = frame.upto;
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

/** Events as they come, with their numbers. */
function lines<G extends GameSchema>(events: [number, unknown][]): LogLine<G>[] {
  return events.map(([number, event]) => ({ number, event: event as G["event"] }));
}
