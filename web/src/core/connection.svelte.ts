/** A line to a table: commands go out and are answered, and what was refused is kept to be shown. */
import type { RefusalNote } from "@/core/api";
import { onSpoken } from "@/core/tongue.svelte";
import {
  noteOf,
  type Answer,
  type Command,
  type Line,
  type ServerFrame,
  type Standing,
  type WireListener,
} from "@/core/wire";

/** Whom a choice is made for, and which of their questions it answers. */
export interface Asked {
  seat: number;
  number: number;
}

export abstract class Connection {
  /** Seconds until the next try while offline. */
  away: number | null = $state(null);
  /** Why the server does not want this client back. */
  gone: string | null = $state(null);
  refusal: RefusalNote | null = $state.raw(null);
  protected readonly wire: Line;
  private readonly stopListening: () => void;
  /** What this client is asked. */
  abstract decision: Asked | null;

  constructor(line: (listener: WireListener) => Line) {
    this.wire = line({
      heard: (frame) => this.hear(frame),
      standing: () => this.seen(),
      away: (seconds, why) => this.lost(seconds, why),
      closed: (code) => (this.gone = code),
    });
    // A television says what the host's own screen does.
    this.stopListening = onSpoken((language) => {
      if (this.leads) void this.wire.command({ type: "speak", language });
    });
  }

  /** Whether this is the host's own screen. */
  protected abstract get leads(): boolean;

  /** Send a command. A refusal is shown, and given back. */
  async send(command: Command): Promise<Answer> {
    this.refusal = null;
    return this.refuse(await this.wire.command(command));
  }

  /** Answer what is asked: this client's own question, or one that it may answer for somebody. */
  async choose(choices: number[], asked: Asked | null = this.decision): Promise<boolean> {
    if (!asked) return false;
    const { seat, number } = asked;
    const made = choices as [number, ...number[]];
    return (await this.send({ type: "choose", seat, number, choices: made })).type === "done";
  }

  close(): void {
    this.stopListening();
    this.wire.close();
  }

  /** The line is broken, or (null) there again; and what the server said, if it let nobody in. */
  protected lost(seconds: number | null, why: RefusalNote | null): void {
    this.away = seconds;
    if (why) this.refusal = why;
  }

  /** Note why it was not done, if it was not. */
  protected refuse(answer: Answer): Answer {
    if (answer.type === "refused") this.refusal = noteOf(answer);
    return answer;
  }

  protected abstract hear(frame: ServerFrame): void;

  /** How much of which game has been heard, and through whose eyes. */
  protected abstract seen(): Standing;
}
