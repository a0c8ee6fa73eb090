"""Chances on request, and words for clients that speak for themselves."""

import json

import pytest

from hornbook import games
from hornbook.kernel import Chance
from hornbook.server.protocol import commands as c
from hornbook.server.room import advice
from hornbook.server.words import words
from server.parlour import Parlour, in_a_loop, started, whose_turn


@pytest.mark.parametrize(
    ("game", "kinds"), [("unicorn-fever", 3), ("horse-fever-board", 2), ("horse-fever-family", 2)]
)
@in_a_loop
async def test_a_seat_is_told_what_to_expect_of_the_race(tmp_path, game, kinds):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await started(parlour, game, 3)
        odds = await people[0].ask(c.Odds, seat=0)
        assert [round(sum(ranks), 6) for ranks in odds.lanes] == [1.0] * 6
        assert {(bet.kind, bet.lane) for bet in odds.bets} == {
            (kind, lane) for kind in range(kinds) for lane in range(6)
        }
        assert (await people[1].say(c.Odds, seat=0)).code == "not-your-seat"


@in_a_loop
async def test_who_only_looks_on_is_told_what_everyone_could_know(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await started(parlour, "horse-fever-family", 3)
        chance = Chance(8)
        for _ in range(12):  # until cards lie face down
            await whose_turn(people).choose(chance)
        room = people[0].room
        tv = await parlour.enter(room.state.code, "tv", tv=True)
        stranger = await parlour.enter(room.state.code, "stranger")
        game = room.play.game
        told = [(await one.ask(c.Odds)).bets for one in (tv, stranger, people[0], tv)]
        another = game.redeal(None, Chance("another world"))
        assert another.fingerprint() != game.fingerprint()
        assert told == [advice.odds(another, None).bets] * 4
        for one in (tv, stranger):
            assert (await one.say(c.Odds, seat=0)).code == "not-your-seat"
            assert (await one.say(c.Draft, seat=0, choices=[0])).code == "not-your-seat"
            assert (await one.say(c.Look, seat=0)).code == "not-your-seat"


@in_a_loop
async def test_a_table_can_do_without_hints(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await started(parlour, "unicorn-fever", 2, hints=False)
        assert (await people[0].say(c.Odds, seat=0)).code == "no-hints"
        assert (await people[0].say(c.Advise, seat=0)).code == "no-hints"


@pytest.mark.parametrize("game", ["unicorn-fever", "horse-fever-family"])
@in_a_loop
async def test_a_seat_is_told_what_a_bot_would_do_and_why(tmp_path, game):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await started(parlour, game, 3)
        asked = whose_turn(people)
        seat = asked.moment.decision.seat
        told = await asked.ask(c.Advise, seat=seat)
        again = await asked.ask(c.Advise, seat=seat)
        assert told.opinions == again.opinions
        assert 1 <= len(told.opinions) <= 3
        fields = json.loads(words("en", game))["fields"]["reason"]
        for one in told.opinions:
            assert set(one.reason) - {"type"} == {
                field["name"] for field in fields[one.reason["type"]]
            }
        # Of a chain that is only tried, too.
        first = told.opinions[0].choice
        drafted = await asked.ask(c.Draft, seat=seat, choices=[first])
        if drafted.decision is not None:
            assert (await asked.ask(c.Advise, seat=seat, choices=[first])).opinions
        other = next(one for one in people if one is not asked)
        assert (await other.say(c.Advise, seat=seat)).code == "not-your-seat"


@in_a_loop
async def test_a_game_whose_bots_have_no_reasons_gives_no_advice(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await started(parlour, "horse-fever-party", 3)
        assert (await people[0].say(c.Advise, seat=0)).code == "no-advice-here"


@in_a_loop
async def test_a_game_without_races_has_no_odds(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await started(parlour, "kill-the-unicorns", 3)
        assert (await people[0].say(c.Odds, seat=0)).code == "no-odds"


@in_a_loop
async def test_everyone_sees_how_the_chances_went_in_the_last_race(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await started(parlour, "unicorn-fever", 3)
        chance = Chance(2)
        finished = []
        while len(finished) < 6:
            person = whose_turn(people)
            await person.choose(chance)
            events = [event for _, event in person.moment.events]
            finished += [one["lane"] for one in events if one["type"] == "unicorn-finished"]
        turns = (await people[0].ask(c.Chances)).turns
        assert all(round(sum(turn), 6) == 1 for turn in turns)
        assert turns[-1].index(1.0) == finished[0]


@in_a_loop
async def test_a_party_that_is_over_is_remembered_for_something(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await started(parlour, "horse-fever-party", 5, settings={"races": 3})
        assert (await people[0].say(c.Awards)).code == "not-now"
        chance = Chance(4)
        while not people[0].moment.over:
            person = whose_turn(people)
            another = person.moment.decision.question["step"] == "choose-another-race"
            await person.choose(chance, **({"choices": [0]} if another else {}))
        tv = await parlour.enter(people[0].room.state.code, "tv", tv=True)
        awards = (await tv.ask(c.Awards)).awards
        assert awards
        assert len({award.seat for award in awards}) == len(awards)
        assert (await people[1].ask(c.Awards)).awards == awards


@in_a_loop
async def test_only_a_party_has_awards(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await started(parlour, "unicorn-fever", 3)
        assert (await people[0].say(c.Awards)).code == "no-awards"


@pytest.mark.parametrize("name", games.names())
def test_the_words_of_a_game_name_everything_that_can_happen(name):
    found = json.loads(words("en", name))
    for group, kinds in found["fields"].items():
        for tag in kinds:
            assert f"\n{group}-{tag} =" in found["fluent"]
    assert all(found["names"].values())


def test_what_is_printed_on_the_board_comes_with_the_words():
    """A client that draws the board knows no number of the rules by itself."""
    unicorns = json.loads(words("en", "unicorn-fever"))["printed"]
    assert unicorns["glory"] == [5, 3, 2]
    assert unicorns["prizes"] == [6, 4, 2]
    board = json.loads(words("en", "horse-fever-board"))["printed"]
    assert board["odds"] == [2, 3, 4, 5, 6, 7]
    assert board["stables"] == [2100, 1900, 1700, 1500, 1300, 1100]
    assert (board["opening"], board["step"]) == (1000, 100)
    party = json.loads(words("en", "horse-fever-party"))["printed"]
    assert party == {"pays": [6, 2], "unit": 100}


def test_every_card_has_a_text_of_its_own_number():
    found = json.loads(words("en", "unicorn-fever"))
    assert len(found["texts"]["magic"]) == len(found["cards"]["magic"]) == 44
    for text, number in zip(found["texts"]["magic"], range(44), strict=True):
        assert text["name"].endswith(found["names"]["MagicId"][str(number)])
