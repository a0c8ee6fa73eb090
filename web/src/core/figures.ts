/** How figures are written on every page. */

/** With a thin space between thousands, where no line breaks: 2 400. */
export function grouped(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, "\u202f");
}
