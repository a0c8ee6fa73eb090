const pieces = import.meta.glob<string>("@/**/*.svelte", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** From where something is waited for to where that ends, those inside it left out. */
function awaits(source: string): string[] {
  const found: string[] = [];
  const open: string[] = [];
  for (const part of source.split(/(?=\{#await|\{:catch|\{\/await\})/)) {
    if (part.startsWith("{#await")) open.push(part.slice(0, 60));
    else if (part.startsWith("{:catch")) open.push(`${open.pop()} caught`);
    else if (part.startsWith("{/await")) found.push(open.pop() ?? "");
  }
  return found;
}

test("whatever is waited for says something when it does not come", () => {
  const uncaught = Object.entries(pieces).flatMap(([path, source]) =>
    awaits(source)
      .filter((one) => !one.endsWith("caught"))
      .map((one) => `${path}: ${one}`),
  );
  expect(Object.keys(pieces).length).toBeGreaterThan(100);
  expect(uncaught).toEqual([]);
});
