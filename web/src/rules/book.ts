/** The rules of a game in our own words, as the server tells them. */
import { below } from "@/core/address";
import { getOpenly } from "@/core/api";
import type { Place } from "@/core/rules";
import { tongue } from "@/core/tongue.svelte";

export interface Paragraph {
  id: string;
  text: string;
  /** What is not the rulebook's own is marked. */
  kind?: "rule" | "ruling" | "house";
  title?: string;
  questions?: string[];
  events?: string[];
  words?: string[];
  refusals?: string[];
  decks?: string[];
  example?: string;
}

export interface Chapter {
  id: string;
  title: string;
  paragraphs: Paragraph[];
  /** The rulebook's; nothing where it has none. */
  number?: string;
}

/** All that a chapter says. */
export function textOf(chapter: Chapter): string {
  return chapter.paragraphs.map(({ text }) => text).join(" ");
}

export interface Value {
  value: number;
  said: string;
  lane?: number;
  card?: number;
}

export interface Control {
  name: string;
  label: string;
  kind: "choice" | "amount" | "order" | "many" | "turns";
  first: number | number[];
  values?: Value[];
  low?: number;
  high?: number;
  step?: number;
  unit?: string;
  deck?: string;
}

export interface Line {
  said: string;
  value?: string;
  lane?: number;
  spot?: number;
  state?: string;
  colour?: string;
}

export interface Shown {
  said: string[];
  figures?: { unit: string; value: number; said: string }[];
  lines?: Line[];
}

export interface Form {
  controls: Control[];
  shown: Shown;
}

export interface Book {
  game: string;
  language: string;
  chapters: Chapter[];
  examples: Record<string, Form>;
}

const LINKED = ["questions", "events", "words", "refusals", "decks"] as const;
type Linked = (typeof LINKED)[number];

const asked = new Map<string, Promise<Book>>();

/** The book in the language that is spoken; one that did not come is asked for again. */
export function bookOf(game: string, language = tongue.spoken): Promise<Book> {
  const key = `${game} ${language}`;
  let found = asked.get(key);
  if (!found) {
    found = getOpenly<Book>(`/api/games/${game}/rules?lang=${language}`);
    asked.set(key, found);
    found.catch(() => asked.delete(key));
  }
  return found;
}

export interface Found {
  chapter: Chapter;
  /** Null where the whole chapter is meant. */
  paragraph: Paragraph | null;
}

/** Where something is explained; null where the book says nothing of it. */
export function placeIn({ chapters }: Book, place: Place): Found | null {
  const [kind = "", name = ""] = place.split("/");
  for (const chapter of chapters) {
    const short = chapter.id.slice(chapter.id.indexOf("-") + 1);
    if (place === chapter.id || (kind === "chapters" && name === short))
      return { chapter, paragraph: null };
    const paragraph = chapter.paragraphs.find(
      (one) => one.id === place || (isLinked(kind) && (one[kind]?.includes(name) ?? false)),
    );
    if (paragraph) return { chapter, paragraph };
  }
  return null;
}

function isLinked(kind: string): kind is Linked {
  return (LINKED as readonly string[]).includes(kind);
}

/** The paragraphs that have all these words, those with one in their heading first. */
export function search({ chapters }: Book, wanted: string): Found[] {
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  const all = chapters.flatMap((chapter) =>
    chapter.paragraphs.map((paragraph) => ({ chapter, paragraph })),
  );
  const heads = ({ chapter }: Found): boolean =>
    words.some((word) => folded(chapter.title).includes(word));
  const found = all.filter(({ chapter, paragraph }) => {
    const text = folded(`${chapter.title} ${paragraph.title ?? ""} ${paragraph.text}`);
    return words.every((word) => text.includes(word));
  });
  return [...found.filter(heads), ...found.filter((one) => !heads(one))];
}

/** Without capitals and accents, as people type. */
export function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase();
}

/** The words that look most like what was typed: by the pairs of letters they share. */
export function nearest(titles: string[], wanted: string, most = 3): string[] {
  const pairs = (text: string): Set<string> => {
    const letters = folded(text).replace(/\s/g, "");
    return new Set([...letters].slice(1).map((letter, place) => `${letters[place]}${letter}`));
  };
  const sought = pairs(wanted);
  const shared = (title: string): number =>
    [...pairs(title)].filter((one) => sought.has(one)).length;
  return titles
    .map((title) => ({ title, alike: shared(title) }))
    .filter(({ alike }) => alike > 0)
    .sort((one, other) => other.alike - one.alike)
    .slice(0, most)
    .map(({ title }) => title);
}

export type Given = Record<string, number | number[]>;

/** What the engine makes of an example. */
export async function tried(game: string, example: string, given: Given): Promise<Shown> {
  const answer = await fetch(below(`/api/games/${game}/example`), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ example, given, lang: tongue.spoken }),
  });
  if (!answer.ok) throw new Error(String(answer.status));
  return (await answer.json()) as Shown;
}
