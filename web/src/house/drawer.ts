/** Own cards that lie ready in this browser: one file a game. */

export interface OwnCards {
  name: string;
  text: string;
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

  keep(game: string, cards: OwnCards): void {
    try {
      localStorage.setItem(key(game), JSON.stringify(cards));
    } catch {
      return; // full or forbidden: the cards are still on the page
    }
  },

  drop(game: string): void {
    localStorage.removeItem(key(game));
  },
};
