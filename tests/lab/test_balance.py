"""Balance: the method on a toy game whose values are known, and the real games through it."""

from __future__ import annotations

from random import Random

import pytest

import hornbook
from hornbook import games
from hornbook.kernel import BadSettings
from hornbook.lab.balance.effects import effects, estimate
from hornbook.lab.balance.experiment import AS_IS, SEAT, Seen, experiment, look_at
from hornbook.lab.balance.naming import Naming
from hornbook.lab.balance.report import Balance, report, sitting_for
from hornbook.lab.unicorn_fever.balance import pairs
from hornbook.text import Catalogue

CARDS = [f"card-{number}" for number in range(8)]
SEATS = 4


def toy(luck: Random, number: int, strong: str | None, points: float = 0.10) -> Seen:
    """Four seats, a card each; whoever has the strong one wins so much more often than even."""
    hands = luck.sample(CARDS, SEATS)
    chances = [1 / SEATS] * SEATS
    if strong in hands:
        chances = [
            1 / SEATS + points if hand == strong else (1 - 1 / SEATS - points) / (SEATS - 1)
            for hand in hands
        ]
    (winner,) = luck.choices(range(SEATS), chances)
    wins = [float(seat == winner) for seat in range(SEATS)]
    return Seen(
        game=number,
        seed=str(number),
        arm=AS_IS,
        wins=wins,
        leads=wins,
        decisions=1,
        held=[{"card": [hand]} for hand in hands],
        offered={},
        counts={},
        curves={},
    )


def verdicts(seed: int, strong: str | None) -> dict[str, str]:
    luck = Random(seed)  # noqa: S311 - a toy
    played = [toy(luck, number, strong) for number in range(3000)]
    return {one.key: one.verdict for one in effects(played, "card")}


def test_a_planted_card_of_ten_points_is_found():
    found = sum(verdicts(seed, "card-3")["card-3"] == "strong" for seed in range(100))
    assert found >= 95


def test_where_nothing_is_planted_nothing_is_found():
    quiet = sum(set(verdicts(seed, None).values()) == {"fits"} for seed in range(100))
    assert quiet >= 95


def test_ninety_five_of_a_hundred_intervals_hold_the_truth():
    luck = Random(7)  # noqa: S311 - a toy
    held = 0
    for _ in range(400):
        one = estimate([float(luck.random() < 0.3) for _ in range(200)])
        held += one.low <= 0.3 <= one.high
    assert 0.92 <= held / 400 <= 0.98


def test_the_more_are_compared_the_wider_the_interval_that_holds_for_all():
    values = [float(number % 3) for number in range(60)]
    alone, among = estimate(values, 1), estimate(values, 40)
    assert (alone.low, alone.high) == (among.low, among.high)
    assert among.wide_high - among.wide_low > among.high - among.low
    assert (alone.wide_low, alone.wide_high) == (alone.low, alone.high)


@pytest.mark.parametrize("game", games.names())
def test_every_game_is_measured_in_all_its_arms(game):
    sitting = sitting_for(game)
    kind = experiment(game)
    bots = ["random"] * sitting.seats
    for number in range(2 * len(kind.arms)):
        seen = look_at(sitting, bots, "lab", number)
        assert seen.arm == kind.arms[number % len(kind.arms)]
        assert sum(seen.wins) in (0, pytest.approx(1))  # a Board game may be left by everybody
        assert sorted(int(held[SEAT][0]) for held in seen.held) == list(range(1, sitting.seats + 1))
        assert {family for held in seen.held for family in held} <= set(kind.families)


def test_arms_play_the_same_deals():
    sitting = sitting_for("unicorn-fever")
    plain, given, borrowed = (look_at(sitting, ["random"] * 4, "lab", n) for n in range(3))
    assert plain.seed == given.seed == borrowed.seed
    owners = [[held["owner"] for held in seen.held] for seen in (plain, given, borrowed)]
    assert owners[0] == owners[1] == owners[2]


def test_a_contract_is_given_to_everybody_and_to_nobody_twice():
    sitting = sitting_for("unicorn-fever")
    seen = look_at(sitting, ["random"] * 4, "lab", 1)
    contracts = [held["contract"][0] for held in seen.held]
    assert len(set(contracts)) == 4
    assert not any("contract" in held for held in look_at(sitting, ["random"] * 4, "lab", 0).held)


def test_pairs_that_might_be_an_engine_are_given_against_two_at_random():
    sitting = sitting_for("unicorn-fever")
    seen = [look_at(sitting, ["random"] * 4, "lab", n, arms=("pairs",)) for n in range(8)]
    given = [held["pair"][0] for one in seen for held in one.held if "pair" in held]
    assert 8 <= len(given) <= 24  # a coin for each of 32
    assert all(len(set(pair.split("+"))) == 2 for pair in given)
    assert all("contract" not in held for one in seen for held in one.held)


def test_the_house_has_pairs_of_interest_loans_and_repayment():
    cards = hornbook.new("unicorn-fever").cards
    ids = [{cards.contracts[one].id for one in pair} for pair in pairs(cards)]
    assert {"savings-jar", "friendly-usurer"} in ids
    assert {"friendly-usurer", "debt-counsel"} in ids
    assert {"savings-jar", "rounding-clerk"} in ids
    assert {"podium-polish", "four-leaf"} in ids


def test_what_a_contract_is_worth_is_not_taken_from_those_who_were_given_loans():
    balance = Balance(sitting_for("unicorn-fever"), ["random"], "lab", arms=("borrowed",))
    list(balance.run(3, 1))
    assert all(not one.wins.games for one in report(balance).families.get("contract", []))


def test_a_contract_is_shown_once_a_race_and_taken_when_it_is_signed():
    sitting = sitting_for("unicorn-fever")
    seen = look_at(sitting, ["random"] * 4, "lab", 0)
    shown = sum(each[0] for each in seen.offered["contract"].values())
    taken = sum(each[1] for each in seen.offered["contract"].values())
    assert shown == 4 * 3
    assert 0 < taken <= sum(seen.counts["contracts"])


def test_an_arm_that_there_is_not_is_refused():
    with pytest.raises(BadSettings, match="no arm"):
        Balance(sitting_for("unicorn-fever"), ["random"], "lab", arms=("leg",))


def test_powers_are_dealt_apart_from_decks():
    sitting = sitting_for("kill-the-unicorns", seats=6)
    home = {
        card.character.value: card.power.value
        for card in hornbook.new("kill-the-unicorns").cards.characters
    }
    apart = [look_at(sitting, ["random"] * 6, "lab", number) for number in (1, 3, 5)]
    pairs = [(h["deck"][0], h["power"][0]) for seen in apart for h in seen.held]
    assert any(home[deck] != power for deck, power in pairs)
    assert all(len({h["power"][0] for h in seen.held}) == 6 for seen in apart)


def test_where_characters_are_chosen_the_dice_choose():
    sitting = sitting_for("kill-the-unicorns", seats=4, settings={"characters": "chosen"})
    seen = look_at(sitting, ["random"] * 4, "chosen", 0)
    taken = [held["character"][0] for held in seen.held]
    assert len(set(taken)) == 4
    others = [look_at(sitting, ["random"] * 4, "chosen", number).held for number in (2, 4, 6)]
    assert [[held["character"][0] for held in each] for each in others] != [taken] * 3


def test_the_same_seed_gives_the_same_report_with_any_number_of_workers():
    reports = []
    for workers in (1, 2):
        balance = Balance(sitting_for("kill-the-unicorns"), ["random"], "lab")
        list(balance.run(12, workers))
        reports.append(report(balance))
    assert reports[0] == reports[1]


def test_everything_that_is_measured_has_a_name():
    for game in ("unicorn-fever", "horse-fever-board", "kill-the-unicorns"):
        catalogue = Catalogue("en", game)
        balance = Balance(sitting_for(game), ["random"], "lab")
        list(balance.run(6, 1))
        naming = Naming(balance.sitting, catalogue)
        for family, found in report(balance).families.items():
            assert catalogue.say(f"balance-family-{family}")
            assert all(naming.of(family, one.key) for one in found)
