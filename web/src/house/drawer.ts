/** Own cards that lie ready in this browser: one set a game, and the last of it that was in order. */
import type { CardSet } from "@/house/blanks";

export interface OwnCards {
  name: string;
  /** The file as it was when last in order; empty if it never was. */
  text: string;
  /** What is on the desk, faults and all. */
  draft?: CardSet;
}

const key = (game: string): string => `hornbook.cards.${game}`;

export const ownCards = {
  of(game: string): OwnCards | null {
    try {
      const text = localStorage.getItem(key(game));
      return text ? (JSON.parse(text) as OwnCards) : null;
    } catch {
      return null;
    }
  },

  /** Those that a table can be opened with. */
  ready(game: string): OwnCards | null {
    const found = ownCards.of(game);
    return found?.text ? found : null;
  },

  /** Whether they are kept: a browser may be full, or forbid it. */
  keep(game: string, cards: OwnCards): boolean {
    try {
      localStorage.setItem(key(game), JSON.stringify(cards));
      return true;
    } catch {
      return false;
    }
  },

  drop(game: string): void {
    try {
      localStorage.removeItem(key(game));
    } catch {
      return; // nothing could be kept either
    }
  },
};
