"""How the things of Kill the Unicorns are called, in the words of a catalogue."""

from __future__ import annotations

from collections.abc import Mapping

from hornbook.games.kill_the_unicorns.colours import Colour
from hornbook.games.kill_the_unicorns.decks import Character, KillTheUnicornsCards, Power
from hornbook.text import Catalogue, Namer


def names(cards: KillTheUnicornsCards, catalogue: Catalogue) -> Mapping[str, Namer]:
    """By the name of a type: how one of its values is called."""
    say = catalogue.say

    def named(kind: str, card: str) -> str:
        # A card typed in without a name goes by its id.
        message = f"{kind}-{card}"
        return say(message) if catalogue.has(message) else card.replace("-", " ").capitalize()

    def unicorn(number: int) -> str:
        about = cards.unicorns[number]
        return about.name or named("unicorn", about.id)

    def ruse(number: int) -> str:
        about = cards.ruses[number]
        return about.name or named("ruse", about.id)

    return {
        "UnicornId": unicorn,
        "RuseId": ruse,
        "Character": lambda one: say(f"character-{Character(one).value}"),
        "Power": lambda one: say(f"power-{Power(one).value}"),
        "Colour": lambda one: say(f"colour-{Colour(one).value}"),
    }
