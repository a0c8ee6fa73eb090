"""Deal again all that a seat cannot know, as the seat knows it could lie."""

from __future__ import annotations

from itertools import combinations

from msgspec.structs import replace

from hornbook.games.kill_the_unicorns.table import Foretold, Table
from hornbook.kernel import Chance, Seat


def deal_again(table: Table, seat: Seat | None, chance: Chance) -> None:
    """Draw hidden hunt cards, face-down ruses and deck orders anew."""
    chance.deal_again(table.deck)
    for other in range(len(table.hands)):
        if other != seat:
            _lay_again(table, Seat(other), chance)
        _place_again(table, Seat(other), seat, chance)


def _lay_again(table: Table, rival: Seat, chance: Chance) -> None:
    """Everyone has the same hunt cards and used ones are open: only which lie face down is not."""
    laid = table.laid[rival]
    if table.revealed or not laid:
        return
    cards = [*laid, *table.hands[rival]]
    for told in table.foretold:
        if told.seat == rival:
            _order_as_told(cards, len(laid), told, chance)
            break
    else:
        chance.deal_again(cards)
    table.laid[rival] = tuple(cards[: len(laid)])
    table.hands[rival] = tuple(sorted(cards[len(laid) :]))


def _order_as_told(cards: list[int], laid: int, told: Foretold, chance: Chance) -> None:
    """Whoever paid the lowest card in hand has none below it, and has not named the own total."""
    cards.sort()
    low = [card for card in cards if card < told.price]
    fits = [
        (*low, *some)
        for some in combinations(cards[len(low) :], laid - len(low))
        if sum(low) + sum(some) != told.total
    ]
    chosen = fits[chance.below(len(fits))]
    for card in chosen:
        cards.remove(card)
    cards[:0] = chosen


def _place_again(table: Table, owner: Seat, seat: Seat | None, chance: Chance) -> None:
    """A character's ruses are known; those nobody has shown change places with each other.

    2.1: a seat may not look at its own placed ruse again, but it knows what it placed, and what
    it kept.
    """
    deck, hand = table.ruse_decks[owner], table.ruse_hands[owner]
    if owner == seat:
        cards = [*deck]
        chance.deal_again(cards)
        table.ruse_decks[owner] = tuple(cards)
        return
    places = [
        (place, placed)
        for place, ruses in enumerate(table.ruses)
        for placed in ruses
        if placed.seat == owner
    ]
    cards = [*deck, *hand, *[placed.ruse for _, placed in places]]
    chance.deal_again(cards)
    for place, placed in places:
        new = replace(placed, ruse=cards.pop())
        table.ruses[place] = tuple([new if p == placed else p for p in table.ruses[place]])
    table.ruse_hands[owner] = tuple([cards.pop() for _ in hand])
    table.ruse_decks[owner] = tuple(cards)
