"""What positions of both Fever games have in common."""

from __future__ import annotations

from typing import Any, Self

from hornbook.kernel import Chance, Event, Option, Question, Step
from hornbook.racing import LANES, Lane, arrivals
from hornbook.racing.events import MovementTurned
from hornbook.racing.turns import cross_the_line, roll_sprint_dice, turn_movement_card


class Luck(Chance):
    """Luck that falls as the test says, then at random."""

    def __init__(self, *draws: int) -> None:
        super().__init__("test")
        self.draws = list(draws)

    def below(self, limit: int) -> int:
        return self.draws.pop(0) if self.draws else super().below(limit)


class RacingScene:
    """A position under construction, and its game."""

    game: Any
    table: Any
    events: list[Event]

    def lane(self, colour: str) -> Lane:
        return LANES[self.game.colours.index(colour)]

    # Putting things on the table

    def at(self, **spots: int) -> Self:
        """Racers by colour at these spaces of the track."""
        for colour, spot in spots.items():
            self.game.race.spots[self.lane(colour)] = spot
        return self

    def luck(self, *draws: int) -> Self:
        self.game.chance = Luck(*draws)
        return self

    def dice(self, one: str, two: str) -> Self:
        """The next roll of the sprint dice."""
        return self.luck(self.lane(one) * 6 + self.lane(two))

    def next_card(self, speeds: str) -> Self:
        """The movement card that will be turned next."""
        wanted = tuple(map(int, speeds))
        cards = self.game.cards.movement
        self.table.movement_deck.append(next(i for i, c in enumerate(cards) if c.speeds == wanted))
        return self

    def everyone_home(self, *colours: str) -> Self:
        """The race is over; colours not named come in behind, in lane order."""
        rest = [colour for colour in self.game.colours if colour not in colours]
        self.game.race.order[:] = [self.lane(colour) for colour in (*colours, *rest)]
        self.game.race.running.clear()
        return self

    # Making things happen

    def run(self, *steps: Step[Any] | Question[Any]) -> list[Event]:
        """Run just these steps, up to the first question."""
        self.game.agenda.clear()
        return self.now(*steps)

    def now(self, *steps: Step[Any] | Question[Any]) -> list[Event]:
        """These steps come next, before all that waits."""
        self.game.then(*steps)
        self.game.events = []
        self.game._go_on()
        self.events = self.game.events
        return self.events

    def turn(self, *, dice: bool = True) -> list[Event]:
        """Turn a movement card and roll the dice, without looking at the finish line."""
        self.game.agenda.clear()
        self.game.events = []
        card, spaces = turn_movement_card(self.game, self.game.race)
        self.game.tell(MovementTurned(self.game.race.turn, card, spaces))
        if dice:
            roll_sprint_dice(self.game, self.game.race)
        self.events = self.game.events
        return self.events

    def check_finish(self) -> list[Event]:
        """Check the finish line, up to the first question, without turning another card."""
        self.game.agenda.clear()
        self.game.events = []
        race = self.game.race
        if not cross_the_line(self.game, race, arrivals(race)):
            self.game._go_on()
        self.events = self.game.events
        return self.events

    def choose(self, option: Option | int) -> list[Event]:
        """Whoever is asked chooses this."""
        decision = self.game.pending[0]
        choice = option if isinstance(option, int) else decision.choice_of(option)
        self.events = self.game.apply(decision.seat, choice)
        return self.events

    # Looking

    def options(self) -> tuple[Option, ...]:
        return tuple(self.game.pending[0].options)

    def asked(self) -> str:
        """The name of the question now pending."""
        return str(self.game.pending[0].question.__struct_config__.tag)

    def seat(self) -> int:
        """Who is asked."""
        return int(self.game.pending[0].seat)

    def told(self, kind: type[Event]) -> list[Any]:
        """The last events of that kind."""
        return [event for event in self.events if isinstance(event, kind)]

    def row(self, colour: str) -> int:
        """The multiplier of a colour's odds row."""
        return int(self.table.rows[self.lane(colour)]) + 2

    def home(self) -> list[str]:
        return [self.game.colours[one] for one in self.game.race.order]
