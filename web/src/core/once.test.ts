import { Refused } from "@/core/api";
import { postOnce } from "@/core/once";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const GUEST = JSON.stringify({ guest: "g", token: "t" });
const answered = (status: number, body: object): Response =>
  new Response(JSON.stringify(body), { status });

let sent: { path: string; id: string }[];
let answers: (() => Response)[];

beforeEach(() => {
  vi.useFakeTimers();
  const kept = new Map([["hornbook.guest", GUEST]]);
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null });
  sent = [];
  vi.stubGlobal("fetch", (path: string, { body }: { body: string }) => {
    sent.push({ path, id: (JSON.parse(body) as { id: string }).id });
    return Promise.resolve().then(() => answers.shift()!());
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const lost = (): Response => {
  throw new TypeError("the line is gone");
};

async function ordered(body: object): Promise<unknown> {
  const found = postOnce("/api/tables", body).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return found;
}

test("an order without an answer is sent again with the same id", async () => {
  answers = [lost, lost, () => answered(201, { code: "BCDFG" })];
  expect(await ordered({ game: "a" })).toEqual({ code: "BCDFG" });
  expect(sent).toHaveLength(3);
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  expect(sent[0]!.id).toMatch(/^[A-Za-z0-9_-]{1,32}$/);
});

test("who gives an unanswered order again means the same, and another one another", async () => {
  answers = [lost, lost, lost];
  expect(await ordered({ game: "a" })).toBeInstanceOf(TypeError);
  answers = [() => answered(503, { code: "store-away", facts: {}, rule: "" })];
  expect(await ordered({ game: "a" })).toBeInstanceOf(Refused);
  answers = [() => answered(201, { code: "BCDFG" })];
  await ordered({ game: "a" });
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  answers = [() => answered(201, { code: "BCDFH" }), () => answered(201, { code: "BCDFJ" })];
  await ordered({ game: "a" });
  await ordered({ game: "b" });
  expect(new Set(sent.map(({ id }) => id)).size).toBe(3);
});
