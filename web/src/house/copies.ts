/** A deck as a list of different cards, each with how many there are of it. */
import type { SaidCard } from "@/core/words";

export interface Copies extends SaidCard {
  count: number;
}

export function copies(cards: SaidCard[]): Copies[] {
  const found: Copies[] = [];
  for (const card of cards) {
    const same = found.find(({ name, text }) => name === card.name && text === card.text);
    if (same) same.count += 1;
    else found.push({ ...card, count: 1 });
  }
  return found;
}
