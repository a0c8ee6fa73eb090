/** The code of a table: five letters, however they were typed or pasted. */

export const LETTERS = 5;

/** What of a text can be a code: also out of a pasted link. */
export function codeIn(text: string): string {
  const linked = /\/(?:t|tv|party)\/([a-z]+)/i.exec(text);
  return (linked?.[1] ?? text)
    .toUpperCase()
    .replace(/[^A-Z]/g, "")
    .slice(0, LETTERS);
}
