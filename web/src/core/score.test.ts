import type { Step } from "@/core/archive";
import type { GameEvent } from "@/core/room.svelte";
import { placings, remarks, scoreColumns } from "@/core/score";
import { scoring as races } from "@/games/horse-fever/score";
import { scoring as unicorns } from "@/games/kill-the-unicorns/score";
import { scoring as fever } from "@/games/unicorn-fever/score";
import { partOf } from "@/testing";
import { expect, test } from "vitest";

const step = (events: GameEvent[], players: object[]): Step =>
  partOf<Step>({ number: 9, seat: 0, events, view: { players } });

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
  const of = (wanted: string) => columns.find(({ id }) => id === wanted)?.values;
  expect(of("glory")).toEqual([18, 1]);
  expect(of("gold")).toEqual([68, 53]);
  expect(of("elves")?.[1]).toBe(-50);
  expect(of("gold-left")).toEqual([68, 3]);
  expect(of("converted")).toEqual([3, 0]);
  expect(remarks(fever, last, 1).map(({ type }) => type)).toEqual(["loans-repaid"]);
  expect(remarks(fever, last, 0)).toEqual([]);
});

test("in Horse Fever points add up to the score, and money stands apart from them", () => {
  const last = step(
    [
      { type: "loan-repaid", seat: 0, loan: 0, danari: 2500 },
      { type: "objective-fulfilled", seat: 0, objective: 4, points: 2 },
    ],
    [
      { danari: 700, points: 10, score: 12 },
      { danari: 900, points: 5, score: 5 },
    ],
  );
  const columns = scoreColumns(races, last, [12, 5]);
  const adding = columns.filter(({ adds }) => adds);
  expect(columns.map(({ id }) => id)).toEqual([
    ...["danari", "loans", "danari-left"],
    ...["points", "stables", "objectives"],
  ]);
  expect(adding.map(({ values }) => values)).toEqual([
    [8, 5],
    [2, 0],
    [2, 0],
  ]);
  expect(columns.slice(0, 3).map(({ values }) => values[0])).toEqual([3200, -2500, 700]);
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
  const crowd = partOf<Step>({ number: 9, seat: 0, events: [], view: { players: 400 } });
  for (const scoring of [undefined, fever, races, unicorns])
    expect(scoreColumns(scoring, crowd, [1, 2])).toEqual([]);
});
