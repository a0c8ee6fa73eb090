/**
 * Where layouts change, by name: style sheets write `@media (--phone)`, see vite.config.ts.
 *
 * Widths, from small to large; what begins with `from` is the other side of one.
 */
export const breakpoints = {
  phone: "(max-width: 599px)",
  "from-slate": "(min-width: 600px)",
  /** A tablet held upright, and everything below. */
  slate: "(max-width: 767px)",
  "from-tablet": "(min-width: 768px)",
  tablet: "(max-width: 899px)",
  /** Phone or tablet: seats are a strip, the slip is a sheet. */
  narrow: "(max-width: 1023px)",
  "from-desktop": "(min-width: 1024px)",
  /** Room for the slip beside the stage, but for nothing else: a tablet lying flat. */
  compact: "(max-width: 1279px)",
  "from-roomy": "(min-width: 1280px)",
  laptop: "(max-width: 1439px)",
  "from-wide": "(min-width: 1440px)",
  wide: "(max-width: 1599px)",
  /** Too low for market and tray above each other. */
  short: "(max-height: 799px)",
  low: "(max-height: 859px)",
  /** So low that nothing may lie over anything: a window at 400 %, a phone held across. */
  flat: "(max-height: 459px)",
} as const;

/** A style sheet with the names replaced by what they mean. */
export function resolveBreakpoints(css: string): string {
  return css.replace(/@media[^{]*/g, (query) =>
    query.replace(/\(--([a-z-]+)\)/g, (written, name: string) => {
      if (!(name in breakpoints)) throw new Error(`There is no breakpoint ${written}.`);
      return breakpoints[name as keyof typeof breakpoints];
    }),
  );
}
