// Smaller fonts: only the letters our languages need, only the weights that are used.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";

const out = join(import.meta.dirname, "../src/generated/fonts");
const from = join(import.meta.dirname, "../node_modules");

const ascii = Array.from({ length: 95 }, (_, place) => String.fromCharCode(32 + place)).join("");
const accents = "ÀÂÄÇÈÉÊËÌÎÏÒÔÖÙÛÜàâäçèéêëìîïòôöùûüßœŒ";
const signs = "’‘“”„«»–—…×½−·\u00a0\u202f→";
const text = ascii + accents + signs;

const fonts = {
  fraunces: {
    file: "@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2",
    text,
    axes: { wght: 900, SOFT: 100, WONK: 1, opsz: 60 },
  },
  "atkinson-small": {
    file: "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
    text,
    axes: { wght: { min: 400, max: 700 } },
  },
  limelight: {
    file: "@fontsource/limelight/files/limelight-latin-400-normal.woff2",
    text: text,
    axes: {},
  },
  "limelight-small": {
    file: "@fontsource/limelight/files/limelight-latin-400-normal.woff2",
    text: "0123456789 :½×ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzäöüÄÖÜé",
    axes: {},
  },
  "cabin-sketch": {
    file: "@fontsource/cabin-sketch/files/cabin-sketch-latin-700-normal.woff2",
    text: "0123456789 :.,×+−-",
    axes: {},
  },
};

mkdirSync(out, { recursive: true });
for (const [name, { file, text, axes }] of Object.entries(fonts)) {
  const whole = readFileSync(join(from, file));
  const options = { targetFormat: "woff2", variationAxes: axes };
  writeFileSync(join(out, `${name}.woff2`), await subsetFont(whole, text, options));
}
