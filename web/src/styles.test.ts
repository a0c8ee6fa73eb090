import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Where colours get their names: what all pages share, the house, and what a game alone has. */
const NAMING = [
  "palette.css",
  "tokens.css",
  "house/house.css",
  "games/unicorn-fever/mood.css",
  "games/kill-the-unicorns/mood.css",
  "games/horse-fever/mood.css",
  "games/unicorn-fever/dusk.css",
  "games/unicorn-fever/paint.css",
  "games/kill-the-unicorns/paint.css",
  "games/horse-fever/horse-fever.css",
  "games/party/stage/races.css",
  "games/party/phone/phone.css",
  "games/party/phone/horses.css",
];
/** The television is one stage of 1920 by 1080, scaled as a whole: its sizes are its own. */
const TELEVISION = "games/party/tv/";
/** A page of its own without a script that knows the theme, and as small as can be. */
const PHONE = "games/party/phone/";

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(svelte|css|ts)$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(import.meta.dirname, file), "utf8") }));
const sheets = files
  .filter(({ file }) => !file.endsWith(".ts"))
  .map(({ file, text }) => ({
    file,
    css: file.endsWith(".css") ? text : (/<style.*<\/style>/s.exec(text)?.[0] ?? ""),
  }));

/** Every declaration of those sheets that such a pattern is found in. */
function found(pattern: RegExp, except: (file: string) => boolean = () => false): string[] {
  return sheets
    .filter(({ file }) => !except(file))
    .flatMap(({ file, css }) => (css.match(pattern) ?? []).map((one) => `${file}: ${one.trim()}`));
}

test("no style sheet has widths of its own", () => {
  expect(found(/@media[^{]*\dpx[^{]*/g)).toEqual([]);
});

test("night's colours stand once: the page knows its theme", () => {
  const once = `${PHONE}phone.css`;
  expect(found(/prefers-color-scheme/g, (file) => file === once)).toEqual([]);
  expect(found(/prefers-color-scheme/g).length).toBe(1);
});

test("colours are called by their names: they are written where they get them, and nowhere else", () => {
  const colour = /^.*(?:#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|hwb|oklch|oklab|lch|lab)a?\().*$/gim;
  const named = (file: string): boolean => NAMING.includes(file);
  expect(found(colour, named)).toEqual([]);
  expect(found(colour, (file) => !named(file)).filter((line) => !/: --/.test(line))).toEqual([]);
});

/** What the desk borrows from the phones, and whatever that borrows. */
function borrowed(from: string[]): string[] {
  const found = from.flatMap((file) => {
    const { text } = files.find((one) => one.file === file) ?? { text: "" };
    return [...text.matchAll(/"(?:@\/games\/party\/phone\/|\.\/)(\w+\.svelte)"/g)].map(
      ([, name]) => PHONE + name,
    );
  });
  const more = found.filter((file) => !from.includes(file));
  return more.length ? borrowed([...from, ...more]) : from;
}

test("a name that is called stands in a sheet of the same page", () => {
  const written = /(?<![\w-])--([a-z][\w-]*)(?:["'\]]?\s*[:=]|",)/g;
  const desks = files
    .map(({ file }) => file)
    .filter((file) => file.startsWith("games/party/desk/"));
  const both = borrowed(desks);
  const missing = [true, false].flatMap((phone) => {
    const page = files.filter(({ file }) => file.startsWith(PHONE) === phone);
    const names = new Set(
      page.flatMap(({ text }) => [...text.matchAll(written)].map((one) => one[1])),
    );
    return files
      .filter(({ file }) => file.startsWith(PHONE) === phone || both.includes(file))
      .flatMap(({ file, text }) =>
        [...text.matchAll(/var\(--([a-z][\w-]*)\s*\)/g)].map(([, name]) => ({ file, name })),
      )
      .filter(({ file, name }) => !names.has(name) && (phone === file.startsWith(PHONE) || !phone));
  });
  expect(both.length).toBeGreaterThan(desks.length + 2);
  expect(missing).toEqual([]);
});

test("a colour has one name in the palette", () => {
  const palette = sheets.find(({ file }) => file === "palette.css")?.css ?? "";
  const colours: string[] = palette.match(/#[0-9a-f]+/g) ?? [];
  expect(colours.filter((one, place) => colours.indexOf(one) !== place)).toEqual([]);
});

test("what is written grows with the reader's own text size", () => {
  const television = (file: string): boolean => file.startsWith(TELEVISION);
  expect(found(/(?<![\w-])font(?:-size)?:[^;{}]*\d(?:px|pt)\b[^;{}]*/g, television)).toEqual([]);
  expect(found(/line-height:[^;{}]*\d(?:px|pt|rem)\b[^;{}]*/g, television)).toEqual([]);
});

test("what is drawn sideways into view shows that there is more", () => {
  const sideways = /overflow-x:\s*(?:auto|scroll)|overflow:\s*(?:auto|scroll) hidden/;
  const boxes = files.filter(({ file, text }) => file.endsWith(".svelte") && sideways.test(text));
  expect(boxes.length).toBeGreaterThan(2);
  expect(boxes.filter(({ text }) => !/@attach[^}]*edges/.test(text))).toEqual([]);
});
