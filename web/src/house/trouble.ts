/** Why the server did not do it, in words. */
import { Refused } from "@/core/api";
import type { Words } from "@/core/words";

export function saidOf(words: Words, error: unknown): string {
  return error instanceof Refused ? words.refusal(error.note) : words.say("web-house-unreachable");
}
