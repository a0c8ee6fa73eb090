import { segments } from "@/core/replay.svelte";
import { expect, test } from "vitest";

const step = (number: number, race: number) => ({
  number,
  seat: null,
  events: [],
  view: { race_number: race },
});

test("the scrubber has one segment for each race, as long as its moves", () => {
  const steps = [step(0, 0), step(1, 1), step(2, 1), step(3, 2), step(4, 2), step(5, 2)];
  expect(segments(steps)).toEqual([
    { round: 1, first: 0, count: 3 },
    { round: 2, first: 3, count: 3 },
  ]);
});
