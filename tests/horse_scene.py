"""A game of Horse Fever put into a position in a line or two."""

from __future__ import annotations

from typing import Any

import hornbook
from hornbook.games.horse_fever.board.swap import update_perks
from hornbook.games.horse_fever.deal import BeginRound, HandOnFirstPlayer, full_action_deck
from hornbook.games.horse_fever.game import HorseFever
from hornbook.games.horse_fever.options import PlaceBet
from hornbook.games.horse_fever.race import RevealActions
from hornbook.games.horse_fever.stables import STABLES
from hornbook.games.horse_fever.table import Bet, BetKind, Loan, Placed
from hornbook.kernel import Edition, Event, Option, Seat
from hornbook.racing import LANES, NO_EFFECTS, Lane, Row, line_up
from racing_scene import RacingScene

COLOURS = tuple(stable.value for stable in STABLES)
WIN, PLACE = BetKind.WIN, BetKind.PLACE
BANK, MOB = Loan.BANK, Loan.MOB
BOARD, FAMILY = "horse-fever-board", "horse-fever-family"


def lane(colour: str) -> Lane:
    return LANES[COLOURS.index(colour)]


class Scene(RacingScene):
    """A position under construction, and its game.

    At first everyone is alike: 3000 D, no stable, no card, no point; seat 0 is the first player
    and the stables stand on the blackboard in the order of the lanes, black at 1:2.
    """

    def __init__(
        self, seats: int = 4, name: str = BOARD, cards: Edition | None = None, **settings: Any
    ) -> None:
        game = hornbook.new(name, seats=seats, seed="scene", edition=cards, **settings)
        assert isinstance(game, HorseFever)
        self.game = game
        self.table = game.table
        self.events: list[Event] = list(game.opening)
        table = self.table
        table.owners = [None] * 6
        table.points = [0] * seats
        table.rows = [Row(row) for row in range(6)]
        table.first = Seat(0)
        for seat in range(seats):
            self.character(seat, game.cards.characters[seat].id).danari(seat, 3000)
        self.from_the_start()

    # Putting things on the table

    def first(self, seat: int) -> Scene:
        self.table.first = Seat(seat)
        return self.from_the_start()

    def from_the_start(self) -> Scene:
        """The round begins here, with nobody holding action cards."""
        self.table.action_deck = full_action_deck(self.game)
        self.table.hands = [()] * self.game.setup.seats
        self.run(*self.game.round_of_play(), HandOnFirstPlayer(), BeginRound())
        return self

    def ask_again(self) -> Scene:
        """Whoever is asked looks at the table as it is now."""
        self.game.pending = self.game.agenda[-1].ask(self.game)
        return self

    def danari(self, seat: int, amount: int) -> Scene:
        self.table.bank += self.table.danari[seat] - amount
        self.table.danari[seat] = amount
        return self

    def points(self, seat: int, tokens: int) -> Scene:
        self.table.points[seat] = tokens
        return self

    def stable(self, seat: int, *colours: str) -> Scene:
        for colour in colours:
            self.table.owners[lane(colour)] = Seat(seat)
        return self

    def odds(self, **odds: int) -> Scene:
        """Odds by colour: ``odds(red=4)`` puts the red stable at 1:4."""
        for colour, times in odds.items():
            self.table.rows[lane(colour)] = Row(times - 2)
        return self

    def character(self, seat: int, name: str) -> Scene:
        ids = [card.id for card in self.game.cards.characters]
        self.table.characters[seat] = ids.index(name)
        update_perks(self.game, Seat(seat))
        return self

    def assistant(self, seat: int, *names: str) -> Scene:
        for name in names:
            card = self.number("assistants", name)
            self._out_of_the_deck(self.table.assistant_pile, card)
            self.table.assistants[seat] += (card,)
        update_perks(self.game, Seat(seat))
        return self

    def horse(self, seat: int, *names: str) -> Scene:
        for name in names:
            card = self.number("horses", name)
            self._out_of_the_deck(self.table.horse_pile, card)
            self.table.horses[seat] += (card,)
        return self

    def objective(self, seat: int, *names: str) -> Scene:
        """Hidden objectives; naming one twice takes both of its cards."""
        for name in names:
            first = self.number("objectives", name)
            taken = [card for held in self.table.objectives for card in held]
            card = first + 1 if first in taken else first
            self._out_of_the_deck(self.table.objective_pile, card)
            self.table.objectives[seat] += (card,)
        return self

    def loan(self, seat: int, *loans: Loan) -> Scene:
        self.table.loans[seat] += loans
        return self

    def hand(self, seat: int, *names: str) -> Scene:
        """Action cards in hand."""
        cards = tuple(self.number("actions", name) for name in names)
        self.table.action_deck = [c for c in self.table.action_deck if c not in cards]
        self.table.hands[seat] = cards
        return self

    def behind(self, colour: str, *names: str, seat: int = 0) -> Scene:
        """Action cards face down behind a horse."""
        for name in names:
            card = self.number("actions", name)
            self.table.action_deck = [c for c in self.table.action_deck if c != card]
            self.table.lanes[lane(colour)] += (Placed(card, Seat(seat)),)
        return self

    def stall(self, colour: str, name: str, seat: int = 0) -> Scene:
        """A horse card lined up, without what happens when it is."""
        self.stable(seat, colour).horse(seat, name)
        self.table.stalls[lane(colour)] = self.number("horses", name)
        return self

    def bet(self, seat: int, kind: BetKind, colour: str, stake: int) -> Scene:
        self.table.pay(Seat(seat), stake)
        self.table.tokens[lane(colour)] -= 1
        self.table.bets.append(Bet(Seat(seat), kind, lane(colour), stake))
        return self

    def top(self, deck: str, *names: str) -> Scene:
        """The next cards to be drawn from a deck, the first named first."""
        pile = getattr(self.table, f"{deck.removesuffix('s')}_pile")
        cards = []
        for name in names:
            number = self.number(deck, name)
            cards.append(number + 1 if number in cards else number)
        pile.cards = [c for c in pile.cards if c not in cards] + cards[::-1]
        return self

    def line_up(self) -> Scene:
        self.table.race = line_up(self.table.rows, [NO_EFFECTS] * 6)
        return self

    def finish(self, *colours: str) -> Scene:
        """The race is over; colours not named come in behind, in the order of the lanes."""
        if self.table.race is None:
            self.line_up()
        return self.everyone_home(*colours)

    def later(self, turn: int = 1) -> Scene:
        """The start of the race is over."""
        self.game.race.turn = turn
        return self

    # Making things happen

    def reveal(self) -> Scene:
        self.run(RevealActions())
        return self

    def race_turn(self, speeds: str, one: str = "", two: str = "") -> Scene:
        """Turn this movement card; then roll these dice, if any."""
        self.next_card(speeds)
        if one:
            self.dice(one, two or one)
        self.turn(dice=bool(one))
        return self

    def cross_the_line(self) -> list[str]:
        """Check the finish line, up to the first question. Returns who is home."""
        self.check_finish()
        return [COLOURS[one] for one in self.game.race.order]

    def pick(self, kind: type[Option], /, **fields: Any) -> list[Event]:
        """Choose the option of that kind with these fields."""
        return self.choose(self.offered(kind, **fields)[0])

    def place(self, kind: BetKind, colour: str, stake: int) -> list[Event]:
        """Answer a bet question and its stake."""
        self.choose(PlaceBet(kind, lane(colour)))
        return self.choose(stake)

    # Looking

    def offered(self, kind: type[Option], /, **fields: Any) -> list[Any]:
        """The options of that kind, with these fields."""
        return [
            option
            for option in self.options()
            if isinstance(option, kind)
            and all(getattr(option, name) == value for name, value in fields.items())
        ]

    def number(self, deck: str, name: str) -> Any:
        """A card's number in its deck."""
        return [card.id for card in getattr(self.game.cards, deck)].index(name)

    def spot(self, colour: str) -> int:
        return self.game.race.spots[lane(colour)]

    def effect(self, colour: str) -> Any:
        return self.game.race.effects[lane(colour)]

    def score(self, seat: int) -> int:
        return self.table.score(Seat(seat))

    def owner(self, colour: str) -> int | None:
        return self.table.owners[lane(colour)]

    def is_conserved(self) -> bool:
        """Whether no money appeared or vanished."""
        return self.table.bank + sum(self.table.danari) == 0

    @staticmethod
    def _out_of_the_deck(pile: Any, card: int) -> None:
        pile.cards = [one for one in pile.cards if one != card]
