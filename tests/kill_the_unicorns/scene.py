"""A game of Kill the Unicorns put into a position in a line or two."""

from __future__ import annotations

from typing import Any

import hornbook
from hornbook.games.kill_the_unicorns.colours import Colour
from hornbook.games.kill_the_unicorns.deal import ShuffleRuses, take_character
from hornbook.games.kill_the_unicorns.decks import Character, Goods, RuseId, UnicornId
from hornbook.games.kill_the_unicorns.game import KillTheUnicorns
from hornbook.games.kill_the_unicorns.hunt import BeginHunt
from hornbook.games.kill_the_unicorns.market import OpenMarket
from hornbook.games.kill_the_unicorns.options import Buy, HuntWith, LayHuntCard, Pass, UseOn
from hornbook.games.kill_the_unicorns.table import Caught, Placed, Ware
from hornbook.kernel import Event, Option, Question, Seat, Step

PINK, BLUE, GREEN, YELLOW = Colour.PINK, Colour.BLUE, Colour.GREEN, Colour.YELLOW
NONE = Colour.NONE
PLAIN_ROW = ("rosy-cheeks", "denim-dan", "kale-force", "saffron-sass")  # 2 stars each
OUT = None


class Scene:
    """A position under construction, and its game. Seat 0 is the first player."""

    def __init__(self, *characters: str, edition: Any = None) -> None:
        names = characters or ("princess", "knight", "wizard", "shaman")
        game = hornbook.new("kill-the-unicorns", seats=len(names), seed="scene", edition=edition)
        assert isinstance(game, KillTheUnicorns)
        self.game = game
        self.table = game.table
        self.events: list[Event] = []
        self.table.first = Seat(0)
        self.table.round_number = 1
        self.table.power_ready = [True] * len(names)
        for seat, name in enumerate(names):
            take_character(game, Seat(seat), Character(name))
        self.run(ShuffleRuses())
        self.table.deck = [UnicornId(number) for number in range(20)]
        self.row(*PLAIN_ROW)

    # Putting things on the table

    def row(self, *names: str) -> Scene:
        """These unicorns stand in a row, none of them hunted yet."""
        self.table.row = [self.unicorn(name) for name in names]
        self.table.ruses = [()] * 4
        self.table.place = -1
        return self

    def ruse(self, seat: int, name: str, place: int = 0) -> Scene:
        """A face-down ruse under one of the unicorns."""
        placed = Placed(self.kind(name), Seat(seat))
        self.table.ruses[place] += (placed,)
        return self

    def hand(self, seat: int, *cards: int) -> Scene:
        """The hunt cards a seat still has; the others are spent."""
        rest = list(self.game.cards.hunt)
        for card in cards:
            rest.remove(card)
        self.table.hands[seat] = tuple(sorted(cards))
        self.table.spent[seat] = tuple(rest)
        return self

    def herd(self, seat: int, *names: str) -> Scene:
        """The unicorns a seat has caught, its starter too."""
        cards = self.game.cards.unicorns
        numbers = [self.unicorn(name) for name in names]
        self.table.herds[seat] = tuple(Caught(n, cards[n].colour) for n in numbers)
        return self

    def colours(self, seat: int, *colours: Colour) -> Scene:
        """A herd of these colours, no matter which unicorns."""
        herd = [Caught(UnicornId(place), colour) for place, colour in enumerate(colours)]
        self.table.herds[seat] = tuple(herd)
        return self

    def keep(self, seat: int, name: str) -> Scene:
        """A ruse kept in hand."""
        self.table.ruse_hands[seat] = (self.kind(name),)
        return self

    def power_of(self, *seats: int) -> Scene:
        """Only these seats still have their power."""
        self.table.power_ready = [seat in seats for seat in self.game.seats]
        return self

    def spend_powers(self) -> Scene:
        """No power is left this round."""
        self.table.power_ready = [False] * self.game.setup.seats
        return self

    # Making things happen

    def run(self, *steps: Step[Any] | Question[Any]) -> list[Event]:
        """Run just these steps, up to the first question."""
        self.game.agenda.clear()
        self.game.then(*steps)
        self.game.events = []
        self.game._go_on()
        self.events = list(self.game.events)
        return self.events

    def choose(self, option: Option) -> list[Event]:
        """Whoever is asked chooses this."""
        decision = self.game.pending[0]
        events = self.game.apply(decision.seat, decision.choice_of(option))
        self.events += events
        return events

    def begin(self) -> Scene:
        """The next hunt begins."""
        self.run(BeginHunt())
        return self

    def lay(self, *plays: list[int] | None) -> Scene:
        """By seat: the cards laid, or None for a pass."""
        laying: dict[int, list[int]] = {
            seat: list(play) for seat, play in enumerate(plays) if play is not None
        }
        while (asked := self.asked()) in ("open-hunt", "join-hunt", "lay-card"):
            play = laying.get(self.seat())
            if asked == "lay-card":
                assert play
                self.choose(LayHuntCard(play.pop(0)))
            else:
                self.choose(HuntWith(len(play)) if play else Pass())
        return self

    def hunt(self, *plays: list[int] | None) -> Scene:
        """A whole hunt without powers, up to a question that a ruse asks."""
        self.spend_powers().begin().lay(*plays)
        return self

    def market(self) -> Scene:
        """The market opens."""
        self.run(OpenMarket())
        return self

    def buy(self, goods: str, on: str, colour: Colour = NONE, points: int | None = None) -> Scene:
        """Buy something, up to the payment if there is a choice."""
        for option in self.options():
            if (
                isinstance(option, Buy)
                and (option.goods, option.colour) == (Goods(goods), colour)
                and points in (None, option.points)
            ):
                self.choose(option)
                break
        else:
            raise AssertionError(f"{goods} cannot be bought")
        if self.asked() == "choose-unicorn":
            self.choose(UseOn(self.unicorn(on)))
        return self

    # Looking

    def unicorn(self, name: str) -> UnicornId:
        return UnicornId([card.id for card in self.game.cards.unicorns].index(name))

    def kind(self, name: str) -> RuseId:
        """The number of a ruse."""
        return RuseId([card.id for card in self.game.cards.ruses].index(name))

    def options(self) -> tuple[Option, ...]:
        return self.game.pending[0].options if self.game.pending else ()

    def asked(self) -> str:
        """The name of the question now pending."""
        if not self.game.pending:
            return ""
        return str(self.game.pending[0].question.__struct_config__.tag)

    def seat(self) -> int:
        """Who is asked."""
        return self.game.pending[0].seat

    def told(self, kind: type[Event]) -> list[Any]:
        """The events of that kind since the hunt or the market began."""
        return [event for event in self.events if isinstance(event, kind)]

    def caught(self, seat: int) -> list[str]:
        """The unicorns a seat has caught in hunts."""
        herd = self.table.herds[seat][1:]
        return [self.game.cards.unicorns[caught.unicorn].id for caught in herd]

    def last(self, seat: int) -> Caught:
        """The newest unicorn of a seat."""
        return self.table.herds[seat][-1]

    def winner(self) -> int | None:
        """Who caught something; None: nobody."""
        found = [seat for seat in self.game.seats if len(self.table.herds[seat]) > 1]
        return found[0] if found else None

    def wares(self, goods: str) -> list[Ware]:
        """What is left at a stall."""
        return [ware for ware in self.table.market if ware.goods is Goods(goods)]
