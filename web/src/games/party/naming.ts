/** Names on a screen that a whole room reads. */

export const LONGEST = 12;

/** A long name is cut, and says so. */
export function short(name: string): string {
  const letters = [...name.trim()];
  return letters.length <= LONGEST
    ? letters.join("")
    : `${letters
        .slice(0, LONGEST - 1)
        .join("")
        .trim()}…`;
}

/** By seat: who is called like somebody before gets a letter. */
export function unlike(guests: readonly { seat: number; name: string }[]): Record<number, string> {
  const counts = new Map<string, number>();
  const names: Record<number, string> = {};
  for (const { seat, name } of [...guests].sort((one, other) => one.seat - other.seat)) {
    const key = short(name).toLocaleLowerCase();
    const before = counts.get(key) ?? 0;
    counts.set(key, before + 1);
    const letter = before === 0 ? "" : ` ${String.fromCharCode(65 + Math.min(before, 25))}`;
    names[seat] = before === 0 ? short(name) : `${short(cut(name, letter))}${letter}`;
  }
  return names;
}

function cut(name: string, letter: string): string {
  return [...name.trim()].slice(0, LONGEST - letter.length).join("");
}

/** How wide a letter is on the average, in parts of its size. */
const LETTER = 0.6;

/** A name that never runs under its neighbour's: smaller if need be, and cut only then. */
export function fitted(
  name: string,
  width: number,
  size: number,
  least = size * 0.75,
): { text: string; size: number } {
  const letters = [...name];
  const fits = width / Math.max(letters.length, 1) / LETTER;
  if (fits >= least) return { text: name, size: Math.min(size, Math.floor(fits)) };
  const room = Math.max(1, Math.floor(width / (least * LETTER)) - 1);
  return { text: `${letters.slice(0, room).join("").trim()}…`, size: Math.floor(least) };
}
