import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  document.head.innerHTML = "";
  vi.resetModules();
});

async function placed(content: string | null) {
  if (content !== null) {
    document.head.innerHTML = `<meta name="hornbook-place" content="${content}">`;
  }
  return import("@/core/address");
}

test.each([null, "/"])("at the front door addresses are what they are (%s)", async (content) => {
  const { below, within, home } = await placed(content);
  expect(below("/t/BCDFG")).toBe("/t/BCDFG");
  expect(within("/t/BCDFG")).toBe("/t/BCDFG");
  expect(within("/")).toBe("/");
  expect(home()).toBe(location.origin);
});

test("below a path every address goes through it, both ways", async () => {
  const { below, within, home } = await placed("/games/hornbook/");
  expect(below("/")).toBe("/games/hornbook/");
  expect(below("/api/tables")).toBe("/games/hornbook/api/tables");
  expect(within("/games/hornbook/t/BCDFG")).toBe("/t/BCDFG");
  expect(within("/games/hornbook")).toBe("/");
  expect(within("/games/hornbook/")).toBe("/");
  expect(within("/games/hornbooks/t")).toBe("/games/hornbooks/t");
  expect(home()).toBe(`${location.origin}/games/hornbook`);
});
