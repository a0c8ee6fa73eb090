// What stands in a font: its names, some of which only the whole, unchanged font may have, and its letters.
/** Each as long as the other: the name is changed where it stands. */
export const RENAMED = { Limelight: "Hornlight", Cabin: "Chalk" };

/** What a font calls itself by; its copyright, trademark and licence stay as they are. */
const NAMES = [1, 3, 4, 6, 16, 17, 18, 21, 22, 25];

/** An OpenType font under another name, if its own is reserved. */
export function renamed(font) {
  const changed = Buffer.from(font);
  for (const { bytes } of names(changed).filter(({ id }) => NAMES.includes(id))) {
    for (const [reserved, ours] of Object.entries(RENAMED)) {
      for (const written of [latin, utf16]) {
        const from = written(reserved);
        for (let at = bytes.indexOf(from); at >= 0; at = bytes.indexOf(from))
          written(ours).copy(bytes, at);
      }
    }
  }
  return changed;
}

/** Every entry of a font's table of names: which it is, and where it is written. */
function names(font) {
  const table = tableOf(font, "name");
  const store = table + font.readUInt16BE(table + 4);
  return Array.from({ length: font.readUInt16BE(table + 2) }, (_, entry) => {
    const at = table + 6 + 12 * entry;
    const from = store + font.readUInt16BE(at + 10);
    return {
      id: font.readUInt16BE(at + 6),
      bytes: font.subarray(from, from + font.readUInt16BE(at + 8)),
    };
  });
}

/** What the font calls itself by, in letters as old machines and new ones write them. */
export function calledBy(font) {
  return names(font)
    .filter(({ id }) => NAMES.includes(id))
    .map(({ bytes }) => bytes.toString("latin1").replaceAll("\0", ""));
}

/** Every letter and sign that it can draw. */
export function signs(font) {
  const table = tableOf(font, "cmap");
  const found = new Set();
  for (let entry = 0; entry < font.readUInt16BE(table + 2); entry++) {
    const map = table + font.readUInt32BE(table + 8 + 8 * entry);
    for (const [first, last] of spans(font, map))
      for (let one = first; one <= last && one < 0xffff; one++) found.add(one);
  }
  return [...found].sort((one, other) => one - other).map((one) => String.fromCodePoint(one));
}

/** From which sign to which a map goes: those of formats 4 and 12, which are all that is in use. */
function spans(font, map) {
  const format = font.readUInt16BE(map);
  if (format === 12)
    return Array.from({ length: font.readUInt32BE(map + 12) }, (_, group) => [
      font.readUInt32BE(map + 16 + 12 * group),
      font.readUInt32BE(map + 20 + 12 * group),
    ]);
  if (format !== 4) return [];
  const twice = font.readUInt16BE(map + 6);
  return Array.from({ length: twice / 2 }, (_, segment) => [
    font.readUInt16BE(map + 16 + twice + 2 * segment),
    font.readUInt16BE(map + 14 + 2 * segment),
  ]);
}

function tableOf(font, tag) {
  const places = Array.from({ length: font.readUInt16BE(4) }, (_, table) => 12 + 16 * table);
  const entry = places.find((at) => font.toString("latin1", at, at + 4) === tag);
  if (entry === undefined) throw new Error(`a font without ${tag}`);
  return font.readUInt32BE(entry + 8);
}

function latin(text) {
  return Buffer.from(text, "latin1");
}

function utf16(text) {
  return Buffer.from(text, "utf16le").swap16();
}
