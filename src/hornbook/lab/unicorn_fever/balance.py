"""Unicorn Fever's experiment: contracts, pairs of them, openings and loans given by the dice."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any, ClassVar, Final

from hornbook.games.unicorn_fever.decks import ContractId, MagicId, Stack, UnicornCards
from hornbook.games.unicorn_fever.game import UnicornFever
from hornbook.games.unicorn_fever.loans import borrow
from hornbook.games.unicorn_fever.moments import OpeningContracts, reserve_with
from hornbook.games.unicorn_fever.options import PlayCard, SignContract, TakeAction
from hornbook.games.unicorn_fever.perks import combined_perks
from hornbook.games.unicorn_fever.planning import ChooseAction
from hornbook.kernel import Chance, Decision, Option, Seat
from hornbook.lab.balance import experiment
from hornbook.lab.balance.experiment import AS_IS, SEAT, Held
from hornbook.racing import Lane
from hornbook.text import Catalogue

GIVEN: Final = "given"
BORROWED: Final = "borrowed"
PAIRED: Final = "pairs"
MOST_LOANS: Final = 3  # that are given
AND: Final = "+"  # between the ids of a pair
# Perks that might make an engine with each other: of money and debts, and of bets that pay more.
ENGINES: Final = (
    (
        "income",
        "interest",
        "loan_gold",
        "loan_discount",
        "exchange_discount",
        "debts_forgiven",
    ),
    (
        "place_gold",
        "place_bonus",
        "place_percent",
        "stake_bonus",
        "bet_glory",
        "win_second",
        "fever_glory",
    ),
)


class Experiment(experiment.Experiment[UnicornFever, UnicornCards]):
    """Owner tiles and first hands as they are dealt; contracts, openings and loans given."""

    arms: ClassVar[tuple[str, ...]] = (AS_IS, GIVEN, BORROWED, PAIRED)
    brief: ClassVar[tuple[str, ...]] = (AS_IS, GIVEN)
    # Whoever was given loans, or a second contract, says little of the first.
    measured_in: ClassVar[Mapping[str, tuple[str, ...]]] = {"contract": (GIVEN,)}
    families: ClassVar[tuple[str, ...]] = (
        "contract",
        "pair",
        "opening",
        "loans",
        "magic",
        "owner",
        SEAT,
    )
    lends: ClassVar[bool] = True
    curve: ClassVar[str] = "glory"

    def give(self, game: UnicornFever) -> Held:
        held: Held = [{} for _ in game.seats]
        if self.arm == AS_IS:
            return held
        if self.arm == PAIRED:
            return self._give_pairs(game)
        steps: list[Any] = []
        for seat in game.seats:
            gained = game.cards.contracts[_sign_at_random(game, seat, self.chance)]
            held[seat]["contract"] = [gained.id]
            steps += reserve_with(seat, gained.perks)
            if self.arm == BORROWED:
                loans = self.chance.below(MOST_LOANS + 1)
                for _ in range(loans):
                    borrow(game, seat)
                held[seat]["loans"] = [str(loans)]
        # The first planning has begun; what contracts do at its beginning comes now.
        game.interject(*steps, OpeningContracts())
        return held

    def _give_pairs(self, game: UnicornFever) -> Held:
        """By a coin, a seat gets a likely engine, of whatever clans, or two at random."""
        held: Held = [{} for _ in game.seats]
        steps: list[Any] = []
        engines = list(pairs(game.cards))
        for seat in game.seats:
            if engines and self.chance.below(2):
                pair = engines[self.chance.below(len(engines))]
                signed = [_sign(game, seat, contract) for contract in pair]
                held[seat]["pair"] = [AND.join(game.cards.contracts[one].id for one in signed)]
            else:
                signed = [_sign_at_random(game, seat, self.chance) for _ in range(2)]
            for one in signed:
                steps += reserve_with(seat, game.cards.contracts[one].perks)
        game.interject(*steps, OpeningContracts())
        return held

    def dealt(self, game: UnicornFever) -> Held:
        table, cards = game.table, game.cards
        return [
            {
                "magic": list(dict.fromkeys(cards.magic[card].id for card in table.hands[seat])),
                "owner": [cards.unicorns[table.owned[seat]].colour.value],
            }
            for seat in game.seats
        ]

    def order(self, game: UnicornFever) -> Sequence[Seat]:
        return game.clockwise_from_first()

    def laid_out(self, game: UnicornFever) -> Sequence[tuple[str, str]]:
        contracts = game.cards.contracts
        return [("contract", contracts[one].id) for one in game.table.display]

    def named(self, game: UnicornFever, option: Option) -> tuple[str, str] | None:
        if isinstance(option, SignContract):
            return "contract", game.cards.contracts[option.contract].id
        if isinstance(option, PlayCard):
            return "magic", game.cards.magic[option.card].id
        if isinstance(option, TakeAction):
            return "opening", game.cards.tokens[option.token].stack.value
        return None

    def round_number(self, game: UnicornFever) -> int:
        return game.table.race_number

    def standing(self, game: UnicornFever) -> Mapping[str, list[int]]:
        table = game.table
        return {"glory": table.glory, "gold": table.gold, "loans": table.loans}

    def counts(self, game: UnicornFever) -> Mapping[str, list[int]]:
        table = game.table
        return {"loans": table.loans, "contracts": [len(each) for each in table.contracts]}

    def choice(self, game: UnicornFever, decision: Decision, choice: int, held: Held) -> int:
        """With what is given, everybody's very first action is a throw of the dice, too."""
        seat, question = decision.seat, decision.question
        if self.arm != GIVEN or "opening" in held[seat] or not isinstance(question, ChooseAction):
            return choice
        actions = [
            (place, option)
            for place, option in enumerate(decision.options)
            if isinstance(option, TakeAction)
        ]
        place, option = actions[self.chance.below(len(actions))]
        held[seat]["opening"] = [game.cards.tokens[option.token].stack.value]
        return place

    def names(self, cards: UnicornCards, catalogue: Catalogue) -> Mapping[str, Mapping[str, str]]:
        called = UnicornFever.names(cards, catalogue)
        contracts = {c.id: called["ContractId"](n) for n, c in enumerate(cards.contracts)}
        ids = [(cards.contracts[one].id, cards.contracts[other].id) for one, other in pairs(cards)]
        return {
            "contract": contracts,
            "pair": {
                one + AND + other: catalogue.join([contracts[one], contracts[other]])
                for one, other in ids
            },
            "magic": {c.id: called["MagicId"](MagicId(n)) for n, c in enumerate(cards.magic)},
            "owner": {
                u.colour.value: called["Lane"](Lane(n)) for n, u in enumerate(cards.unicorns)
            },
            "opening": {
                stack.value: catalogue.say(f"token-{stack.value}", {"letter": "none"})
                for stack in Stack
            },
        }


def pairs(cards: UnicornCards) -> Iterator[tuple[ContractId, ContractId]]:
    """Contracts that might be an engine together."""
    for perks in ENGINES:
        these = [
            ContractId(number)
            for number, contract in enumerate(cards.contracts)
            if any(getattr(contract.perks, perk) for perk in perks)
        ]
        yield from combinations(these, 2)


def _sign_at_random(game: UnicornFever, seat: Seat, chance: Chance) -> ContractId:
    """A contract of the game's clans for nothing, as if it were signed."""
    free = [*game.table.contract_deck, *game.table.display]
    return _sign(game, seat, free[chance.below(len(free))])


def _sign(game: UnicornFever, seat: Seat, contract: ContractId) -> ContractId:
    """Sign that contract for nothing; if it is at this table, it is there no more."""
    table = game.table
    if contract in table.display:
        table.display[table.display.index(contract)] = table.contract_deck.pop()
    elif contract in table.contract_deck:
        table.contract_deck.remove(contract)
    table.contracts[seat] += (contract,)
    gained = game.cards.contracts[contract].perks
    table.perks[seat] = combined_perks((table.perks[seat], gained))
    if gained.signing_gold:
        table.earn(seat, gained.signing_gold)
    return contract
