// Smaller fonts: only the letters our languages need, only the weights that are used.
// Each cut comes with a style sheet that names its letters: for any other the whole font can stand behind it.
// What is cut from a family whose name is reserved (SIL OFL 1.1, 3) is another font and has another name, in it and here.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import { calledBy, RENAMED, renamed, signs as signsOf } from "./opentype.mjs";

const out = join(import.meta.dirname, "../src/generated/fonts");
const from = join(import.meta.dirname, "../node_modules");
const locale = join(import.meta.dirname, "../../src/hornbook/text/locale");

const digits = "0123456789 :½×.,+−-";
const ascii = Array.from({ length: 95 }, (_, place) => String.fromCharCode(32 + place)).join("");
/** What is hardly ever in a name: of these a phone has those that its texts need. */
const seldom = "^|~<>\\`ÀÂÇÈÊËÌÎÏÒÔÙÛŒìîïòœ";
const accents = "ÀÂÄÇÈÉÊËÌÎÏÒÔÖÙÛÜàâäçèéêëìîïòôöùûüßœŒ";
const signs = "’‘“”„«»–—…×½−·°±\u00a0\u2009\u202f→";
/** What the texts are written with, whatever languages there are. */
const text = ascii + accents + signs + letters(() => true);
/** What no phone at a Party has to write: each sign weighs a tenth of a kilobyte. */
const spokenThere = letters((file) =>
  /(writing|web-missing|web-told|names|web-door|web-inside)\.ftl$/.test(file),
);
const onPhones = [...text]
  .filter(
    (sign) =>
      (spokenThere.includes(sign) && !"{}[]|<>\\^~`$".includes(sign)) ||
      !("{}[]$" + seldom + signs).includes(sign) ||
      sign === "’",
  )
  .filter((sign) => (ascii + accents + spokenThere + "’").includes(sign))
  .join("");
/** What a phone at a Party says in its heading's letters. */
const HEADINGS = [
  ...["another", "book", "broke", "bye", "even", "full", "gained", "in-from", "locked", "lost"],
  ...["next-night", "night-over", "no-answer", "no-room", "not-in", "out", "paid-out", "place"],
  ...["race", "shut", "tie", "watch", "win", "you-are-in"],
]
  .map((one) => `web-party-${one}`)
  .concat("place");
const fonts = {
  fraunces: {
    family: "Fraunces Variable",
    weight: "400 900",
    file: "@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2",
    text,
    axes: { wght: 900, SOFT: 100, WONK: 1, opsz: 60 },
  },
  atkinson: {
    family: "Atkinson Hyperlegible Next Variable",
    weight: "200 800",
    file: "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
    text,
    axes: { wght: { min: 400, max: 800 } },
  },
  "atkinson-small": {
    family: "Atkinson Hyperlegible Next Variable",
    weight: "400 700",
    file: "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
    text: onPhones,
    axes: { wght: { min: 400, max: 700 } },
  },
  grandstander: {
    family: "Grandstander Variable",
    weight: "400 900",
    file: "@fontsource-variable/grandstander/files/grandstander-latin-wght-normal.woff2",
    text,
    axes: { wght: 900 },
  },
  // The house writes a game's name in its letters, and no more.
  "grandstander-sign": {
    family: "Grandstander Variable",
    weight: "400 900",
    file: "@fontsource-variable/grandstander/files/grandstander-latin-wght-normal.woff2",
    text: said("game-kill-the-unicorns"),
    axes: { wght: 900 },
  },
  limelight: {
    family: RENAMED.Limelight,
    weight: "400",
    file: "@fontsource/limelight/files/limelight-latin-400-normal.woff2",
    text,
    axes: {},
  },
  "limelight-sign": {
    family: RENAMED.Limelight,
    weight: "400",
    file: "@fontsource/limelight/files/limelight-latin-400-normal.woff2",
    text: said("game-horse-fever-board", "game-horse-fever-party"),
    axes: {},
  },
  "limelight-small": {
    family: RENAMED.Limelight,
    weight: "400",
    file: "@fontsource/limelight/files/limelight-latin-400-normal.woff2",
    text: "0123456789:×D\u00a0\u202fHorse Fever" + said(...HEADINGS),
    axes: {},
  },
  // Chalk is on the blackboard alone, and each of its letters weighs more than half a kilobyte.
  "cabin-sketch": {
    family: `${RENAMED.Cabin} Sketch`,
    weight: "700",
    file: "@fontsource/cabin-sketch/files/cabin-sketch-latin-700-normal.woff2",
    text: digits + said("web-horse-fever-odds", "web-horse-fever-stable-price"),
    axes: {},
  },
};

mkdirSync(out, { recursive: true });
/** What came of it, for the tests: how each font calls itself, and what it can draw. */
const made = {};
for (const [name, { family, weight, file, text, axes }] of Object.entries(fonts)) {
  const whole = readFileSync(join(from, file));
  const cut = await subsetFont(whole, text, { targetFormat: "sfnt", variationAxes: axes });
  const packed = await subsetFont(renamed(cut), text, { targetFormat: "woff2" });
  writeFileSync(join(out, `${name}.woff2`), packed);
  const drawn = await subsetFont(packed, text, { targetFormat: "sfnt" });
  made[name] = { names: calledBy(drawn), signs: signsOf(drawn).join("") };
  writeFileSync(join(out, `${name}.css`), face(name, family, weight, text));
}
writeFileSync(join(out, "made.json"), JSON.stringify({ fonts: made, headings: HEADINGS }));

function face(name, family, weight, text) {
  const letters = [...new Set(text)].map((one) => `U+${one.codePointAt(0).toString(16)}`);
  return `@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  font-display: swap;
  src: url("./${name}.woff2") format("woff2");
  unicode-range: ${letters.join(", ")};
}
`;
}

/** What stands in these messages, in every language. */
function said(...messages) {
  const files = readdirSync(locale, { recursive: true }).filter((one) => one.endsWith(".ftl"));
  const texts = files.map((one) => readFileSync(join(locale, one), "utf8"));
  return messages
    .map((message) => {
      // A message goes on for as long as its lines are indented, but for its attributes.
      const whole = new RegExp(`^${message} =(.*(?:\\n +[^ .].*)*)`, "m");
      const found = texts.flatMap((text) => whole.exec(text)?.[1] ?? []);
      if (found.length === 0) throw new Error(`there is no message ${message}`);
      return found.map(visible).join("");
    })
    .join("");
}

/** Without keys, facts and what else is Fluent's own. */
function visible(pattern) {
  return pattern
    .replace(/\{ *\$[^}]*->|\*?\[[\w-]+\]|\{ *\$[\w-]+ *\}|^ *\}|\n */gm, "")
    .replace(/\{ *"([^"]*)" *\}/g, "$1")
    .replace(/[{}]/g, "");
}

/** Every letter and sign of these files, in every language, without the notes for translators. */
function letters(wanted) {
  const files = readdirSync(locale, { recursive: true }).filter((one) => one.endsWith(".ftl"));
  const all = files
    .filter((file) => wanted(file))
    .flatMap((file) => readFileSync(join(locale, file), "utf8").split("\n"))
    .filter((line) => !line.startsWith("#"))
    .join("");
  return [...new Set(all)].filter((sign) => sign >= " ").join("");
}
