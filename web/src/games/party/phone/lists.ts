/** How a phone puts words and sentences together, as `Words` does for whole tables. */
import { say } from "@/games/party/phone/words";

export function join(words: string[]): string {
  if (words.length < 2) return words[0] ?? say("list-empty");
  const last = words.at(-1) ?? "";
  const head = words.slice(0, -1).reduce((head, next) => say("list-more", { head, next }));
  return say("list-last", { head, last });
}

export function beside(words: string[]): string {
  return chain("list-then", words);
}

export function told(sentences: string[]): string {
  return chain("sentence-next", sentences);
}

function chain(link: string, parts: string[]): string {
  return parts.length ? parts.reduce((head, next) => say(link, { head, next })) : "";
}
