"""A guided first game in the terminal."""

from __future__ import annotations

from hornbook.cli.play import YOU, Evening
from hornbook.cli.screen import Screen
from hornbook.cli.seating import cast, phrases_for
from hornbook.lessons import lesson, lessons
from hornbook.text import Catalogue


def learn(game: str, catalogue: Catalogue, *, fast: bool) -> None:
    """Play the game's lesson, and on to the end."""
    taught = lesson(game)
    dealt = taught.deal()
    players = cast(catalogue, taught.seats)
    screen = Screen(catalogue.say("cli-go-on"), fast=fast)
    phrases = phrases_for(dealt, catalogue, players, YOU)
    screen.say(catalogue.say("coach-prepared"), "dim")
    evening = Evening(dealt, [""], screen, phrases, None, taught=taught)
    evening.begin()
    evening.play()


def show_lessons(catalogue: Catalogue) -> None:
    """What can be learnt, and how long it takes."""
    screen = Screen(catalogue.say("cli-go-on"), fast=True)
    for name in lessons():
        game, minutes = catalogue.say(f"game-{name}"), lesson(name).minutes
        screen.say(catalogue.say("cli-lesson", {"game": game, "minutes": minutes}))
        screen.quote(f"hornbook learn {name}")
