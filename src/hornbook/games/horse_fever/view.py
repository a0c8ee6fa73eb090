"""What a seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from hornbook.games.horse_fever.decks import (
    ActionId,
    AssistantId,
    CharacterId,
    HorseId,
    ObjectiveId,
)
from hornbook.games.horse_fever.piles import Card, Pile
from hornbook.games.horse_fever.table import Bet, Loan, Placed, Table
from hornbook.kernel import Result, Seat, View
from hornbook.racing import LANES, Lane, MovementId, Race, Row

if TYPE_CHECKING:
    from hornbook.games.horse_fever.game import HorseFever


class PlayerView(Struct, frozen=True):
    """What everyone knows of a player."""

    character: CharacterId | None  # None until it is chosen
    danari: int
    points: int  # tokens
    score: int  # tokens and stables
    minimum_bet: int
    stables: tuple[Lane, ...]
    assistants: tuple[AssistantId, ...]
    horses: tuple[HorseId, ...]
    loans: tuple[Loan, ...]
    hand: int  # how many action cards
    objectives: tuple[int, ...]  # one entry an objective: the bag it lies in
    fulfilled: tuple[ObjectiveId, ...]
    bought: int  # in this phase: a bit for each deck, then one for stables
    out: bool


class ActionView(Struct, frozen=True):
    """An action card behind a horse: who played it, and what it is where that is known."""

    seat: Seat
    card: ActionId | None


class PileView(Struct, frozen=True):
    """A deck, and what the seat knows of it."""

    bags: tuple[int, ...]  # by place, the bottom first: the bag it belongs to
    clues: tuple[int, ...]  # by card: a bit for each bag it may be in; 0 if it may be anywhere
    drawn: tuple[int, ...]  # what the seat is choosing from


class HorseView(View, frozen=True):
    """The table as one seat sees it (``seat`` None: as everyone does)."""

    seat: Seat | None
    waiting: tuple[Seat, ...]  # who must choose
    round_number: int
    rounds: int
    first: Seat
    players: tuple[PlayerView, ...]
    hand: tuple[ActionId, ...]
    raised: ActionId | None  # the card whose lane the seat is choosing
    objectives: tuple[ObjectiveId, ...]
    rows: tuple[Row, ...]  # by lane
    owners: tuple[Seat | None, ...]  # by lane
    tokens: tuple[int, ...]  # by lane
    bets: tuple[Bet, ...]
    stalls: tuple[HorseId | None, ...]  # by lane
    actions: tuple[tuple[ActionView, ...], ...]  # by lane
    active: tuple[tuple[ActionView, ...], ...]  # by lane: what acts, once revealed
    action_deck: int
    objective_pile: PileView
    assistant_pile: PileView
    horse_pile: PileView
    movement_deck: int
    movement_turned: tuple[MovementId, ...]
    race: Race | None
    result: Result | None


def look(game: HorseFever, seat: Seat | None) -> HorseView:
    """The table through one seat's eyes."""
    table = game.table
    mine = seat is not None and game.asked(seat) is not None
    return HorseView(
        seat=seat,
        waiting=tuple([decision.seat for decision in game.pending]),
        round_number=table.round_number,
        rounds=table.rounds,
        first=table.first,
        players=tuple([_player(game, one) for one in game.seats]),
        hand=() if seat is None else table.hands[seat],
        raised=table.raised if mine else None,
        objectives=() if seat is None else table.objectives[seat],
        rows=tuple(table.rows),
        owners=tuple(table.owners),
        tokens=tuple(table.tokens),
        bets=tuple(table.bets),
        stalls=tuple(table.stalls),
        actions=tuple([_actions(table, table.lanes[lane], seat) for lane in LANES]),
        active=tuple([_actions(table, table.active[lane], seat) for lane in LANES]),
        action_deck=len(table.action_deck),
        objective_pile=_pile(game, table.objective_pile, seat, mine),
        assistant_pile=_pile(game, table.assistant_pile, seat, mine),
        horse_pile=_pile(game, table.horse_pile, seat, mine),
        movement_deck=len(table.movement_deck),
        movement_turned=tuple(table.movement_turned),
        race=table.race.copy() if table.race else None,
        result=game.result,
    )


def _player(game: HorseFever, seat: Seat) -> PlayerView:
    table = game.table
    bags = table.objective_pile.bag
    raised = table.raised is not None and game.asked(seat) is not None
    return PlayerView(
        character=table.characters[seat],
        danari=table.danari[seat],
        points=table.points[seat],
        score=table.score(seat),
        minimum_bet=table.minimum_bet(seat),
        stables=tuple([lane for lane in LANES if table.owners[lane] == seat]),
        assistants=table.assistants[seat],
        horses=table.horses[seat],
        loans=table.loans[seat],
        hand=len(table.hands[seat]) + raised,
        objectives=tuple([bags[card] for card in table.objectives[seat]]),
        fulfilled=table.fulfilled[seat],
        bought=table.bought[seat],
        out=seat in table.left,
    )


def _pile(game: HorseFever, pile: Pile[Card], seat: Seat | None, mine: bool) -> PileView:
    viewer = game.setup.seats if seat is None else seat
    return PileView(
        bags=tuple([pile.bag[card] for card in pile.cards]),
        clues=tuple([clues[viewer] for clues in pile.clues]),
        drawn=pile.drawn if mine else (),
    )


def _actions(table: Table, placed: tuple[Placed, ...], seat: Seat | None) -> tuple[ActionView, ...]:
    return tuple(
        [ActionView(c.seat, c.card if table.revealed or c.seat == seat else None) for c in placed]
    )
