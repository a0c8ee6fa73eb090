/** What a page is called in the browser's tabs and history: where one is. */
import type { Words } from "@/core/words";

export function entitle(words: Words, page: string): void {
  document.title = words.say("web-title", { page });
}
