/** The few sentences the phone needs, in one language: it does not wait for a game's whole vocabulary. */
import { writeWith } from "@/core/figures";
import { patched, report } from "@/core/missing";
import { summed } from "@/core/sum";
import { preferred, speakNow, tongue } from "@/core/tongue.svelte";
import { kept, wantLanguage } from "@/games/party/phone/identity";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import texts from "texts:phone";

/** The languages there are texts in; each part of one is a small file, fetched when it is needed. */
export const known = Object.keys(texts).sort();

/** What has been asked for so far: another language brings the same. */
const asked = new Map<string, Promise<void>>();
let bundle = new FluentBundle(tongue.spoken, { useIsolating: false });

/** More sentences, as they are needed. */
export async function learn(part: string): Promise<void> {
  asked.set(part, asked.get(part) ?? read(bundle, [part]));
  await asked.get(part);
}

/** Speak another language from now on; what is on the page is said anew, and nothing else changes. */
export async function speak(language: string): Promise<void> {
  const next = new FluentBundle(language, { useIsolating: false });
  await read(next, ["door", ...asked.keys()]);
  bundle = next;
  const sign = (id: string): string => next.formatPattern(next.getMessage(id)?.value ?? "");
  writeWith(sign("number-thousands"), sign("number-decimal"));
  speakNow(language);
}

/** Somebody wants another language: the house's other pages speak it, too. */
export async function choose(language: string): Promise<void> {
  await speak(language);
  wantLanguage(language);
}

/** The language somebody chose anywhere in the house, or their browser's. */
export function first(): string {
  const { language = "" } = kept();
  return known.includes(language) ? language : preferred(known);
}

async function read(into: FluentBundle, parts: string[]): Promise<void> {
  const language = texts[into.locales[0] ?? ""] ?? {};
  for (const text of await Promise.all(parts.map((part) => language[part]?.() ?? "")))
    into.addResource(new FluentResource(text));
}

/** Pieces of the phone on another page: they speak with that page's words. */
export function lend(words: typeof say): void {
  lent = words;
}

let lent: typeof say | null = null;

export function has(id: string): boolean {
  return bundle.hasMessage(id);
}

export function say(id: string, facts: Record<string, string | number> = {}): string {
  if (lent) return lent(id, facts);
  void tongue.spoken; // whatever is said is said anew in another language
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) {
    report(id, "there is no such message");
    return id === "web-no-words" ? "…" : say("web-no-words");
  }
  const errors: Error[] = [];
  return patched(id, bundle.formatPattern(pattern, summed(facts), errors), errors);
}
