/** How big the window is, for the few things that style sheets alone cannot move. */
import { breakpoints } from "@/core/breakpoints";
import { MediaQuery } from "svelte/reactivity";

/** Where there is no window to measure (tests), it is a desktop. */
function query(text: string): { readonly current: boolean } {
  return typeof matchMedia === "undefined" ? { current: false } : new MediaQuery(text);
}

const phone = query(breakpoints.phone);
const narrow = query(breakpoints.narrow);
const short = query(breakpoints.short);
const compact = query(breakpoints.compact);
const touch = query("(pointer: coarse)");
const dark = query("(prefers-color-scheme: dark)");
const contrast = query("(prefers-contrast: more)");

export const screen = {
  get phone(): boolean {
    return phone.current;
  },
  /** Phone or tablet: seats are a strip, the slip is a sheet. */
  get narrow(): boolean {
    return narrow.current;
  },
  /** A desktop too low for market and tray above each other. */
  get short(): boolean {
    return !narrow.current && short.current;
  },
  /** A desktop with room for the slip beside the stage, but for nothing else: a tablet lying flat. */
  get compact(): boolean {
    return !narrow.current && compact.current;
  },
  /** A desktop with little room beside the stage or below it. */
  get tight(): boolean {
    return this.compact || this.short;
  },
  get touch(): boolean {
    return touch.current;
  },
  /** Whether the system wants the night's colours. */
  get dark(): boolean {
    return dark.current;
  },
  /** Whether the system wants more contrast. */
  get contrast(): boolean {
    return contrast.current;
  },
};
