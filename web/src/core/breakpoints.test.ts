import { breakpoints, resolveBreakpoints } from "@/core/breakpoints";
import { expect, test } from "vitest";

test("a name in a style sheet is the width that it stands for", () => {
  const css = "a { color: var(--ink) } @media (--phone) and (--short) { a { color: red } }";
  const meant = `@media ${breakpoints.phone} and ${breakpoints.short} {`;
  expect(resolveBreakpoints(css)).toContain(meant);
  expect(resolveBreakpoints(css)).toContain("var(--ink)");
});

test("a name that means nothing is said", () => {
  expect(() => resolveBreakpoints("@media (--fone) {}")).toThrow(
    "There is no breakpoint (--fone).",
  );
});
