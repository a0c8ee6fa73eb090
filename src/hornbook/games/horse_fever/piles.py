"""Decks that cards go back under, and what each player can know of them.

A player who draws four cards and keeps one knows the three that went back, and where; the others
know only that the four lie in four places. Such places are a *bag*: whoever has not looked into a
bag cannot tell its cards apart. Every place of a hidden card is in one bag, and that is public.
What a player knows of a card is a *clue*: the bags it may be in.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Generic, TypeVar

from msgspec import Struct

from hornbook.kernel import Chance, fitted

Card = TypeVar("Card", bound=int)

_MOST_BAGS: Final = 50  # clues stay numbers that every program can read


class Pile(Struct, Generic[Card]):
    """A deck, the cards somebody is choosing from, and what can be known of them."""

    cards: list[Card]  # the top card is the last one
    bag: list[int]  # by card: the bag it lies in, while it is hidden
    clues: list[tuple[int, ...]]  # by card: for each seat and then the public, a bit for each bag
    bags: int = 1
    drawn: tuple[Card, ...] = ()

    def copy(self) -> Pile[Card]:
        """An independent pile that looks the same."""
        return Pile(self.cards[:], self.bag[:], self.clues[:], self.bags, self.drawn)

    @property
    def layered(self) -> bool:
        """Whether cards went under the deck since it was shuffled, so that shuffling matters."""
        cards, bag = self.cards, self.bag
        return len({bag[card] for card in cards}) > 1

    def shuffle(self, chance: Chance) -> None:
        """Nobody knows any longer what lies where in the deck."""
        chance.shuffle(self.cards)
        self.mix(self.cards)

    def draw(self, count: int) -> tuple[Card, ...]:
        """Take cards from the top for somebody to choose from."""
        self.drawn = tuple([self.cards.pop() for _ in range(min(count, len(self.cards)))])
        return self.drawn

    def keep(self, card: Card, seat: int, chance: Chance, hidden: bool) -> None:
        """Keep one of the drawn cards; the others go under the deck, in any order."""
        rest = [other for other in self.drawn if other != card]
        self.mix(self.drawn if hidden else rest, (seat,), self.drawn)
        chance.shuffle(rest)
        self.cards[:0] = rest
        self.drawn = ()

    def take_back(self, cards: Iterable[Card], known_to: Iterable[int], chance: Chance) -> None:
        """Cards that were in play are shuffled into the deck."""
        back = list(cards)
        if not back:
            return
        self.cards += back
        self.shuffle(chance)
        for viewer in known_to:
            for card in back:
                self._note(card, viewer, 1 << self.bag[card])

    def mix(
        self,
        cards: Sequence[Card],
        seen_by: Sequence[int] = (),
        among: Sequence[Card] | None = None,
    ) -> None:
        """These cards go into a new bag, and only who saw them all knows that they are there.

        ``among`` are all the cards they were picked from, where that was more than these.
        """
        if self.bags == _MOST_BAGS:
            self._forget_empty_bags()
        mixed = 0
        for card in cards if among is None else among:
            mixed |= 1 << self.bag[card]
        new = 1 << self.bags
        nothing = (0,) * len(self.clues[0])
        for number, clues in enumerate(self.clues):
            if clues != nothing:
                self.clues[number] = tuple(
                    [
                        clue | new if clue & mixed and viewer not in seen_by else clue
                        for viewer, clue in enumerate(clues)
                    ]
                )
        for card in cards:
            self.bag[card] = self.bags
            for viewer in seen_by:
                self._note(card, viewer, new)
        self.bags += 1

    def deal_again(
        self,
        viewer: int,
        hands: Sequence[tuple[Card, ...]],
        look: bool,
        chance: Chance,
        own: tuple[Card, ...] = (),
    ) -> list[tuple[Card, ...]]:
        """Lay the hidden cards as the viewer knows they could lie. Returns the hands anew.

        ``hands`` are those hidden from the viewer; ``look`` says that it sees the drawn cards;
        ``own`` is what only the viewer knows. The others then know what everyone knows.
        """
        drawn = () if look else self.drawn
        found = [*self.cards, *drawn, *[card for hand in hands for card in hand]]
        places = [self.bag[card] for card in found]
        dealt = self._laid_out(sorted(found), places, viewer, chance)
        if self.bags > 1:
            bags: dict[int, int] = {
                card: self.bag[card] for card in (*own, *(self.drawn if look else ()))
            }
            bags |= dict(zip(dealt, places, strict=True))
            self.bag = [bags.get(card, 0) for card in range(len(self.bag))]
            nothing = (0,) * len(self.clues[0])
            others = len(nothing) - 1
            self.clues = [
                clues
                if clues == nothing
                else (clues[-1],) * viewer + (clues[viewer],) + (clues[-1],) * (others - viewer)
                for clues in self.clues
            ]
        count = len(self.cards)
        self.cards = dealt[:count]
        rest = iter(dealt[count:])
        if not look:
            self.drawn = tuple([next(rest) for _ in self.drawn])
        return [tuple([next(rest) for _ in hand]) for hand in hands]

    def _laid_out(
        self, cards: list[Card], places: list[int], viewer: int, chance: Chance
    ) -> list[Card]:
        """The cards on these places in any order: each only where the viewer's clue lets it be."""
        clues = {card: self.clues[card][viewer] for card in cards}
        free = cards
        known: list[Card] = []
        if any(clues.values()):
            known = [card for card in cards if clues[card]]
            free = [card for card in cards if not clues[card]]
        chance.shuffle(free)
        if not known:
            return free
        fits = {
            clue: [at for at, bag in enumerate(places) if clue >> bag & 1]
            for clue in {clues[card] for card in known}
        }
        where = fitted([fits[clues[card]] for card in known], chance)
        held = dict(zip(where, known, strict=True))
        dealt = [held[at] if at in held else free.pop() for at in range(len(places))]
        # A card with a clue changes places with any card that may lie where it does, twice: where
        # the first ones went no longer matters.
        for at in where * 2:
            other = chance.below(len(dealt))
            here, there = clues[dealt[at]], clues[dealt[other]]
            if (not here or here >> places[other] & 1) and (not there or there >> places[at] & 1):
                dealt[at], dealt[other] = dealt[other], dealt[at]
        return dealt

    def _note(self, card: Card, viewer: int, clue: int) -> None:
        clues = list(self.clues[card])
        clues[viewer] = clue
        self.clues[card] = tuple(clues)

    def _forget_empty_bags(self) -> None:
        """Number the bags anew, without those that hold nothing any more."""
        full = sorted(set(self.bag))
        number = {bag: new for new, bag in enumerate(full)}
        self.bag = [number[bag] for bag in self.bag]
        self.clues = [
            tuple([sum(1 << number[bag] for bag in full if clue >> bag & 1) for clue in clues])
            for clues in self.clues
        ]
        self.bags = len(full)


def new_pile(cards: list[Card], kinds: int, viewers: int) -> Pile[Card]:
    """A deck of which nobody knows anything; ``kinds`` is one more than its highest card."""
    return Pile(cards, [0] * kinds, [(0,) * viewers] * kinds)
