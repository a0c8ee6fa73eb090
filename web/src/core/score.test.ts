import { placings, remarks, scoreColumns } from "@/core/score";
import { scoring as races } from "@/games/horse-fever/score";
import { scoring as hunt } from "@/games/kill-the-unicorns/score";
import { scoring as fever } from "@/games/unicorn-fever/score";
import { expect, test } from "vitest";

const step = (events: object[], players: object[]) =>
  ({ number: 9, seat: 0, events, view: { players } }) as never;

test("the columns of Unicorn Fever add up to the score", () => {
  const last = step(
    [
      { type: "loans-repaid", seat: 1, loans: 2, gold: 50, unpaid: 3 },
      { type: "gold-converted", seat: 0, gold: 60, glory: 3 },
      { type: "contract-glory-counted", seat: 0, glory: 1 },
    ],
    [{ gold: 8 }, { gold: 3 }],
  );
  const columns = scoreColumns(fever, last, [22, 1]);
  const by = Object.fromEntries(columns.map(({ id, values }) => [id, values]));
  expect(by["glory"]).toEqual([18, 1]);
  expect(by["gold"]).toEqual([68, 53]);
  expect(by["elves"]?.[1]).toBe(-50);
  expect(by["gold-left"]).toEqual([68, 3]);
  expect(by["converted"]).toEqual([3, 0]);
  expect(remarks(fever, last, 1).map(({ type }) => type)).toEqual(["loans-repaid"]);
  expect(remarks(fever, last, 0)).toEqual([]);
});

test("columns in which nobody has anything are left out", () => {
  const last = step([], [{ points: 11, score: 12, danari: 0 }]);
  const ids = scoreColumns(races, last, [12]).map(({ id }) => id);
  expect(ids).toEqual(["points", "stables"]);
});

test("level seats share a place, and who is in none stands at the end", () => {
  const places = placings([[2], [0, 3]], 5).map(({ seat, place }) => [seat, place]);
  expect(places).toEqual([
    [2, 1],
    [0, 2],
    [3, 2],
    [1, 4],
    [4, 4],
  ]);
});

test("a game whose players are a number, and a game nobody has planned for, have no columns", () => {
  const crowd = { number: 9, seat: 0, events: [], view: { players: 400 } } as never;
  for (const scoring of [undefined, fever, races, hunt])
    expect(scoreColumns(scoring, crowd, [1, 2])).toEqual([]);
});
