/** The words of a game's rules, found where they stand in a sentence. */
import type { Explanation } from "@/core/explain.svelte";
import type { Words } from "@/core/words";

/** A piece of a sentence; with `word` it is one that is explained. */
export interface Part {
  text: string;
  word: Explanation | null;
  /** The sign behind a word that must not begin a line: "glory," */
  close?: string;
}

/** With the narrow blank that French has before it. */
const CLOSING = /^[\u00a0\u202f]?[.,;:!?…)\]»“”’%–]+/;
const ID = /^word-[\w-]+/gm;

export class Glossary {
  /** Every word of the rules, in the order of the book of words. */
  readonly entries: Explanation[];
  private readonly meant = new Map<string, Explanation>();
  private readonly pattern: RegExp | null;

  constructor(words: Words) {
    const ids = [...new Set(words.game?.fluent.match(ID) ?? [])];
    this.entries = ids.map((id) => ({
      title: words.say(id),
      text: words.say(`${id}.about`),
      chapter: words.has(`${id}.chapter`) ? words.say(`${id}.chapter`) : "",
      rule: `words/${id.slice("word-".length)}`,
    }));
    ids.forEach((id, place) => {
      for (const form of words.say(`${id}.forms`).split(",")) {
        this.meant.set(form.trim().toLowerCase(), this.entries[place]!);
      }
    });
    const forms = [...this.meant.keys()].sort((one, other) => other.length - one.length);
    this.pattern = forms.length
      ? new RegExp(
          `(?<![\\p{L}\\p{N}-])(?:${forms.map(escaped).join("|")})(?![\\p{L}\\p{N}-])`,
          "giu",
        )
      : null;
  }

  /** A sentence in pieces: each word is explained where it stands first. */
  split(text: string): Part[] {
    const parts: Part[] = [];
    const told = new Set<Explanation>();
    let end = 0;
    for (const found of this.pattern ? text.matchAll(this.pattern) : []) {
      const word = this.meant.get(found[0].toLowerCase());
      if (!word || told.has(word)) continue;
      told.add(word);
      if (found.index > end) parts.push({ text: text.slice(end, found.index), word: null });
      end = found.index + found[0].length;
      const close = CLOSING.exec(text.slice(end))?.[0] ?? "";
      parts.push({ text: found[0], word, ...(close && { close }) });
      end += close.length;
    }
    if (end < text.length) parts.push({ text: text.slice(end), word: null });
    return parts;
  }

  /** The words that stand in a text. */
  within(text: string): Explanation[] {
    return this.split(text).flatMap(({ word }) => word ?? []);
  }
}

/** A letter before an apostrophe is no sign for money: “l’ordine d’arrivo”. */
function escaped(form: string): string {
  const whole = form.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/g, "\\s+");
  return form.length === 1 ? `${whole}(?!’)` : whole;
}

const known = new WeakMap<Words, Glossary>();

/** The words of these texts, read once. */
export function glossaryOf(words: Words): Glossary {
  let found = known.get(words);
  if (!found) known.set(words, (found = new Glossary(words)));
  return found;
}
