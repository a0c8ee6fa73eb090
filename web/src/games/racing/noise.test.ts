import { expect, test } from "vitest";
import { excitement } from "./noise";

test("the crowd swells when the two leaders are within a space, the more the later", () => {
  expect(excitement([11, 10, 3, 2, 2, 1])).toBeGreaterThan(excitement([11, 7, 3, 2, 2, 1]));
  expect(excitement([11, 10, 3, 2, 2, 1])).toBeGreaterThan(excitement([4, 3, 3, 2, 2, 1]));
  expect(excitement([13, 13, 1, 1, 1, 1])).toBe(1);
  expect(excitement([0, 0, 0, 0, 0, 0])).toBeLessThan(0.5);
});
