// Types of everything the server sends, made from its published schemas.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compile } from "json-schema-to-typescript";

const schemas = mkdtempSync(join(tmpdir(), "hornbook-"));
const out = join(import.meta.dirname, "../src/generated");
const python = process.env.PYTHON ?? "python3";
execFileSync(python, [join(import.meta.dirname, "schemas.py"), schemas], { stdio: "inherit" });
mkdirSync(out, { recursive: true });

/** As the compiler of types reads a schema: fixed lists in the old way, and no defaults, which make twins of a type. */
function readable(part) {
  if (Array.isArray(part)) return part.map(readable);
  if (typeof part !== "object" || part === null) return part;
  const { default: _, prefixItems, ...rest } = part;
  if (prefixItems) rest.items = prefixItems;
  return Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, readable(value)]));
}

/** unicorn-fever.json holds the parts of `UnicornFever`. */
const named = (file) =>
  file.replace(".json", "").replace(/(?:^|-)([a-z])/g, (_, first) => first.toUpperCase());

const pick = (names) => ({ anyOf: names.map((name) => ({ $ref: `#/$defs/${name}` })) });
for (const file of readdirSync(schemas)) {
  const found = readable(JSON.parse(readFileSync(join(schemas, file), "utf8")));
  const parts =
    file === "protocol.json"
      ? { client: found.client, server: found.server }
      : {
          view: found.view,
          event: pick(found.events),
          option: pick(found.options),
          question: pick(found.questions),
          cards: found.cards,
          printed: found.printed,
        };
  const whole = {
    title: named(file),
    type: "object",
    additionalProperties: false,
    required: Object.keys(parts),
    properties: parts,
    $defs: found.$defs,
  };
  const text = await compile(whole, named(file), {
    bannerComment: "/* Made from the server's schema by `npm run types`. */",
    additionalProperties: false,
    maxItems: 8,
    format: false,
    unreachableDefinitions: true,
  });
  writeFileSync(join(out, file.replace(".json", ".ts")), text);
}
