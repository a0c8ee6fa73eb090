import { grouped, writeWith } from "@/core/figures";
import { expect, test } from "vitest";

test("thousands have a thin space between them, at which no line breaks", () => {
  expect(grouped(100)).toBe("100");
  expect(grouped(2400)).toBe("2\u202f400");
  expect(grouped(1234567)).toBe("1\u202f234\u202f567");
  expect(grouped(-2400)).toBe("−2\u202f400");
});

test("a language has its own signs", () => {
  writeWith(".", ",");
  expect(grouped(-2400.56, 1)).toBe("−2.400,6");
  expect(grouped(1.5)).toBe("1,5");
  writeWith("\u202f", ".");
});
