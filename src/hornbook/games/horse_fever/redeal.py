"""Deal again all that a seat cannot know, as the seat knows it could lie."""

from __future__ import annotations

from msgspec.structs import replace

from hornbook.games.horse_fever.decks import ActionId
from hornbook.games.horse_fever.table import Table
from hornbook.kernel import Chance, Seat
from hornbook.racing import LANES


def deal_again(table: Table, seat: Seat | None, asked: bool, chance: Chance) -> None:
    """Draw hidden cards and deck orders anew; ``asked`` says that the seat is choosing now."""
    chance.shuffle(table.movement_deck)
    _deal_actions_again(table, seat, asked, chance)
    seats = len(table.hands)
    viewer = seats if seat is None else seat
    rivals = [other for other in range(seats) if other != seat]
    hidden = [table.objectives[rival] for rival in rivals]
    hidden = table.objective_pile.deal_again(viewer, hidden, asked, chance)
    for rival, objectives in zip(rivals, hidden, strict=True):
        table.objectives[rival] = objectives
    table.assistant_pile.deal_again(viewer, [], asked, chance)
    table.horse_pile.deal_again(viewer, [], asked, chance)


def _deal_actions_again(table: Table, seat: Seat | None, asked: bool, chance: Chance) -> None:
    """Every round the whole deck is shuffled, so all cards the seat has not seen are alike."""
    rivals = [other for other in range(len(table.hands)) if other != seat]
    pool: list[ActionId] = table.action_deck[:]
    for rival in rivals:
        pool += table.hands[rival]
    if table.raised is not None and not asked:
        pool.append(table.raised)
    if not table.revealed:
        pool += [c.card for lane in LANES for c in table.lanes[lane] if c.seat != seat]
    chance.shuffle(pool)
    table.action_deck = [pool.pop() for _ in table.action_deck]
    for rival in rivals:
        table.hands[rival] = tuple([pool.pop() for _ in table.hands[rival]])
    if table.raised is not None and not asked:
        table.raised = pool.pop()
    if not table.revealed:
        for lane in LANES:
            table.lanes[lane] = tuple(
                [c if c.seat == seat else replace(c, card=pool.pop()) for c in table.lanes[lane]]
            )
