"""Deal again all that a seat cannot know, as the seat knows it could lie."""

from __future__ import annotations

from msgspec.structs import replace

from hornbook.games.unicorn_fever.decks import MagicId
from hornbook.games.unicorn_fever.table import Placed, Table
from hornbook.games.unicorn_fever.view import known
from hornbook.kernel import Chance, Seat
from hornbook.racing import LANES, Lane


def deal_again(table: Table, seat: Seat | None, chance: Chance) -> None:
    """Draw hidden hands, face-down magic and deck orders anew."""
    chance.shuffle(table.contract_deck)
    chance.shuffle(table.movement_deck)
    _deal_magic_again(table, seat, chance)


def _deal_magic_again(table: Table, seat: Seat | None, chance: Chance) -> None:
    """Hidden magic cards change places among those that may hold them.

    A deck is made from discards that everyone has seen, so everyone knows which shuffle each
    hidden card comes from, and how many cards of each shuffle a player drew. A hidden card
    therefore only changes places with cards of the same shuffle.
    """
    rivals = [Seat(one) for one in range(len(table.hands)) if one != seat]
    places = {rival: _hidden_of(table, rival, seat) for rival in rivals}
    draws = {rival: _draws_of(table, rival, places[rival], chance) for rival in rivals}
    pools: dict[int, list[MagicId]] = {}
    for card in table.magic_deck:
        pools.setdefault(table.generation[card], []).append(card)
    for rival in rivals:
        for card in _held(table, rival, places[rival]):
            pools.setdefault(table.generation[card], []).append(card)
    for pool in pools.values():
        chance.shuffle(pool)
    table.magic_deck = [pools[table.generation[card]].pop() for card in table.magic_deck]
    for rival in rivals:
        cards = [pools[shuffle].pop() for _, shuffle in draws[rival]]
        for card, (tick, _) in zip(cards, draws[rival], strict=True):
            table.drawn[card] = tick
        _lay(table, rival, places[rival], cards)


def _hidden_of(table: Table, rival: Seat, seat: Seat | None) -> list[tuple[Lane, Placed]]:
    """A rival's face-down cards that the seat has not seen, in the order they were played."""
    places = [
        (lane, placed)
        for lane in LANES
        for placed in table.lanes[lane]
        if placed.seat == rival and not known(table, placed, seat)
    ]
    return sorted(places, key=lambda place: place[1].tick)


def _draws_of(
    table: Table, rival: Seat, places: list[tuple[Lane, Placed]], chance: Chance
) -> list[tuple[int, int]]:
    """For each hidden place, then for each card in hand: when a card was drawn, from which shuffle.

    A card is drawn before it is played, so each place takes one of the draws made before it.
    """
    draws = [(table.drawn[card], table.generation[card]) for card in _held(table, rival, places)]
    taken: list[tuple[int, int]] = []
    for _, placed in places:
        draw = chance.choose([draw for draw in draws if draw[0] < placed.tick])
        draws.remove(draw)
        taken.append(draw)
    return taken + draws


def _held(table: Table, rival: Seat, places: list[tuple[Lane, Placed]]) -> list[MagicId]:
    return [*[placed.card for _, placed in places], *table.hands[rival]]


def _lay(
    table: Table, rival: Seat, places: list[tuple[Lane, Placed]], cards: list[MagicId]
) -> None:
    """Lay a rival's cards on the same places, the rest into the hand."""
    new = {placed: card for (_, placed), card in zip(places, cards, strict=False)}
    for lane in {lane for lane, _ in places}:
        table.lanes[lane] = tuple(
            [replace(c, card=new[c]) if c in new else c for c in table.lanes[lane]]
        )
    table.hands[rival] = tuple(cards[len(places) :])
