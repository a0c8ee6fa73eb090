"""Horse Fever's experiment: what the publisher printed is reported, not changed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final, Protocol

from hornbook.games.horse_fever.board.options import KeepAssistant, KeepHorse, KeepObjective
from hornbook.games.horse_fever.board.swap import hire
from hornbook.games.horse_fever.decks import HorseCards
from hornbook.games.horse_fever.game import HorseFever
from hornbook.games.horse_fever.options import PlayCard
from hornbook.kernel import Chance, Option, Seat, SettingValue
from hornbook.lab.balance import experiment
from hornbook.lab.balance.experiment import AS_IS, SEAT, Held
from hornbook.text import Catalogue

GIVEN: Final = "given"


class _Card(Protocol):
    @property
    def id(self) -> str: ...


class Experiment(experiment.Experiment[HorseFever, HorseCards]):
    """Characters and first hands as dealt; an assistant, an objective and a horse given."""

    arms: ClassVar[tuple[str, ...]] = (AS_IS, GIVEN)
    settings: ClassVar[Mapping[str, SettingValue]] = {"characters": "dealt"}
    families: ClassVar[tuple[str, ...]] = (
        "character",
        "assistant",
        "objective",
        "horse",
        "action",
        SEAT,
    )
    lends: ClassVar[bool] = True
    curve: ClassVar[str] = "points"

    def give(self, game: HorseFever) -> Held:
        held: Held = [{} for _ in game.seats]
        if self.arm == AS_IS or not game.shop:
            return held
        for seat in game.seats:
            held[seat] = _one_of_each(game, seat, self.chance)
        game.interject()  # an assistant may have a question of his own
        return held

    def dealt(self, game: HorseFever) -> Held:
        table, cards = game.table, game.cards
        found: Held = []
        for seat in game.seats:
            character = table.characters[seat]
            hand = dict.fromkeys(cards.actions[card].id for card in table.hands[seat])
            who = [] if character is None else [cards.characters[character].id]
            found.append({"character": who, "action": list(hand)})
        return found

    def order(self, game: HorseFever) -> Sequence[Seat]:
        return game.clockwise_from_first()

    def named(self, game: HorseFever, option: Option) -> tuple[str, str] | None:
        cards = game.cards
        if isinstance(option, KeepAssistant):
            return "assistant", cards.assistants[option.assistant].id
        if isinstance(option, KeepObjective):
            return "objective", cards.objectives[option.objective].id
        if isinstance(option, KeepHorse):
            return "horse", cards.horses[option.horse].id
        if isinstance(option, PlayCard):
            return "action", cards.actions[option.card].id
        return None

    def round_number(self, game: HorseFever) -> int:
        return game.table.round_number

    def standing(self, game: HorseFever) -> Mapping[str, list[int]]:
        table = game.table
        points = [table.score(seat) for seat in game.seats]
        return {"points": points, "danari": table.danari}

    def counts(self, game: HorseFever) -> Mapping[str, list[int]]:
        table = game.table
        return {
            "loans": [len(each) for each in table.loans],
            "stables": [table.stables(seat) for seat in game.seats],
        }

    def names(self, cards: HorseCards, catalogue: Catalogue) -> Mapping[str, Mapping[str, str]]:
        called = HorseFever.names(cards, catalogue)
        decks: dict[str, tuple[str, Sequence[_Card]]] = {
            "character": ("CharacterId", cards.characters),
            "assistant": ("AssistantId", cards.assistants),
            "objective": ("ObjectiveId", cards.objectives),
            "horse": ("HorseId", cards.horses),
            "action": ("ActionId", cards.actions),
        }
        return {
            family: {card.id: called[kind](number) for number, card in enumerate(deck)}
            for family, (kind, deck) in decks.items()
        }


def _one_of_each(game: HorseFever, seat: Seat, chance: Chance) -> dict[str, list[str]]:
    """An objective, a horse and an assistant from the tops of the decks, for nothing."""
    table, cards = game.table, game.cards
    (objective,) = table.objective_pile.draw(1)
    table.objective_pile.keep(objective, seat, chance, hidden=True)
    table.objectives[seat] += (objective,)
    (horse,) = table.horse_pile.draw(1)
    table.horse_pile.keep(horse, seat, chance, hidden=False)
    table.horses[seat] += (horse,)
    (assistant,) = table.assistant_pile.draw(1)
    table.assistant_pile.keep(assistant, seat, chance, hidden=False)
    hire(game, seat, assistant, drawn=True)
    return {
        "objective": [cards.objectives[objective].id],
        "horse": [cards.horses[horse].id],
        "assistant": [cards.assistants[assistant].id],
    }
