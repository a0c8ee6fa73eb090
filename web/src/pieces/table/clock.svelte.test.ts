import { announcer } from "@/core/announce.svelte";
import { houseWords, prepare } from "@/core/words";
import Clock from "@/pieces/table/Clock.svelte";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";

beforeAll(() => prepare("en"));
afterEach(() => void vi.useRealTimers());

test("a break keeps the time that is left, and another question begins anew", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  const props = $state({ seconds: 60, of: {} as unknown, stopped: false });
  const context = new Map([["words", houseWords()]]);
  const clock = mount(Clock, { target: document.body, props, context });
  const shown = (): string => document.body.textContent?.trim() ?? "";
  flushSync();
  await vi.advanceTimersByTimeAsync(10_000);
  flushSync();
  expect(shown()).toContain("50");
  props.stopped = true;
  flushSync();
  await vi.advanceTimersByTimeAsync(300_000);
  props.stopped = false;
  flushSync();
  await vi.advanceTimersByTimeAsync(5_000);
  flushSync();
  expect(shown()).toContain("45");
  props.of = {};
  flushSync();
  expect(shown()).toContain("60");
  await unmount(clock);
});

test("the last half minute and the last ten seconds are said once each", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
  const said = vi.spyOn(announcer, "interrupt");
  const more = vi.fn();
  const props = $state({ seconds: 60, whole: 60, of: {} as unknown, more });
  const context = new Map([["words", houseWords()]]);
  const clock = mount(Clock, { target: document.body, props, context });
  const pass = async (seconds: number): Promise<string[]> => {
    said.mockClear();
    for (let passed = 0; passed < seconds; passed += 1) {
      await vi.advanceTimersByTimeAsync(1000);
      flushSync();
    }
    return said.mock.calls.map(([text]) => text.replace(/\D/g, ""));
  };
  flushSync();
  expect(await pass(25)).toEqual([]);
  expect(await pass(15)).toEqual(["30"]);
  document.querySelector("button")?.click();
  expect(more).toHaveBeenCalledOnce();
  props.seconds = 50;
  props.of = {};
  flushSync();
  expect(await pass(45)).toEqual(["30", "10"]);
  await unmount(clock);
});
