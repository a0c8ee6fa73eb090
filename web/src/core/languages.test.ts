import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { moduleOf } from "../../scripts/build";

const LOCALES = resolve(__dirname, "../../../src/hornbook/text/locale");
let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "languages-"));
  cpSync(join(LOCALES, "en"), join(folder, "en"), { recursive: true });
  cpSync(join(LOCALES, "en"), join(folder, "nl"), { recursive: true });
  writeFileSync(join(folder, "nl", "web-house.ftl"), "web-language = Nederlands\n# a note\n");
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What the build makes of a folder of languages. */
function loaded(id: string): string {
  return moduleOf(folder, id, () => undefined);
}

test("a fifth language is a folder, which says what it is called, and nothing else", () => {
  expect(loaded("all")).toContain('"en":"English","nl":"Nederlands"');
  expect(loaded("all")).toContain('"nl": { "house"');
  expect(loaded("phone")).toContain('"nl": { "door"');
  expect(loaded("nl/house")).toContain("web-language = Nederlands");
  expect(loaded("nl/house")).not.toContain("a note");
});
