import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Every style sheet but those of the Party's phones, which bring nothing of the others'. */
const sheets = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(svelte|css)$/.test(file) && !file.includes("party/phone/"))
  .map((file) => {
    const text = readFileSync(join(import.meta.dirname, file), "utf8");
    return {
      file,
      css: file.endsWith(".css") ? text : (/<style.*<\/style>/s.exec(text)?.[0] ?? ""),
    };
  });

test("no style sheet has widths of its own", () => {
  const own = sheets.flatMap(({ css }) => css.match(/@media[^{]*\dpx[^{]*/g) ?? []);
  expect(own).toEqual([]);
});

test("night's colours stand once: the page knows its theme", () => {
  const twice = sheets.filter(({ css }) => css.includes("prefers-color-scheme"));
  expect(twice).toEqual([]);
});

test("a colour that the palette has is called by its name", () => {
  const palette = sheets.find(({ file }) => file === "palette.css")?.css ?? "";
  const named = new Set(palette.match(/#[0-9a-f]+/g));
  const raw = sheets
    .filter(({ file }) => !file.endsWith("palette.css"))
    .flatMap(({ file, css }) =>
      css
        .split("\n")
        .filter((line) => !/^\s*--/.test(line))
        .flatMap((line) => line.match(/#[0-9a-f]{3,8}\b/gi) ?? [])
        .filter((colour) => named.has(colour.toLowerCase()))
        .map((colour) => `${file}: ${colour}`),
    );
  expect(named.size).toBeGreaterThan(50);
  expect(raw).toEqual([]);
});
