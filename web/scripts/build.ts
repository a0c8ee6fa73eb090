/** What the build does beside bundling: which file a module goes to, and what is asked for ahead. */
import { readFileSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin, Rollup } from "vite";

type Chunk = Rollup.OutputChunk;
interface Needed {
  scripts: string[];
  styles: string[];
}

const GAMES = resolve(import.meta.dirname, "../src/games");
const EARLY = "/src/early.ts";
const TABLE = "/src/house/TablePage.svelte";

/** Few files: on a slow line each of them costs a trip. What only one page needs stays with that page. */
export const fewFiles = {
  groups: [
    // This one runs before all others are there.
    { name: "ahead", test: /\/src\/core\/(address|ahead|api)\.ts$/, priority: 4 },
    { name: ownWords, priority: 3.5 },
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

/** What a game says at its table, by the folder of its texts. */
function ownWords(id: string): string | null {
  const folder = /\/locale\/[^/]+\/([^/]+)\/web(?!-house)[\w-]*\.ftl/.exec(id)?.[1];
  return folder ? `words-${folder}` : null;
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
      if (!early) return; // another page's build
      const first = closure(pages, bundle);
      const table = closure(holding(TABLE), bundle, first);
      const common = new Set([...first, ...table]);
      const art = ["icons", "people", "gentry"].flatMap((name) => holding(`/art/${name}.svg?raw`));
      const games: Record<string, Needed> = {};
      for (const folder of readdirSync(GAMES, { withFileTypes: true })) {
        if (!folder.isDirectory()) continue;
        for (const [game, drawn] of faces(folder.name)) {
          const own = [
            ...holding(`/games/${folder.name}/Table.svelte`),
            ...drawn.flatMap((name) => holding(`/art/${name}.svg?raw`)),
            ...chunks.filter(({ name }) => `words-${game}-`.startsWith(`${name}-`)),
          ];
          games[game] = needed(closure(own, bundle, common));
        }
      }
      const source = { early: early.fileName, table: needed(new Set([...table, ...art])), games };
      this.emitFile({ type: "asset", fileName: "hints.json", source: JSON.stringify(source) });
    },
  };
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

/** A text file of sentences, without the notes for translators. */
export function sentences(): Plugin {
  return {
    name: "sentences",
    enforce: "pre",
    load(id) {
      const [path = "", query] = id.split("?");
      if (!path.endsWith(".ftl") || query !== "raw") return null;
      this.addWatchFile(path);
      const text = readFileSync(path, "utf8")
        .replace(/^#.*\n/gm, "")
        .replace(/\n{2,}/g, "\n");
      return `export default ${JSON.stringify(text)}`;
    },
  };
}
