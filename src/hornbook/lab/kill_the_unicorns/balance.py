"""Kill the Unicorns' experiment: characters as dealt, then powers dealt apart from ruse decks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from hornbook.games.kill_the_unicorns.deal import ChooseCharacter
from hornbook.games.kill_the_unicorns.decks import (
    Character,
    Goods,
    KillTheUnicornsCards,
    Power,
)
from hornbook.games.kill_the_unicorns.game import KillTheUnicorns
from hornbook.games.kill_the_unicorns.options import (
    ActInstead,
    Buy,
    DareRival,
    Foretell,
    HideRuse,
    StepOut,
    SwapCard,
    TakeBack,
    TakeCharacter,
)
from hornbook.games.kill_the_unicorns.scoring import score
from hornbook.kernel import Decision, Option, Seat, SettingValue
from hornbook.lab.balance import experiment
from hornbook.lab.balance.experiment import AS_IS, SEAT, Held
from hornbook.text import Catalogue

APART: Final = "apart"
USES: Final[Mapping[type[Option], Power]] = {
    DareRival: Power.DARE_RIVAL,
    Foretell: Power.FORETELL,
    SwapCard: Power.SWAP_CARD,
    StepOut: Power.LIE_IN_WAIT,
    ActInstead: Power.SECOND_RUSE,
    TakeBack: Power.TAKE_BACK,
}
"""The power that an option uses: kept for later, it was on offer and not taken."""


class Experiment(experiment.Experiment[KillTheUnicorns, KillTheUnicornsCards]):
    """Characters and starting unicorns as dealt; powers and ruse decks each by the dice."""

    arms: ClassVar[tuple[str, ...]] = (AS_IS, APART)
    settings: ClassVar[Mapping[str, SettingValue]] = {"characters": "dealt"}
    families: ClassVar[tuple[str, ...]] = (
        "character",
        "power",
        "deck",
        "ruse",
        "ware",
        "starter",
        SEAT,
    )

    def give(self, game: KillTheUnicorns) -> Held:
        held: Held = [{} for _ in game.seats]
        if game.setup.settings["characters"] == "chosen":
            return held  # nobody is anybody yet
        if self.arm == AS_IS:
            return [{"character": [_character(game, seat).value]} for seat in game.seats]
        powers = [card.power for card in game.cards.characters]
        self.chance.shuffle(powers)
        for seat in game.seats:
            game.table.powers[seat] = powers[seat]
            held[seat]["power"] = [powers[seat].value]
            held[seat]["deck"] = [_character(game, seat).value]
        return held

    def choice(self, game: KillTheUnicorns, decision: Decision, choice: int, held: Held) -> int:
        """Where characters are chosen, everybody takes one by the dice."""
        if not isinstance(decision.question, ChooseCharacter):
            return choice
        choice = self.chance.below(len(decision.options))
        taken = decision.options[choice]
        if isinstance(taken, TakeCharacter):
            held[decision.seat]["character"] = [taken.character.value]
        return choice

    def dealt(self, game: KillTheUnicorns) -> Held:
        unicorns = game.cards.unicorns
        return [
            {"starter": [unicorns[caught.unicorn].id for caught in game.table.herds[seat]]}
            for seat in game.seats
        ]

    def order(self, game: KillTheUnicorns) -> Sequence[Seat]:
        return game.clockwise_from_first()

    def named(self, game: KillTheUnicorns, option: Option) -> tuple[str, str] | None:
        if isinstance(option, HideRuse):
            return "ruse", game.cards.ruses[option.ruse].id
        if isinstance(option, Buy):
            return "ware", option.goods.value
        power = USES.get(type(option))
        return None if power is None else ("power", power.value)

    def round_number(self, game: KillTheUnicorns) -> int:
        return game.table.round_number

    def standing(self, game: KillTheUnicorns) -> Mapping[str, list[int]]:
        return {"score": [score(game, seat).total for seat in game.seats]}

    def counts(self, game: KillTheUnicorns) -> Mapping[str, list[int]]:
        return {"unicorns": [len(herd) for herd in game.table.herds]}

    def names(
        self, cards: KillTheUnicornsCards, catalogue: Catalogue
    ) -> Mapping[str, Mapping[str, str]]:
        called = KillTheUnicorns.names(cards, catalogue)
        people = {one.value: catalogue.say(f"character-{one.value}") for one in Character}
        return {
            "character": people,
            "deck": people,
            "power": {
                card.power.value: catalogue.say(f"power-{card.power.value}")
                for card in cards.characters
            },
            "ruse": {ruse.id: called["RuseId"](number) for number, ruse in enumerate(cards.ruses)},
            "ware": {goods.value: catalogue.say(f"goods-{goods.value}") for goods in Goods},
            "starter": {
                unicorn.id: called["UnicornId"](number)
                for number, unicorn in enumerate(cards.unicorns)
            },
        }


def _character(game: KillTheUnicorns, seat: Seat) -> Character:
    found = game.table.characters[seat]
    if found is None:
        raise RuntimeError("characters are dealt in this experiment")
    return found
