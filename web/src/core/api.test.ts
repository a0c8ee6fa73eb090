import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetGuest, getPatiently, guest } from "@/core/api";

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.setItem("hornbook.guest", '{"guest":"g","token":"t"}');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Answer = "down" | [status: number, body: object];

/** A server that gives these answers, one after the other. */
function serve(...answers: Answer[]) {
  const asked = vi.fn(async () => {
    const next = answers.shift() ?? [200, { there: true }];
    if (next === "down") throw new TypeError("Failed to fetch");
    return new Response(JSON.stringify(next[1]), { status: next[0] });
  });
  vi.stubGlobal("fetch", asked);
  return asked;
}

const refusal = (code: string): object => ({ code, facts: {}, rule: "" });

test("what a busy server, or a line that is down, does not answer is asked again", async () => {
  const asked = serve([429, refusal("too-busy")], "down", [503, refusal("clerk-away")]);
  const answer = getPatiently("/api/archive/x");
  await vi.runAllTimersAsync();
  expect(await answer).toEqual({ there: true });
  expect(asked).toHaveBeenCalledTimes(4);
});

test.each([
  [404, "no-such-game"],
  [429, "too-hard"],
])("what will not pass is said at once: %i %s", async (status, code) => {
  const asked = serve([status, refusal(code)]);
  await expect(getPatiently("/api/archive/x")).rejects.toThrow(code);
  expect(asked).toHaveBeenCalledTimes(1);
});

test("nobody is asked for ever", async () => {
  serve(...Array.from({ length: 99 }, (): Answer => "down"));
  const answer = expect(getPatiently("/api/archive/x")).rejects.toThrow("Failed to fetch");
  await vi.runAllTimersAsync();
  await answer;
});

const KEY = "hornbook.guest";

test("whoever a browser became while it asked to be somebody stays", async () => {
  forgetGuest("t");
  vi.stubGlobal("fetch", async () => {
    localStorage.setItem(KEY, '{"guest":"other tab","token":"o"}');
    return new Response('{"guest":"late","token":"l"}');
  });
  const asked = guest();
  expect((await asked).guest).toBe("other tab");
  expect(JSON.parse(localStorage.getItem(KEY) ?? "").guest).toBe("other tab");
});

test("a token that is no longer good takes no newer one with it", async () => {
  localStorage.setItem(KEY, '{"guest":"newer","token":"n"}');
  forgetGuest("t");
  expect((await guest()).guest).toBe("newer");
});
