/** Words that are not there: said aloud in the console, and never shown as a key. */
const told = new Set<string>();

/** Where a sentence names a thing it was not given. */
const GAP = /\{\$?[\w-]+(\(\))?\}/g;

/** Tell whoever looks after the page, once for each. */
export function report(id: string, why: string): void {
  const line = `Words: ${id}: ${why}`;
  if (told.has(line)) return;
  told.add(line);
  console.error(line);
}

/** A sentence whose gaps could not all be filled. */
export function patched(id: string, said: string, errors: Error[]): string {
  if (errors.length === 0) return said;
  for (const error of errors) report(id, String(error));
  return said.replace(GAP, "…");
}
