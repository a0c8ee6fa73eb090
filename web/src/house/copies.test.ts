import { expect, it } from "vitest";
import { copies } from "@/house/copies";

it("lists equal cards once, in the order of the deck", () => {
  const gust = { name: "A+ Sudden Gust", text: "Moves 4.", source: "house" };
  const found = copies([gust, { ...gust, name: "B" }, gust]);
  expect(found.map(({ name, count }) => [name, count])).toEqual([
    ["A+ Sudden Gust", 2],
    ["B", 1],
  ]);
});
