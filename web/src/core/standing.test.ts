import { expect, test } from "vitest";
import { standOf } from "@/core/standing";

test("one stands where fewer have more, and level players share a place", () => {
  expect(standOf([4, 7, 4, 2], 0)).toEqual({ place: 2, score: 4, lead: 3, leaders: [1] });
  expect(standOf([4, 7, 4, 2], 1)).toEqual({ place: 1, score: 7, lead: 3, leaders: [1] });
  expect(standOf([5, 5, 1], 1)).toEqual({ place: 1, score: 5, lead: 0, leaders: [0, 1] });
});

test("who only watches sees how the leader stands", () => {
  expect(standOf([1, 6, 2], null)).toEqual({ place: 1, score: 6, lead: 4, leaders: [1] });
  expect(standOf([], null)).toBeNull();
});
