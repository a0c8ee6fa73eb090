import { isOf, chanceLines, endLabels, spread } from "./chart";

const turns = [
  [0.2, 0.2, 0.2, 0.2, 0.1, 0.1],
  [0.1, 0.1, 0.45, 0.01, 0.3, 0.04],
  [0, 0, 1, 0, 0, 0],
];

test("lines are drawn only as far as cards were turned", () => {
  expect(chanceLines(turns, 0)[0]?.values).toHaveLength(1);
  expect(chanceLines(turns, 1)[0]?.values).toHaveLength(2);
  expect(chanceLines([], 3)).toEqual([]);
});

test("the two leaders are thick and lie on top", () => {
  const lines = chanceLines(turns, 1);
  expect(lines.slice(-2).map((line) => line.lane)).toEqual([2, 4]);
  expect(lines.filter((line) => line.thick)).toHaveLength(2);
});

test("the likely ones are named at the right, the others together", () => {
  expect(endLabels(turns, 1).map((label) => [label.lane, label.percent])).toEqual([
    [2, 45],
    [4, 30],
    [0, 10],
    [null, 15],
  ]);
  expect(endLabels(turns, 2).map((label) => [label.lane, label.percent])).toEqual([
    [2, 100],
    [null, 0],
  ]);
});

test("labels never cover each other and stay on the chart", () => {
  expect(spread([10, 12, 14], 20, 100)).toEqual([10, 30, 50]);
  expect(spread([80, 90, 95], 20, 100)).toEqual([60, 80, 100]);
});

test("an answer about another race is known by its cards", () => {
  const race = [{ type: "round-began" }, { card: 4, spaces: [] }, { card: 7, spaces: [] }];
  expect(isOf([4, 7, 1], race)).toBe(true);
  expect(isOf([2, 4, 7], race)).toBe(true); // it goes on after a dead heat
  expect(isOf([4, 1, 7], race)).toBe(false);
  expect(isOf([2, 1], race)).toBe(false);
  expect(isOf(undefined, race)).toBe(true); // a server that does not say
  expect(isOf([4], [])).toBe(true);
});
