"""Every card, option, question and event has words, and they can be said."""

import pytest

import hornbook
from hornbook.games.kill_the_unicorns import cardtext, decks
from hornbook.games.kill_the_unicorns.info import INFO
from hornbook.games.kill_the_unicorns.names import names
from hornbook.kernel import Chance
from hornbook.text import Catalogue, Phrases
from table import random_choice

CATALOGUE = Catalogue("en", INFO.name)
CARDS = decks.house_edition()
SAID = names(CARDS, CATALOGUE)


class Speaking(Phrases):
    """Joins lists without the common files."""

    def _word(self, value, kind, many):
        if many:
            return ", ".join(str(super(Speaking, self)._word(one, kind, False)) for one in value)
        return super()._word(value, kind, many)


def test_every_card_has_a_name_and_an_aside():
    for kind, rows in (("unicorn", CARDS.unicorns), ("ruse", CARDS.ruses)):
        for row in rows:
            assert CATALOGUE.say(f"{kind}-{row.id}")
            assert CATALOGUE.say(f"{kind}-{row.id}.aside")
    called = [SAID["UnicornId"](n) for n in range(33)] + [SAID["RuseId"](n) for n in range(28)]
    assert len(set(called)) == 33 + 28


def test_every_ruse_says_what_it_does():
    texts = [cardtext.ruse_text(ruse, CATALOGUE) for ruse in CARDS.ruses]
    assert len(set(texts)) == len(texts)
    pink = CARDS.ruses[[ruse.id for ruse in CARDS.ruses].index("pink-ribbon")]
    assert cardtext.ruse_text(pink, CATALOGUE) == (
        "Worth 1 point more. It turns pink, if it has a colour. Stays with the unicorn."
    )


def test_a_power_is_told_in_one_line():
    for card in CARDS.characters:
        assert len(cardtext.power_text(card, CATALOGUE)) <= 80


@pytest.mark.parametrize("dyed", ["yes", "no"])
def test_a_ruse_that_changes_no_points_does_not_speak_of_points(dyed):
    facts = {"ruse": "Mane Dye", "unicorn": "Old Splendid", "colour": "pink", "dyed": dyed}
    assert "points" not in CATALOGUE.say("event-ruse-attached", {**facts, "points": 0})
    assert "points change by 1" in CATALOGUE.say("event-ruse-attached", {**facts, "points": 1})


def test_every_character_and_power_has_words():
    for card in CARDS.characters:
        assert SAID["Character"](card.character)
        assert cardtext.power_name(card, CATALOGUE)
        assert cardtext.power_text(card, CATALOGUE)


def test_unicorns_and_goods_say_what_they_are_worth():
    assert cardtext.unicorn_text(CARDS.unicorns[0], CATALOGUE) == "0 stars, pink"
    assert [cardtext.stall_text(stall, CATALOGUE)[-2:] for stall in CARDS.stalls][:2] == [
        "3.",
        "5.",
    ]


def test_a_card_typed_in_without_a_name_goes_by_its_id():
    text = '[edition]\nname = "x"\nextends = true\n[[ruse]]\nid = "odd-sock"\nsource = "box"\n'
    cards = decks.read_edition(text)
    assert names(cards, CATALOGUE)["RuseId"](28) == "Odd sock"
    assert cardtext.ruse_text(cards.ruses[28], CATALOGUE)


@pytest.mark.parametrize("seats", [3, 6])
def test_whole_games_can_be_told(seats):
    phrases = Speaking(CATALOGUE, {**SAID, "Seat": lambda seat: f"Player {seat}"})
    for seed in range(2):
        game = hornbook.new(INFO.name, seats=seats, seed=seed)
        chance = Chance(seed)
        told = list(game.opening)
        while not game.over:
            decision = game.pending[0]
            assert phrases.say("question", decision.question)
            assert phrases.say("question", decision.question, "help").rstrip(".")[-1].isdigit()
            for option in decision.options:
                assert phrases.say("option", option)
            told += game.apply(*random_choice(game, chance))
        for event in told:
            assert "{" not in phrases.say("event", event)
