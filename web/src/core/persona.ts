/** Who this browser's person is to others. */
import { keepPreferences, preferences } from "@/core/memory.svelte";
import type { Words } from "@/core/words";

export interface Persona {
  name: string;
  portrait: string;
}

/** Whether others could read it as a name; the server has the last word. */
export function isName(name: string, words: Words): boolean {
  const pronoun = words.say("person-you").toLowerCase();
  return /[\p{L}\p{N}\p{S}]/u.test(name) && name.trim().toLowerCase() !== pronoun;
}

/** The name and face that are remembered; a newcomer is a guest until they say more. */
export function me(words: Words): Persona {
  const { name, portrait } = preferences;
  return { name: isName(name, words) ? name.trim() : words.say("person-guest"), portrait };
}

/** Whether this browser knows its person's name. */
export function isKnown(words: Words): boolean {
  return isName(preferences.name, words);
}

export function remember({ name, portrait }: Persona): void {
  preferences.name = name;
  preferences.portrait = portrait;
  keepPreferences();
}
