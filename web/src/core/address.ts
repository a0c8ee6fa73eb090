/** Where the house stands: at a site's front door, or below a path that a proxy gave it. */

/** The server writes it into the page. */
const said = document.querySelector<HTMLMetaElement>('meta[name="hornbook-place"]')?.content;
const PLACE = (said ?? "/").replace(/\/+$/, "");

/** An address of the house, as the browser has to ask for it. */
export function below(path: string): string {
  return PLACE + path;
}

/** The other way round: a browser's address, as the house calls it. */
export function within(address: string): string {
  const ours = address === PLACE || address.startsWith(`${PLACE}/`);
  return ours ? address.slice(PLACE.length) || "/" : address;
}

/** The house as others can name it. */
export const home = (): string => location.origin + PLACE;
