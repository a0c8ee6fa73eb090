/** Which language this page speaks. All that is said depends on it, and is said anew when it changes. */
import { below } from "@/core/address";

export const USUAL = "en";

/** What is spoken now. Only what has all its sentences at hand is put here (`speak` in `words.ts`). */
export const tongue = $state({ spoken: USUAL });

/** Of the languages there are, the first that the reader's browser asks for. */
export function preferred(known: string[], asked: readonly string[] = navigator.languages): string {
  const found = asked.map((one) => one.toLowerCase().split("-")[0] ?? "");
  return found.find((one) => known.includes(one)) ?? USUAL;
}

/** Whoever has to tell others what is spoken here. */
const listeners = new Set<(language: string) => void>();

/** Hear of another language; what is given back ends it. */
export function onSpoken(listener: (language: string) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** From now on this is what the page says: for readers aloud, hyphens, and the server's own pages. */
export function speakNow(language: string): void {
  document.documentElement.lang = language;
  document.cookie = `hornbook-lang=${language}; path=${below("/")}; max-age=31536000; SameSite=Lax`;
  if (tongue.spoken === language) return;
  tongue.spoken = language;
  for (const tell of listeners) tell(language);
}
