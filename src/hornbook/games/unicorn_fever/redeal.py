"""Deal again all that a seat cannot know, as the seat knows it could lie."""

from __future__ import annotations

from itertools import zip_longest
from operator import attrgetter
from typing import Any, TypeAlias

from hornbook.games.unicorn_fever.decks import MagicId
from hornbook.games.unicorn_fever.magic import ChooseLane, PlayMagic
from hornbook.games.unicorn_fever.table import Placed, Table
from hornbook.games.unicorn_fever.view import known
from hornbook.kernel import Chance, Question, Seat, Step, fitted

Draw: TypeAlias = tuple[int, int]
"""When a card was drawn, counted in choices, and from which shuffle."""


def deal_again(table: Table, seat: Seat | None, chance: Chance) -> None:
    """Draw hidden hands, face-down magic and deck orders anew."""
    chance.deal_again(table.contract_deck)
    chance.deal_again(table.movement_deck)
    _deal_magic_again(table, seat, chance)


def raise_cards(agenda: list[Step[Any] | Question[Any]], seat: Seat | None) -> None:
    """A rival who must play a card has one in mind: nobody can tell when that is settled."""
    asking = agenda[-1] if agenda else None
    if isinstance(asking, PlayMagic) and asking.seat != seat and asking.count:
        agenda[-1] = ChooseLane(asking.seat, asking.count - 1, asking.extra)


def _deal_magic_again(table: Table, seat: Seat | None, chance: Chance) -> None:
    """Hidden magic cards change places among those that may hold them.

    A deck is made from discards that everyone has seen, so everyone knows which shuffle each
    hidden card comes from, and how many cards of each shuffle a player drew. A hidden card
    therefore only changes places with cards of the same shuffle.
    """
    generation, hands = table.generation, table.hands
    rivals = [Seat(one) for one in range(len(hands)) if one != seat]
    laid = _laid(table)
    draws = {rival: _draws_of(table, rival, laid[rival], seat, chance) for rival in rivals}
    pools: dict[int, list[MagicId]] = {shuffle: [] for shuffle in sorted(set(generation))}
    for card in table.magic_deck:
        pools[generation[card]].append(card)
    for rival in rivals:
        for card in hands[rival]:
            pools[generation[card]].append(card)
        for placed in laid[rival]:
            if not known(table, placed, seat):
                pools[generation[placed.card]].append(placed.card)
    for pool in pools.values():
        chance.deal_again(pool)
    table.magic_deck = [pools[generation[card]].pop() for card in table.magic_deck]
    drawn = [0] * len(table.drawn)
    for card in () if seat is None else (*hands[seat], *[one.card for one in laid[seat]]):
        drawn[card] = table.drawn[card]
    table.drawn = drawn
    for rival in rivals:
        _lay(table, rival, list(zip_longest(laid[rival], draws[rival])), seat, pools)


def _laid(table: Table) -> list[list[Placed]]:
    """By seat: its cards on the lanes, in the order they were played."""
    laid: list[list[Placed]] = [[] for _ in table.hands]
    for cards in table.lanes:
        for placed in cards:
            laid[placed.seat].append(placed)
    for played in laid:
        played.sort(key=_TICK)
    return laid


_TICK = attrgetter("tick")


def _draws_of(
    table: Table, rival: Seat, laid: list[Placed], seat: Seat | None, chance: Chance
) -> list[Draw]:
    """For each card a rival has laid, then for each card in hand: the draw it may come from.

    A card is drawn before it is played, so each takes one of the draws made before it. Which of
    two draws of the same shuffle it was, nobody can tell, even of a card that is known.
    """
    drawn, generation = table.drawn, table.generation
    if laid:
        first = laid[0].tick
        cards = (*[placed.card for placed in laid], *table.hands[rival])
        # What was drawn before the first card was played could be played at any time.
        draws = [(drawn[one] if drawn[one] >= first else 0, generation[one]) for one in cards]
    else:
        draws = [(0, generation[one]) for one in table.hands[rival]]
    draws.sort()
    if not laid or len({shuffle for _, shuffle in draws}) == 1:
        return draws  # cards of one shuffle are alike: the first one played was drawn first
    fits = []
    for placed in laid:
        shuffle = generation[placed.card] if known(table, placed, seat) else None
        early = [place for place, (tick, _) in enumerate(draws) if tick < placed.tick]
        fits.append([place for place in early if shuffle in (None, draws[place][1])])
    taken = fitted(fits, chance)
    left = [draw for place, draw in enumerate(draws) if place not in taken]
    return [*[draws[place] for place in taken], *left]


def _lay(
    table: Table,
    rival: Seat,
    places: list[tuple[Placed | None, Draw]],
    seat: Seat | None,
    pools: dict[int, list[MagicId]],
) -> None:
    """Lay a rival's cards on the same places, the rest into the hand."""
    new: dict[Placed, Placed] = {}
    hand = []
    for placed, (tick, shuffle) in places:
        if placed is not None and known(table, placed, seat):
            card = placed.card
        else:
            card = pools[shuffle].pop()
        table.drawn[card] = tick
        if placed is None:
            hand.append(card)
        else:
            new[placed] = Placed(card, rival, placed.tick, placed.seen)
    table.hands[rival] = tuple(hand)
    if new:
        table.lanes = [tuple([new.get(one, one) for one in cards]) for cards in table.lanes]
