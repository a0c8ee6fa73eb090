"""A game of Unicorn Fever put into a position in a line or two."""

from __future__ import annotations

from typing import Any

import hornbook
from hornbook.games.unicorn_fever.decks import BetKind, MagicId, Stack
from hornbook.games.unicorn_fever.game import UnicornFever
from hornbook.games.unicorn_fever.options import Pass, PlaceBet, TakeAction
from hornbook.games.unicorn_fever.perks import combined_perks
from hornbook.games.unicorn_fever.race import RevealMagic
from hornbook.games.unicorn_fever.table import Bet, Placed
from hornbook.kernel import Event, Seat
from hornbook.racing import LANES, Lane, LaneEffects, Row, line_up
from racing_scene import RacingScene

COLOURS = ("green", "orange", "yellow", "blue", "purple", "red")
WIN, EARLY, LATE = BetKind.WIN, BetKind.EARLY, BetKind.LATE


def lane(colour: str) -> Lane:
    return LANES[COLOURS.index(colour)]


class Scene(RacingScene):
    """A position under construction, and its game."""

    def __init__(self, seats: int = 4, seed: str = "scene", **settings: Any) -> None:
        game = hornbook.new("unicorn-fever", seats=seats, seed=seed, **settings)
        assert isinstance(game, UnicornFever)
        self.game = game
        self.table = game.table
        self.events: list[Event] = list(game.opening)
        self.first(0)

    # Putting things on the table

    def first(self, seat: int) -> Scene:
        """That seat is the first player, and planning begins with it."""
        self.table.first = Seat(seat)
        turns = [q for q in self.game.agenda if hasattr(q, "action")]
        rest = [q for q in self.game.agenda if not hasattr(q, "action")]
        order = self.game.clockwise_from_first()
        turns.sort(key=lambda q: (-q.action, -order.index(q.seat)))
        self.game.agenda[:] = [*rest, *turns]
        self.game.pending = turns[-1].ask(self.game)
        return self

    def odds(self, **multipliers: int) -> Scene:
        """Odds tokens by colour: ``odds(red=4)`` puts red on x4."""
        for colour, times in multipliers.items():
            self.table.rows[lane(colour)] = Row(times - 2)
        return self

    def calm(self) -> Scene:
        """No unicorn has the fever."""
        self.table.fevered = ()
        return self

    def fever(self, *colours: str) -> Scene:
        self.table.fevered = tuple(lane(colour) for colour in colours)
        return self

    def sign(self, seat: int, *contracts: str) -> Scene:
        """The seat holds these contracts."""
        ids = [contract.id for contract in self.game.cards.contracts]
        for name in contracts:
            number = ids.index(name)
            self.table.contracts[seat] += (number,)
            perks = self.game.cards.contracts[number].perks
            self.table.perks[seat] = combined_perks((self.table.perks[seat], perks))
        return self

    def bet(self, seat: int, kind: BetKind, colour: str, stake: int, glory: int = 0) -> Scene:
        self.table.pay(Seat(seat), stake)
        self.table.bet_tokens[kind] &= ~(1 << lane(colour))
        self.table.bets.append(Bet(Seat(seat), kind, lane(colour), stake, glory))
        return self

    def card(self, name: str, copy: int = 0) -> MagicId:
        """The number of a magic card."""
        ids = [card.id for card in self.game.cards.magic]
        return MagicId(ids.index(name) + copy)

    def hand(self, seat: int, *names: str) -> Scene:
        """The seat holds exactly these magic cards; what it held goes under the deck."""
        held = [self.card(name, names[:place].count(name)) for place, name in enumerate(names)]
        everyone = [c for one in self.table.hands for c in one]
        pool = [c for c in [*self.table.magic_deck, *everyone] if c not in held]
        for other in range(len(self.table.hands)):
            if other != seat:
                size = len(self.table.hands[other])
                self.table.hands[other] = tuple(pool.pop() for _ in range(size))
        self.table.hands[seat] = tuple(held)
        self.table.magic_deck = pool
        self.game.pending = self.game.agenda[-1].ask(self.game)
        return self

    def magic(self, colour: str, *names: str, seat: int = 0) -> Scene:
        """Face-down magic on a lane."""
        for name in names:
            copies = [self.card(name, number) for number in (0, 1)]
            used = {placed.card for cards in self.table.lanes for placed in cards}
            card = next(c for c in copies if c not in used)
            placed = Placed(card, Seat(seat), 1, 1 << seat)
            self.table.lanes[lane(colour)] += (placed,)
        return self

    def finish(self, *colours: str) -> Scene:
        """The race is over; colours not named come in behind, in lane order."""
        return self.line_up().everyone_home(*colours)

    def line_up(self, **effects: LaneEffects) -> Scene:
        """All unicorns at the start, with these effects by colour."""
        none = LaneEffects()
        by_lane = [effects.get(colour, none) for colour in COLOURS]
        self.table.race = line_up(self.table.rows, by_lane)
        return self

    # Making things happen

    def reveal(self) -> list[Event]:
        return self.run(RevealMagic())

    def race_turn(self) -> list[Event]:
        return self.turn()

    def take(self, stack: Stack) -> list[Event]:
        """Take the top token of a stack, or its printed effect."""
        tokens = self.game.cards.tokens
        for option in self.options():
            if isinstance(option, TakeAction) and tokens[option.token].stack is stack:
                return self.choose(option)
        raise AssertionError(f"{stack} cannot be taken")

    def place(self, kind: BetKind, colour: str, stake: int) -> list[Event]:
        """Answer a bet question and its stake."""
        self.choose(PlaceBet(kind, lane(colour)))
        return self.choose(stake)

    def skip_magic(self) -> None:
        """Play whatever magic must be played, anywhere."""
        while self.asked() in ("play-magic", "choose-lane", "choose-peek"):
            options = self.options()
            self.choose(Pass() if Pass() in options else options[0])

    # Looking

    def spots(self) -> dict[str, int]:
        return dict(zip(COLOURS, self.game.race.spots, strict=True))
