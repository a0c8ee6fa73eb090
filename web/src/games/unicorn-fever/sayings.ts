/** Short sentences about tokens and sums. */
import type { Words } from "@/core/words";
import type { ActionToken } from "@/generated/unicorn-fever";

/** A token in two words: its main effect. */
export function tokenTitle(words: Words, token: ActionToken): string {
  if (token.contract) return words.say("web-unicorn-fever-pile-contract");
  if (token.gold) return words.say("web-unicorn-fever-pile-gold", { gold: token.gold });
  if (token.bet !== "none") return words.say("web-unicorn-fever-pile-bet", { kind: token.bet });
  return words.say("web-unicorn-fever-pile-magic", { count: token.magic });
}

/** What else it does, or what it costs. */
export function tokenNote(words: Words, token: ActionToken, printed: boolean): string {
  if (token.contract) return words.say("web-unicorn-fever-pile-price", { price: token.price });
  if (token.first_player) return words.say("web-unicorn-fever-pile-bell");
  if (token.bet_glory) return words.say("web-unicorn-fever-pile-glory", { glory: token.bet_glory });
  if (token.bet !== "none" && token.magic)
    return words.say("web-unicorn-fever-pile-with-magic", { count: token.magic });
  if (printed) return words.say("web-unicorn-fever-pile-always");
  if (token.magic) return words.say("web-unicorn-fever-pile-play");
  return words.say("web-unicorn-fever-pile-plain");
}

/** A magic card's name without its letter and sign. */
export function magicName(words: Words, card: number): string {
  return words.name("MagicId", card);
}

/** A contract's sentence, without the glory that stands at its foot. */
export function contractLine(words: Words, contract: number, glory: number): string {
  const { text, without_foot: alone } = words.card("contracts", contract);
  return glory && alone !== undefined ? alone : text;
}
