/** The socket to a table: comes back by itself, and sends every command until it is answered. */
import { takeSocket } from "@/core/ahead";
import { forgetGuest, guest, type RefusalNote } from "@/core/api";
import { tongue } from "@/core/tongue.svelte";
import type { Protocol } from "@/generated/protocol";

export type ServerFrame = Protocol["server"];
export type ClientFrame = Protocol["client"];
type Refused = Extract<ServerFrame, { type: "refused" }>;
type CommandFrame = Extract<ClientFrame, { id: string }>;
/** A command without the id, which the wire gives it. */
export type Command = CommandFrame extends infer C
  ? C extends CommandFrame
    ? Omit<C, "id">
    : never
  : never;
export type Answer = Extract<
  ServerFrame,
  { type: "done" | "refused" | "drafted" | "faces" | "odds" | "advised" | "chances" | "awards" }
>;

/** Where this client stands, so that the server can tell what it missed. */
export interface Standing {
  game: string;
  seen: number;
  eyes: number | null;
}

/** What a room says and hears through. */
export interface Line {
  connect(): Promise<void>;
  command(command: Command): Promise<Answer>;
  /** Do not wait for the next try. */
  retry(): void;
  close(): void;
}

export interface WireListener {
  heard(frame: ServerFrame): void;
  standing(): Standing;
  /** Seconds until the next try, or null when connected; and what the server said, if it did. */
  away(seconds: number | null, why: RefusalNote | null): void;
  /** The server does not want this client back. */
  closed(code: string): void;
}

const FIRST_WAIT = 0.2;
const LONGEST_WAIT = 5;
const PING_EVERY = 20_000;
const PATIENCE = 45_000;
/** Milliseconds until a hello must be answered: a line that says nothing is as good as none. */
const HELLO_WITHIN = 10_000;

export class Wire implements Line {
  private socket: WebSocket | null = null;
  private readonly open = new Map<string, { text: string; answer: (frame: Answer) => void }>();
  private wait = FIRST_WAIT;
  private number = 0;
  private readonly prefix = Math.random().toString(36).slice(2, 10);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval> | undefined;
  private patience: ReturnType<typeof setTimeout> | undefined;
  private lastHeard = 0;
  /** Who this client came as. */
  private token = "";
  /** Whether the server let this client in. */
  private inside = false;
  private why: RefusalNote | null = null;
  private done = false;

  constructor(
    private readonly table: string,
    private readonly name: string,
    private readonly listener: WireListener,
    private readonly tv = false,
    private readonly portrait = "",
  ) {
    addEventListener("online", this.hurry);
    addEventListener("visibilitychange", this.hurry);
    addEventListener("offline", this.drop);
  }

  async connect(): Promise<void> {
    if (this.done) return;
    try {
      this.token = (await guest()).token;
    } catch {
      return this.later();
    }
    const socket = takeSocket();
    this.socket = socket;
    this.inside = false;
    clearTimeout(this.patience);
    this.patience = setTimeout(this.drop, HELLO_WITHIN);
    const greet = (): void => {
      const { token, table, name, tv, portrait } = this;
      const language = tv ? "" : tongue.spoken;
      const hello = { type: "hello", version: 1, token, table, name, tv, portrait, language };
      socket.send(JSON.stringify({ ...hello, ...this.listener.standing() }));
    };
    if (socket.readyState === WebSocket.OPEN) greet();
    else socket.onopen = greet;
    socket.onmessage = ({ data }) => {
      if (this.socket === socket) this.hear(JSON.parse(String(data)) as ServerFrame);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  /** Send a command; the promise waits through lost connections until the server has answered. */
  command(command: Command): Promise<Answer> {
    const id = `${this.prefix}-${++this.number}`;
    const text = JSON.stringify({ ...command, id });
    return new Promise((resolve) => {
      this.open.set(id, { text, answer: resolve });
      this.send(text);
    });
  }

  retry(): void {
    this.wait = FIRST_WAIT;
    this.hurry();
  }

  close(): void {
    this.done = true;
    clearTimeout(this.timer);
    clearTimeout(this.patience);
    clearInterval(this.pinger);
    removeEventListener("online", this.hurry);
    removeEventListener("visibilitychange", this.hurry);
    removeEventListener("offline", this.drop);
    hangUp(this.socket);
  }

  private hear(frame: ServerFrame): void {
    this.lastHeard = Date.now();
    if (frame.type === "welcome") {
      this.wait = FIRST_WAIT;
      this.inside = true;
      this.why = null;
      this.listener.away(null, null);
      clearTimeout(this.patience);
      clearInterval(this.pinger);
      this.pinger = setInterval(() => this.ping(), PING_EVERY);
      for (const { text } of this.open.values()) this.send(text);
    } else if (frame.type === "closing" && !frame.again) {
      this.end(frame.code);
    } else if (frame.type === "refused" && frame.id === null) {
      if (!this.inside) this.turnedAway(frame);
    } else if ("id" in frame && frame.id !== null) {
      this.answered(frame as Answer & { id: string });
    }
    this.listener.heard(frame);
  }

  /** Refused at the door. Who is not known any more comes as somebody new. */
  private turnedAway(refused: Refused): void {
    if (refused.code === "bad-token") forgetGuest(this.token);
    else if (refused.passing) this.why = noteOf(refused);
    else this.end(refused.code);
  }

  private end(code: string): void {
    this.done = true;
    clearTimeout(this.patience);
    this.listener.closed(code);
  }

  private answered(frame: Answer & { id: string }): void {
    const waiting = this.open.get(frame.id);
    if (!waiting) return;
    if (frame.type === "refused" && frame.code === "too-fast") {
      setTimeout(() => this.send(waiting.text), 600);
      return;
    }
    this.open.delete(frame.id);
    waiting.answer(frame);
  }

  private send(text: string): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
  }

  private ping(): void {
    if (Date.now() - this.lastHeard > PATIENCE) this.socket?.close();
    else this.send('{"type":"ping"}');
  }

  private lost(): void {
    clearTimeout(this.patience);
    clearInterval(this.pinger);
    if (!this.done) this.later();
  }

  private later(): void {
    const seconds = this.wait * (0.75 + Math.random() / 2);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    this.listener.away(seconds, this.why);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.connect(), seconds * 1000);
  }

  /** The browser knows first that the network is gone, or nobody answers. */
  private readonly drop = (): void => {
    const socket = this.socket;
    this.socket = null;
    hangUp(socket);
    this.lost();
  };

  /** The network or the screen is back: do not wait for the next try. */
  private readonly hurry = (): void => {
    if (this.done || document.visibilityState === "hidden") return;
    if (this.socket?.readyState === WebSocket.OPEN) return this.ping();
    if (this.socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.timer);
    void this.connect();
  };
}

/** What is kept of a refusal. */
export function noteOf({ code, facts, rule }: Refused): RefusalNote {
  return { code, facts, rule: rule ?? "" };
}

/**
 * A line that is not there yet is closed once it is: browsers complain of anything else. Nobody listens to it any more: a browser
 * keeps whoever does until the other end has hung up, too, and with them a whole table.
 */
function hangUp(socket: WebSocket | null): void {
  if (!socket) return;
  socket.onopen = socket.onmessage = socket.onclose = null;
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket.close();
}
