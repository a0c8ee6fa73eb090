import type { GameSchema } from "@/core/game";
import { Show, type News } from "@/core/show.svelte";
import { flushSync } from "svelte";
import { expect, test } from "vitest";

interface Counting extends GameSchema {
  view: { count: number };
}

test("what follows the view has followed it before the next news begins", async () => {
  let view = $state.raw(0);
  let followed = 0;
  const stop = $effect.root(() => {
    $effect(() => {
      followed = view;
    });
  });
  flushSync();
  const show = new Show<Counting>();
  const seen: number[] = [];
  show.director = async () => {
    await Promise.resolve();
    seen.push(followed);
  };
  const news = (count: number): News<Counting> => ({
    events: [],
    view: { count },
    speed: () => 1,
    before: () => null,
    begin: () => (followed = -1),
    end: () => (view = count),
    tell: () => undefined,
    stage: () => undefined,
    patience: () => null,
  });
  for (const count of [1, 2, 3]) show.add(news(count));
  await expect.poll(() => seen.length).toBe(3);
  // Nothing came in between: each scene found what its beginning had left there.
  expect(seen).toEqual([-1, -1, -1]);
  expect(followed).toBe(3);
  stop();
});
