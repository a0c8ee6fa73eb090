import { svelte } from "@sveltejs/vite-plugin-svelte";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { bodyFont, fewFiles, hints, licences, texts } from "./scripts/build.ts";
import { resolveBreakpoints } from "./src/core/breakpoints.ts";

const SERVER = process.env.HORNBOOK_SERVER ?? "http://127.0.0.1:8765";

// The server refuses pages of other addresses.
const passed = { target: SERVER, changeOrigin: true, headers: { origin: SERVER } };

/** Writes a compressed copy beside every text file, so that the server need not compress. */
function compressed(): Plugin {
  const worth = /\.(js|css|html|svg|json)$/;
  /** The other build has done it already. */
  const pressed = (path: string): boolean =>
    existsSync(`${path}.br`) && statSync(`${path}.br`).mtimeMs >= statSync(path).mtimeMs;
  const press = (folder: string): void => {
    for (const name of readdirSync(folder)) {
      const path = join(folder, name);
      if (statSync(path).isDirectory()) press(path);
      else if (worth.test(name) && !pressed(path)) {
        const text = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(text));
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
      }
    }
  };
  return { name: "compressed", apply: "build", writeBundle: ({ dir }) => press(dir ?? "") };
}

/** `@media (--phone)`: a width by its name. */
function namedBreakpoints(): Plugin {
  return {
    name: "named-breakpoints",
    enforce: "pre",
    transform: (code, id) =>
      /\.css($|\?)/.test(id) && code.includes("(--") ? resolveBreakpoints(code) : null,
  };
}

/** `symbols:icons/logo,i-win`: those symbols of an art file whose names begin so. */
function symbols(): Plugin {
  const PREFIX = "symbols:";
  return {
    name: "symbols",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [file = "", wanted = ""] = id.slice(PREFIX.length + 1).split("/");
      const path = resolve(import.meta.dirname, `src/art/${file}.svg`);
      this.addWatchFile(path);
      const all = readFileSync(path, "utf8").matchAll(/<symbol id="([^"]+)".*?<\/symbol>/gs);
      const starts = wanted.split(",");
      const found = [...all].filter(([, name = ""]) => starts.some((one) => name.startsWith(one)));
      const drawing = `<svg xmlns="http://www.w3.org/2000/svg">${found.map(([whole]) => whole).join("")}</svg>`;
      return `export default ${JSON.stringify(drawing)}`;
    },
  };
}

/** The Party's phone page shares no file with the others, so that it brings nothing of theirs. */
const PHONE = "party.html";

export default defineConfig(({ mode }) => ({
  plugins: [
    svelte(),
    namedBreakpoints(),
    symbols(),
    texts(),
    hints(),
    bodyFont(),
    licences(mode === "phone"),
    compressed(),
  ],
  resolve: {
    alias: {
      "@": resolve(import.meta.dirname, "src"),
      "@locale": resolve(import.meta.dirname, "../src/hornbook/text/locale"),
    },
    conditions: process.env.VITEST ? ["browser"] : undefined,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": passed, "/ws": { ...passed, ws: true } },
  },
  // Files find each other wherever the house stands; what the pages say, the server knows.
  experimental: {
    renderBuiltUrl: (name, { hostType }) => (hostType === "html" ? `/${name}` : { relative: true }),
  },
  build: {
    outDir: "../src/hornbook/page",
    emptyOutDir: mode !== "phone",
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      ...(mode === "phone" ? {} : { output: { codeSplitting: fewFiles } }),
      input: {
        ...Object.fromEntries(
          readdirSync(import.meta.dirname)
            .filter((name) => name.endsWith(".html") && (name === PHONE) === (mode === "phone"))
            .map((name) => [name.replace(".html", ""), resolve(import.meta.dirname, name)]),
        ),
        ...(mode === "phone" ? {} : { early: resolve(import.meta.dirname, "src/early.ts") }),
      },
    },
  },
  test: { environment: "jsdom", include: ["src/**/*.test.ts"], globals: true },
}));
