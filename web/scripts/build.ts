/** What the build does beside bundling: which file a module goes to, and what is asked for ahead. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin, Rollup } from "vite";

type Chunk = Rollup.OutputChunk;
interface Needed {
  scripts: string[];
  styles: string[];
}

const GAMES = resolve(import.meta.dirname, "../src/games");
const EARLY = "/src/early.ts";
/** What a table's page shows until it stands. */
const SCENE = "saddling.svg";
const TABLE = "/src/house/TablePage.svelte";

/** Few files: on a slow line each of them costs a trip. What only one page needs stays with that page. */
export const fewFiles = {
  groups: [
    // This one runs before all others are there.
    { name: "ahead", test: /\/src\/core\/(address|ahead|api)\.ts$/, priority: 4 },
    { name: "house", tags: ["$initial" as const], priority: 3 },
    // What tables and other pages have in common, then each game's table, end and cards.
    {
      name: "shared",
      test: /\/(node_modules|src\/(core|house|pieces|games\/racing))\//,
      minShareCount: 2,
      priority: 2,
    },
    { name: ownGame, priority: 1 },
  ],
};

/** The game a module belongs to, by its folder. */
function ownGame(id: string): string | null {
  return /\/src\/games\/(?!racing\/|generic\/)([^/]+)\/.*\.(svelte|ts|css)/.exec(id)?.[1] ?? null;
}

/** Texts of one language for one use are one file: the language and the use of `texts:fr/house`. */
function textsIn({ moduleIds }: Chunk): [language: string, use: string] | null {
  const found = moduleIds.map((id) => /^\0texts:(\w+)\/([\w-]+)$/.exec(id)).find(Boolean);
  return found ? [found[1] ?? "", found[2] ?? ""] : null;
}

/**
 * `hints.json`: which files a table of each game loads, for the server to say at once.
 * A game's folder has a `face.ts` that names its games and its art, and a `Table.svelte`.
 */
export function hints(): Plugin {
  return {
    name: "hints",
    apply: "build",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((one): one is Chunk => one.type === "chunk");
      const holding = (end: string): Chunk[] =>
        chunks.filter((one) => one.moduleIds.some((id) => id.endsWith(end)));
      const early = chunks.find(
        ({ isEntry, facadeModuleId }) => isEntry && facadeModuleId?.endsWith(EARLY),
      );
      const pages = chunks.filter(
        ({ isEntry, facadeModuleId }) => isEntry && facadeModuleId?.endsWith(".html"),
      );
      if (!early) {
        // The phone's build: what a phone says at its door, by language.
        const doors = chunks.flatMap((chunk) => {
          const [language, use] = textsIn(chunk) ?? [];
          return use === "door" ? [[language, { "": [chunk.fileName] }]] : [];
        });
        const source = JSON.stringify({ words: Object.fromEntries(doors) });
        this.emitFile({ type: "asset", fileName: "phone.json", source });
        return;
      }
      const first = closure(pages, bundle);
      const table = closure(holding(TABLE), bundle, first);
      const common = new Set([...first, ...table]);
      const art = ["icons", "people", "gentry"].flatMap((name) => holding(`/art/${name}.svg?raw`));
      const games: Record<string, Needed> = {};
      const played: string[] = [];
      for (const folder of readdirSync(GAMES, { withFileTypes: true })) {
        if (!folder.isDirectory()) continue;
        for (const [game, drawn] of faces(folder.name)) {
          const own = [
            ...holding(`/games/${folder.name}/Table.svelte`),
            ...drawn.flatMap((name) => holding(`/art/${name}.svg?raw`)),
          ];
          games[game] = needed(closure(own, bundle, common));
          played.push(game);
        }
      }
      const scene = Object.values(bundle).find(
        (one) => one.type === "asset" && one.names.includes(SCENE),
      );
      const words = spoken(chunks, played);
      const source = {
        early: early.fileName,
        scene: scene?.fileName ?? "",
        table: needed(new Set([...table, ...art])),
        games,
        words,
      };
      this.emitFile({ type: "asset", fileName: "hints.json", source: JSON.stringify(source) });
    },
  };
}

/** By language: the file with what the house says, under no name, and those of each game's table. */
function spoken(chunks: Chunk[], games: string[]): Record<string, Record<string, string[]>> {
  const found: Record<string, Record<string, string[]>> = {};
  for (const chunk of chunks) {
    const [language, use] = textsIn(chunk) ?? [];
    if (language === undefined || use === undefined) continue;
    const files = (found[language] ??= {});
    if (use === "house") (files[""] ??= []).push(chunk.fileName);
    for (const game of games)
      if (`words-${game}-`.startsWith(`${use}-`)) (files[game] ??= []).push(chunk.fileName);
  }
  return found;
}

/** The games of a folder, each with its art. */
function faces(folder: string): [string, string[]][] {
  let face: string;
  try {
    face = readFileSync(resolve(GAMES, folder, "face.ts"), "utf8");
  } catch {
    return [];
  }
  const art = [...(/\bart: \[([^\]]*)\]/.exec(face)?.[1] ?? "").matchAll(/"([^"]+)"/g)];
  const drawn = art.map(([, name = ""]) => name);
  return [...face.matchAll(/\bgame: "([^"]+)"/g)].map(([, game = ""]) => [game, drawn]);
}

/** These files and all they import, without those that are there already. */
function closure(
  from: Chunk[],
  bundle: Rollup.OutputBundle,
  without: ReadonlySet<Chunk> = new Set(),
): Set<Chunk> {
  const found = new Set<Chunk>();
  const add = (chunk: Chunk): void => {
    if (found.has(chunk) || without.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) {
      const next = bundle[name];
      if (next?.type === "chunk") add(next);
    }
  };
  from.forEach(add);
  return found;
}

function needed(chunks: Set<Chunk>): Needed {
  const scripts = [...chunks].map(({ fileName }) => fileName);
  const styles = [...chunks].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return { scripts, styles };
}

/** Every page is written in this font: it need not wait until the style sheet asks for it. */
const BODY = ["atkinson.woff2", "atkinson-small.woff2"];

export function bodyFont(): Plugin {
  return {
    name: "body-font",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle = {} }) =>
        Object.values(bundle)
          .filter((one) => one.type === "asset" && one.names.some((name) => BODY.includes(name)))
          .map(({ fileName }) => ({
            tag: "link",
            attrs: {
              rel: "preload",
              as: "font",
              type: "font/woff2",
              crossorigin: true,
              href: `/${fileName}`,
            },
            injectTo: "head" as const,
          })),
    },
  };
}

const PACKAGES = resolve(import.meta.dirname, "../node_modules");
/** A package may name its licence and not bring it: others bring the same text. */
const TEXTS: Record<string, string> = { "Apache-2.0": "typescript/LICENSE.txt" };

interface Licence {
  name: string;
  version: string;
  licence: string;
  text: string;
}

/** `licences.json`: the licence of every package of which something is in the pages, fonts first. */
export function licences(phone: boolean): Plugin {
  return {
    name: "licences",
    apply: "build",
    generateBundle({ dir = "" }, bundle) {
      const chunks = Object.values(bundle).filter((one): one is Chunk => one.type === "chunk");
      const bundled = new Set(chunks.flatMap(({ moduleIds }) => moduleIds.flatMap(packageOf)));
      if (phone) {
        // The other build came first; what a phone has besides would be missing there.
        const known = JSON.parse(readFileSync(resolve(dir, "licences.json"), "utf8")) as Licence[];
        const missing = [...bundled].filter((one) => !known.some(({ name }) => name === one));
        if (missing.length) this.error(`no licence is shown for ${missing.join(", ")}`);
        return;
      }
      const own = JSON.parse(
        readFileSync(resolve(import.meta.dirname, "../package.json"), "utf8"),
      ) as { dependencies: Record<string, string> };
      const fonts = Object.keys(own.dependencies).filter((one) => one.startsWith("@fontsource"));
      const others = [...bundled].filter((one) => !fonts.includes(one)).sort();
      const source = JSON.stringify([...fonts, ...others].map(licenceOf));
      this.emitFile({ type: "asset", fileName: "licences.json", source });
    },
  };
}

/** The package that a module is from, if it is from one. */
function packageOf(id: string): string[] {
  const found = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];
  return found === undefined ? [] : [found];
}

function licenceOf(name: string): Licence {
  const folder = resolve(PACKAGES, name);
  const about = JSON.parse(readFileSync(resolve(folder, "package.json"), "utf8")) as {
    version: string;
    license: string;
    author?: string | { name: string };
  };
  const { version, license: licence, author = "" } = about;
  const file = readdirSync(folder).find((one) => /^licen[cs]e(\.\w+)?$/i.test(one));
  const shared = TEXTS[licence];
  if (file !== undefined)
    return { name, version, licence, text: readFileSync(resolve(folder, file), "utf8").trim() };
  if (shared === undefined || !existsSync(resolve(PACKAGES, shared)))
    throw new Error(`${name} brings no licence`);
  const by = typeof author === "string" ? author : author.name;
  const text = `${by}\n\n${readFileSync(resolve(PACKAGES, shared), "utf8").trim()}`.trim();
  return { name, version, licence, text };
}

const LOCALES = resolve(import.meta.dirname, "../../src/hornbook/text/locale");
/** Files of other faces, and of a phone's door: no table has them. */
const NOT_THE_HOUSE = [
  "terminal.ftl",
  "operator.ftl",
  "laboratory.ftl",
  "faults.ftl",
  "lessons.ftl",
  "hints.ftl",
];
const NOT_A_TABLE = ["web-house.ftl", "web-door.ftl"];
/** What the Party's phone says at its door, behind it, and when it refuses. */
const PHONE: Record<string, string[]> = {
  door: ["web-missing", "writing", "horse-fever-party/names", "horse-fever-party/web-door"],
  inside: ["horse-fever-party/web-inside", "web-told"],
  refused: ["refusals", "server"],
};

/** By use, the files of a language: the house's, those of each folder's tables, and the phone's. */
function textsOf(locales: string, language: string): Record<string, string[]> {
  const folder = resolve(locales, language);
  const uses: Record<string, string[]> = { house: [] };
  for (const one of readdirSync(folder, { withFileTypes: true })) {
    if (one.isDirectory()) {
      const own = readdirSync(resolve(folder, one.name)).map((file) => `${one.name}/${file}`);
      const named = (file: string): string => file.slice(one.name.length + 1);
      uses["house"]?.push(
        ...own.filter((file) => ["game.ftl", "web-house.ftl"].includes(named(file))),
      );
      uses[`words-${one.name}`] = own.filter(
        (file) => named(file).startsWith("web") && !NOT_A_TABLE.includes(named(file)),
      );
    } else if (!NOT_THE_HOUSE.includes(one.name)) uses["house"]?.push(one.name);
  }
  for (const [use, files] of Object.entries(PHONE)) uses[use] = files.map((file) => `${file}.ftl`);
  return uses;
}

/** How a language calls itself. */
function ownName(locales: string, language: string): string {
  const text = readFileSync(resolve(locales, language, "web-house.ftl"), "utf8");
  return /^web-language = (.+)$/m.exec(text)?.[1] ?? language;
}

const PREFIX = "texts:";

/** `texts:all`, `texts:phone`, and what they fetch. A language is a folder: nothing else names it. */
export function texts(): Plugin {
  return {
    name: "texts",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      return moduleOf(LOCALES, id.slice(PREFIX.length + 1), (path) => this.addWatchFile(path));
    },
  };
}

/**
 * Of `all` and `phone`: for every language and use, how its sentences are fetched, and what each language calls itself.
 * Of `fr/house`: the sentences, without notes for translators.
 */
export function moduleOf(locales: string, id: string, read: (path: string) => void): string {
  const [language = "", use = ""] = id.split("/");
  if (use === "") return listed(locales, language === "phone");
  const all = (textsOf(locales, language)[use] ?? []).sort().map((file) => {
    const path = resolve(locales, language, file);
    read(path);
    return readFileSync(path, "utf8");
  });
  const text = all
    .join("\n")
    .replace(/^#.*\n/gm, "")
    .replace(/\n{2,}/g, "\n");
  return `export default ${JSON.stringify(text)}`;
}

function listed(locales: string, phone: boolean): string {
  const languages = readdirSync(locales, { withFileTypes: true })
    .filter((one) => one.isDirectory())
    .map(({ name }) => name)
    .sort();
  const lines = languages.map((one) => {
    const uses = Object.keys(textsOf(locales, one)).filter((each) => each in PHONE === phone);
    const loads = uses.map(
      (each) => `"${each}": () => import("${PREFIX}${one}/${each}").then((m) => m.default)`,
    );
    return `"${one}": { ${loads.join(", ")} }`;
  });
  const names = Object.fromEntries(languages.map((one) => [one, ownName(locales, one)]));
  return `export const names = ${JSON.stringify(names)}; export default { ${lines.join(", ")} }`;
}
