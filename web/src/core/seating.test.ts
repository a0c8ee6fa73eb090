import { turnOrder } from "@/core/seating";
import { expect, test } from "vitest";

test("who is first comes first, the others clockwise", () =>
  expect(turnOrder({ players: ["a", "b", "c", "d"], first: 2 })).toEqual([2, 3, 0, 1]));
