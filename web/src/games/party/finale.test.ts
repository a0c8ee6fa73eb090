import { podium } from "@/games/party/finale.svelte";

const rows = (...places: number[]) =>
  places.map((place, seat) => ({ place, seat, money: 1000 - place }));

test("the first three stand on the podium, each on a step", () => {
  expect(podium(rows(1, 2, 3, 4, 5)).map(({ seats }) => seats)).toEqual([[0], [1], [2]]);
});

test("equals share a step, and the step below is left out", () => {
  expect(podium(rows(1, 1, 3, 4)).map(({ place, seats }) => [place, seats])).toEqual([
    [1, [0, 1]],
    [3, [2]],
  ]);
  expect(podium(rows(1, 2, 2, 2)).map(({ seats }) => seats.length)).toEqual([1, 3]);
});

test("all may share the night", () => {
  expect(podium(rows(1, 1, 1, 1, 1))).toHaveLength(1);
});
