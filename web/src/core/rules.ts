/** The rules in short chapters, and which of them a question belongs to. */
import type { Words } from "@/core/words";

export interface Chapter {
  /** Counted from 1. */
  number: number;
  title: string;
  text: string;
  /** The steps of the questions it explains. */
  asks: string[];
}

/** Whether there is a book to open: a game that has just come may have none yet. */
export function hasRules(words: Words | null | undefined, game: string | undefined): boolean {
  return words?.has(`web-learn-${game}-1`) ?? false;
}

export function chaptersOf(words: Words, game: string): Chapter[] {
  const found: Chapter[] = [];
  for (let number = 1; words.has(`web-learn-${game}-${number}`); number += 1) {
    const id = `web-learn-${game}-${number}`;
    const asks = words.has(`${id}.asks`) ? words.say(`${id}.asks`).split(/\s+/) : [];
    found.push({ number, title: words.say(`${id}.title`), text: words.say(id), asks });
  }
  return found;
}

/** The chapter of what is asked; the first one says what counts. */
export function chapterOf(chapters: Chapter[], step: string | null): Chapter | null {
  const asked = step === null ? undefined : chapters.find(({ asks }) => asks.includes(step));
  return asked ?? chapters[0] ?? null;
}
