"""Deal again all that a seat cannot know, as the seat knows it could lie."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from hornbook.games.horse_fever.decks import ActionId
from hornbook.games.horse_fever.rigging import ChooseCard, ChooseLane
from hornbook.games.horse_fever.table import Table
from hornbook.kernel import Chance, Question, Seat, Step
from hornbook.racing import LANES


def deal_again(table: Table, seat: Seat | None, asked: bool, chance: Chance) -> None:
    """Draw hidden cards and deck orders anew; ``asked`` says that the seat is choosing now."""
    chance.deal_again(table.movement_deck)
    _deal_actions_again(table, seat, chance)
    seats = len(table.hands)
    viewer = seats if seat is None else seat
    rivals = [other for other in range(seats) if other != seat]
    own = () if seat is None else table.objectives[seat]
    hidden = [table.objectives[rival] for rival in rivals]
    hidden = table.objective_pile.deal_again(viewer, hidden, asked, chance, own)
    for rival, objectives in zip(rivals, hidden, strict=True):
        table.objectives[rival] = objectives
    table.assistant_pile.deal_again(viewer, [], asked, chance)
    table.horse_pile.deal_again(viewer, [], asked, chance)


def lower_card(table: Table, agenda: list[Step[Any] | Question[Any]]) -> None:
    """Whoever has raised a card takes it back into the hand."""
    asking = agenda[-1] if agenda else None
    if isinstance(asking, ChooseCard | ChooseLane) and table.raised is not None:
        table.hands[asking.seat] += (table.raised,)
        table.raised = None


def raise_card(table: Table, agenda: list[Step[Any] | Question[Any]]) -> None:
    """Whoever must play a card has one in mind: nobody else can tell when that is settled."""
    asking = agenda[-1] if agenda else None
    if isinstance(asking, ChooseCard | ChooseLane):
        *hand, table.raised = table.hands[asking.seat]
        table.hands[asking.seat] = tuple(hand)
        agenda[-1] = ChooseLane(asking.seat)


def _deal_actions_again(table: Table, seat: Seat | None, chance: Chance) -> None:
    """Every round the whole deck is shuffled, so all cards the seat has not seen are alike."""
    rivals = [other for other in range(len(table.hands)) if other != seat]
    pool: list[ActionId] = table.action_deck[:]
    for rival in rivals:
        pool += table.hands[rival]
    if not table.revealed:
        pool += [c.card for lane in LANES for c in table.lanes[lane] if c.seat != seat]
    chance.deal_again(pool)
    table.action_deck = [pool.pop() for _ in table.action_deck]
    for rival in rivals:
        table.hands[rival] = tuple([pool.pop() for _ in table.hands[rival]])
    if not table.revealed:
        for lane in LANES:
            table.lanes[lane] = tuple(
                [c if c.seat == seat else replace(c, card=pool.pop()) for c in table.lanes[lane]]
            )
