import { Wire, type ServerFrame, type WireListener } from "@/core/wire";
import type { RefusalNote } from "@/core/api";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** A line that nobody answers unless the test does. */
class Socket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly all: Socket[] = [];
  readyState = Socket.CONNECTING;
  readonly sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    Socket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  /** As a browser does on a dead line: nothing comes of it for a long time. */
  close(): void {
    this.readyState = 2;
  }

  accept(): void {
    this.readyState = Socket.OPEN;
    this.onopen?.();
  }

  say(frame: object): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }

  hangUp(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

const WELCOME = { type: "welcome", version: 1, guest: "g", seats: [], chat: [] };
const refused = (code: string, passing: boolean, id: string | null = null): object => ({
  type: "refused",
  id,
  code,
  facts: {},
  rule: "",
  passing,
});

let away: [number | null, RefusalNote | null][];
let closed: string[];
let heard: ServerFrame[];
let wire: Wire;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  localStorage.setItem("hornbook.guest", JSON.stringify({ guest: "g", token: "t" }));
  Socket.all.length = 0;
  [away, closed, heard] = [[], [], []];
  const listener: WireListener = {
    heard: (frame) => heard.push(frame),
    standing: () => ({ game: "", seen: 0, eyes: null }),
    away: (seconds, why) => away.push([seconds, why]),
    closed: (code) => closed.push(code),
  };
  wire = new Wire("CODE", "Mina", listener);
  await wire.connect();
});

afterEach(() => {
  wire.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const last = (): Socket => Socket.all.at(-1) as Socket;
const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

test("a hello that nobody answers is given up, and said again on a new line", async () => {
  last().accept();
  await pass(9_000);
  expect(Socket.all).toHaveLength(1);
  await pass(2_000);
  expect(Socket.all).toHaveLength(2);
  expect(away.at(-1)?.[1]).toBeNull();
  last().accept();
  last().say(WELCOME);
  expect(away.at(-1)).toEqual([null, null]);
  await pass(15_000);
  expect(Socket.all).toHaveLength(2);
});

test("a line that is never taken up is given up likewise", async () => {
  await pass(11_000);
  expect(Socket.all).toHaveLength(2);
});

test("whatever is refused for the moment is tried again until it is not", async () => {
  for (const code of ["store-away", "table-broken", "too-slow", "too-many-guesses"]) {
    last().accept();
    last().say(refused(code, true));
    last().hangUp();
    expect(away.at(-1)?.[1]?.code).toBe(code);
    const before = Socket.all.length;
    await pass(8_000);
    expect(Socket.all.length).toBeGreaterThan(before);
  }
  expect(closed).toEqual([]);
  last().accept();
  last().say(WELCOME);
  expect(away.at(-1)).toEqual([null, null]);
});

test("what is refused for good ends it", async () => {
  last().accept();
  last().say(refused("no-such-table", false));
  last().hangUp();
  await pass(30_000);
  expect(closed).toEqual(["no-such-table"]);
  expect(Socket.all).toHaveLength(1);
});

test("a frame that was refused inside does not show anybody the door", () => {
  last().accept();
  last().say(WELCOME);
  last().say(refused("malformed", false));
  expect(closed).toEqual([]);
});

test("a command goes along through every passing refusal until it is answered", async () => {
  last().accept();
  last().say(WELCOME);
  const answer = wire.command({ type: "sit" });
  last().hangUp();
  await pass(1_000);
  last().accept();
  last().say(refused("store-away", true));
  last().hangUp();
  await pass(1_000);
  last().accept();
  last().say(WELCOME);
  const sent = JSON.parse(last().sent.at(-1) ?? "") as { id: string; type: string };
  expect(sent.type).toBe("sit");
  last().say({ type: "done", id: sent.id, made: 0, code: "" });
  expect((await answer).type).toBe("done");
});

test("a line that was closed holds nobody until the other end has hung up", () => {
  const line = Socket.all.at(-1);
  wire.close();
  expect([line?.onmessage, line?.onclose]).toEqual([null, null]);
});
