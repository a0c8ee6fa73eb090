import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GameSchema } from "@/core/game";
import { Show, type News, type Scene } from "@/core/show.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Any extends GameSchema {
  view: { name: string };
}

interface Table {
  show: Show<Any>;
  ended: string[];
  staged: string[];
  hear: (name: string, events?: number) => void;
}

function table(
  director: (scene: Scene<Any>) => Promise<void>,
  { speed = 1, patience = null as number | null } = {},
): Table {
  const show = new Show<Any>();
  const ended: string[] = [];
  const staged: string[] = [];
  show.director = director;
  const news = (name: string, events = 0): News<Any> => ({
    events: Array.from({ length: events }, (_, number) => ({ number, event: { type: name } })),
    view: { name },
    speed: () => speed,
    before: () => null,
    begin: () => undefined,
    end: () => ended.push(name),
    tell: () => undefined,
    stage: (one) => staged.push(one.name),
    patience: () => patience,
  });
  return { show, ended, staged, hear: (name, events) => show.add(news(name, events)) };
}
const after = (milliseconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(milliseconds);

test("a result stays until the viewer goes on", async () => {
  const { show, ended, hear } = table((scene) => scene.linger());
  hear("paid");
  await after(600_000);
  expect([show.lingering, ended]).toEqual([true, []]);
  show.goOn();
  await after(0);
  expect([show.lingering, ended]).toEqual([false, ["paid"]]);
});

test("impatient taps on Skip go to the next thing to read, not past it", async () => {
  const { show, ended, hear } = table(async (scene) => {
    await scene.pause(5000);
    await scene.linger();
  });
  hear("hunted");
  await after(0);
  show.skipTapped();
  show.skipTapped();
  await after(5);
  show.skipTapped(); // still before the frame
  await after(100);
  expect([show.lingering, ended]).toEqual([true, []]);
  show.skipTapped(); // what is read may be skipped
  await after(100);
  expect([show.lingering, ended]).toEqual([false, ["hunted"]]);
});

test("a race is staged in a frame of its own, and not at all if a fresh view has overtaken it", async () => {
  const staged: number[] = [];
  const { show, hear } = table((scene) => Promise.resolve(void staged.push(scene.events.length)));
  hear("race", 30);
  await after(0);
  expect([show.running, staged]).toEqual([true, []]);
  await after(40);
  expect(staged).toEqual([30]);
  hear("race", 31);
  show.clear();
  await after(40);
  expect([show.running, staged]).toEqual([false, [30]]);
});

test("with a clock a result stays as long as the clock allows", async () => {
  const { ended, hear } = table((scene) => scene.linger(), { patience: 9000 });
  hear("paid");
  await after(8900);
  expect(ended).toEqual([]);
  await after(200);
  expect(ended).toEqual(["paid"]);
});

test("what has a reading time of its own goes on by itself, sooner at a faster pace", async () => {
  const { ended, hear } = table((scene) => scene.linger(5000), { speed: 0.4 });
  hear("hunted");
  await after(1900);
  expect(ended).toEqual([]);
  await after(200);
  expect(ended).toEqual(["hunted"]);
});

test("at instant speed nothing stays", async () => {
  const { ended, hear } = table((scene) => scene.linger(), { speed: 0 });
  hear("paid");
  await after(0);
  expect(ended).toEqual(["paid"]);
});

test("a tap ends what is shown of one player, skipping all of them", async () => {
  const seen: string[] = [];
  const two = async (scene: Scene<Any>): Promise<void> => {
    for (const seat of [1, 2]) {
      scene.next();
      scene.point({ seat, at: "" });
      await scene.pause(1000);
      seen.push(`${seat}`);
    }
  };
  const { show, ended, hear } = table(two);
  hear("first");
  show.goOn();
  await after(0);
  expect([seen, show.beat?.seat]).toEqual([["1"], 2]);
  await after(900);
  expect(seen).toEqual(["1"]);
  await after(200);
  expect([ended, show.beat]).toEqual([["first"], null]);
  hear("second");
  show.skip();
  await after(0);
  expect(ended).toEqual(["first", "second"]);
});

test("what is skipped, or seen at once, leaves the page time to draw and to listen", async () => {
  let clock = 0;
  const watch = vi.spyOn(performance, "now").mockImplementation(() => clock);
  for (const speed of [1, 0]) {
    let played = 0;
    const { show, ended, hear } = table(
      async (scene) => {
        for (; played < 20; played++) {
          clock += 10; // so long it takes
          await scene.pause(1000);
        }
      },
      { speed },
    );
    hear("race");
    show.skip();
    let heard = 0;
    setTimeout(() => (heard = played));
    await after(100);
    expect(heard).toBeGreaterThan(0);
    expect(heard).toBeLessThan(20);
    expect(ended).toEqual(["race"]);
  }
  watch.mockRestore();
});

test("after a result that was skipped the next turns come at their own pace", async () => {
  const { show, ended, hear } = table(async (scene) => {
    await scene.linger();
    await scene.pause(1000);
  });
  hear("paid");
  show.skip();
  await after(500);
  expect(ended).toEqual([]);
  await after(600);
  expect(ended).toEqual(["paid"]);
});

test("a fresh view ends whatever stays, and is not drawn over", async () => {
  const { show, ended, staged, hear } = table(async (scene) => {
    await scene.linger();
    scene.stage({ name: "old" });
    await scene.pause(1000);
  });
  hear("paid");
  show.clear();
  await after(0);
  expect([show.running, ended, staged]).toEqual([false, [], []]);
});

test("what only one of those at the screen may know is on the tape, but not in the headline", async () => {
  const show = new Show<Any>();
  const told: string[] = [];
  const lines = ["laid", "was"].map((type, number) => ({ number, event: { type } }));
  show.add({
    events: lines,
    view: { name: "rigged" },
    speed: () => 1,
    before: () => null,
    begin: () => undefined,
    end: () => undefined,
    tell: ({ event }) => told.push(event.type),
    secret: ({ type }) => type === "was",
    stage: () => undefined,
    patience: () => null,
  });
  await after(0);
  expect(told).toEqual(["laid", "was"]);
  expect(show.headline).toEqual({ type: "laid" });
});
