/** How figures are written on every page: by the signs of the language that is spoken (`writing.ftl`). */

const signs = { thousands: "\u202f", decimal: "." };

/** What the language has between thousands and before decimals. */
export function writeWith(thousands: string, decimal: string): void {
  Object.assign(signs, { thousands, decimal });
}

/** With a sign between thousands, where no line breaks, and a real minus: −2 400. */
export function grouped(value: number, places = 0): string {
  const [whole = "", rest] = (places ? value.toFixed(places) : String(value)).split(".");
  const groups = whole.replace(/\B(?=(\d{3})+$)/g, signs.thousands).replace("-", "−");
  return rest === undefined ? groups : `${groups}${signs.decimal}${rest}`;
}
