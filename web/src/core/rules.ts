/** Where the rules can be read, for whoever only has to know that. The book itself is in `src/rules`. */
import type { Words } from "@/core/words";

/** What is to be looked up: `questions/choose-bet`, `words/odds`, `chapters/short`, or a paragraph's id. */
export type Place = string;

/** Whether there is a book to open: a game that has just come may have none yet. */
export function hasRules(words: Words | null | undefined): boolean {
  return words?.game?.rules ?? false;
}
