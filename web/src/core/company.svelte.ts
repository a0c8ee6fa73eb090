/** The house's side of a table: what is set up there, who has come, what they say, and in which words. */
import type { RefusalNote } from "@/core/api";
import { Connection } from "@/core/connection.svelte";
import type { GameSchema } from "@/core/game";
import { Mixer } from "@/core/luck";
import { keepPlayed, keepTable, preferences } from "@/core/memory.svelte";
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
import type { ChatLine, Face, Reacted, Table } from "@/generated/protocol";

/** Names for those who have none. */
const CAST = 12;
/** Milliseconds until the words are asked for again. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 5000;

export abstract class Company<G extends GameSchema = GameSchema> extends Connection {
  table: Table | null = $state.raw(null);
  guest = $state("");
  seats: number[] = $state.raw([]);
  words: Words<G> | null = $state.raw(null);
  chat: ChatLine[] = $state.raw([]);
  /** How much had been said when it was last looked at here. */
  private readUpto = $state(0);
  reactions: (Reacted & { key: number })[] = $state.raw([]);
  /** What the server said when it did not let this client in just now. */
  why: RefusalNote | null = $state.raw(null);
  /** How many commands wait for their answer: kept through a lost connection. */
  sending = $state(0);

  /** False for a game that is only shown again. */
  readonly live: boolean = true;
  readonly mixer = new Mixer((command) => this.wire.command(command));
  private reacted = 0;
  private closed = false;

  constructor(
    readonly code: string,
    name: string,
    readonly tv = false,
    line = (listener: WireListener): Line =>
      new Wire(code, name, listener, tv, preferences.portrait),
  ) {
    super(line);
  }

  /** Whom this screen calls "you": nobody where all look on, or where the screen is being handed over. */
  abstract get reader(): number | null;

  /** How much others have said since the chat was looked at, here or while the table gathered. */
  get unread(): number {
    return this.chat.slice(this.readUpto).filter(({ guest }) => guest !== this.guest).length;
  }

  /** The chat lies open. */
  readChat(): void {
    this.readUpto = this.chat.length;
  }

  get host(): boolean {
    return this.table?.host === this.guest;
  }

  protected override get leads(): boolean {
    return this.host && this.live && !this.tv;
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

  override async send(command: Command): Promise<Answer> {
    this.sending = untrack(() => this.sending) + 1; // effects send, too
    const answer = await super.send(command);
    this.sending -= 1;
    return answer;
  }

  /** Try to get back at once. */
  retry(): void {
    this.wire.retry();
  }

  override close(): void {
    this.closed = true;
    super.close();
  }

  /** A table says so in its own place, for as long as it lasts. */
  protected override lost(seconds: number | null, why: RefusalNote | null): void {
    this.away = seconds;
    this.why = why;
  }

  protected override hear(frame: ServerFrame): void {
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
    }
  }

  protected heardTable(table: Table): void {
    const first = this.table === null;
    this.table = table;
    if (first) {
      if (!this.tv) keepTable(table.code, table.game);
      void this.learnWords(table);
    }
    this.takePart();
    if (this.refusal?.code === "paused" && !table.paused) this.refusal = null;
  }

  /** Where the words of the game and its cards come from. */
  protected wordsOf(table: Table): Promise<Words<G>> {
    return gameWords(table.edition === null ? { game: table.game } : { table: table.code });
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
}
