"""What a screen reader hears of a round: the live region against the log, event by event.

Every game is heard at every speed, with and without reduced motion in turn; ``WHOLE_GAMES=1`` hears
each of them in all six ways.
"""

import json
import os
import re
from itertools import product
from typing import Any

import httpx2 as httpx
import pytest
from playwright.sync_api import Page, expect

from at_a_party import come_in
from at_a_table import BOT, ask, meet, table
from browsing import PATIENCE, SIZES, House, Visit
from by_ear import HORSES, LISTEN, RACERS, TURN, Race, hear, join, told
from hand import Decision, Hand, Player
from on_keys import await_question

expect.set_options(timeout=PATIENCE * 1000)

WHOLE = os.environ.get("WHOLE_GAMES") == "1"
SPEEDS = ("normal", "fast", "instant")
MOTIONS = ("reduce", "no-preference")
HUNT = "kill-the-unicorns"
PARTY = {"most": 8, "settings": {"races": 2}}


def ways(*games: str) -> list[tuple[str, str, str]]:
    """Game, speed and motion: all of them, or each speed of each game once."""
    every = list(product(games, SPEEDS, MOTIONS))
    return every if WHOLE else [way for number, way in enumerate(every) if number % 4 in (0, 3)]


def sit_down(visit: Visit, game: str, speed: str, motion: str) -> tuple[Page, str]:
    """A game with two bots up to its first question, which is shown at that speed."""
    wanted = json.dumps({"speed": "instant", "name": "Mina"})
    first = f"if (origin !== 'null') localStorage['hornbook.preferences'] ??= '{wanted}';\n"
    page = visit.screen(first + LISTEN, reduced_motion=motion, **SIZES["desktop"])
    page.goto("/")
    code = table(page, BOT, BOT, game=game, **(PARTY if game.endswith("party") else {}))
    ask(page, code, {"type": "start"})
    await_question(page)
    if page.locator("main .cast").count():  # Horse Fever: everybody says who they are
        meet(page)
        await_question(page)
    assert not told(page)[0].startswith(TURN), "what a game begins with is told, too"
    page.evaluate(
        "it => { localStorage['hornbook.preferences'] = it }", wanted.replace("instant", speed)
    )
    page.reload()
    await_question(page)
    return page, code


def second_line(page: Page, house: House, code: str, name: str = "Mina") -> Player:
    guest = json.loads(page.evaluate("localStorage['hornbook.guest']"))
    return Player(house, guest, code, name=name)


def play_a_round(page: Page, house: House, code: str) -> list[dict[str, Any]]:
    """Play on to the next round on a second line; what happened, as this guest may know it."""
    with second_line(page, house, code) as player:
        player.habit = another_race
        player.listen()
        known = len(player.events)
        now = max(round_of(player.view), 1)  # hunters are chosen before the first
        player.play(lambda _: round_of(player.view) > now)
        return player.events[known:]


def another_race(decision: Decision) -> int | None:
    return 0 if decision["question"]["step"] == "choose-another-race" else None


def round_of(view: dict[str, Any]) -> int:
    return int(view.get("race_number", view.get("round_number", 0)))


def log_of(page: Page, count: int) -> list[str]:
    """The last so many lines of the log, the oldest first."""
    page.keyboard.press("g")
    lines = page.get_by_role("dialog", name="What happened").locator("li span")
    lines.first.wait_for()
    return lines.all_inner_texts()[:count][::-1]


@pytest.mark.parametrize(("game", "speed", "motion"), ways(*RACERS))
def test_a_race_and_its_payout_are_told_as_the_log_has_them(
    visit: Visit, house: House, game: str, speed: str, motion: str
) -> None:
    page, code = sit_down(visit, game, speed, motion)
    before = len(told(page))
    events = play_a_round(page, house, code)
    assert any(event["type"] == "movement-turned" for event in events)
    brief = speed == "instant"
    blank = Race(game, brief=brief)
    all_told = hear(page, sum(len(blank.told(event, "")) for event in events))
    race = Race(game, brief=brief)
    lines = log_of(page, len(events))
    expected = [
        text for event, line in zip(events, lines, strict=True) for text in race.told(event, line)
    ]
    heard = [text for text in all_told[before:] if not text.startswith(TURN)]
    assert heard == expected
    assert all_told[-1].startswith(TURN)
    if brief:
        summed = [text for text in heard if text.startswith("The race is over after")]
        assert len(summed) == 1


@pytest.mark.parametrize(("game", "speed", "motion"), ways(HUNT))
def test_a_hunt_is_told_as_the_log_has_it(
    visit: Visit, house: House, game: str, speed: str, motion: str
) -> None:
    page, code = sit_down(visit, game, speed, motion)
    before = len(told(page))
    events = play_a_round(page, house, code)
    assert any(event["type"] == "unicorn-caught" for event in events)
    heard = [text for text in hear(page, len(events))[before:] if not text.startswith(TURN)]
    assert heard == log_of(page, len(events))


@pytest.mark.parametrize("game", [*RACERS, HUNT] if WHOLE else list(RACERS)[-2:])
def test_who_won_and_ones_own_place_are_told_at_the_end(
    visit: Visit, house: House, game: str
) -> None:
    page, code = sit_down(visit, game, "instant", "reduce")
    with second_line(page, house, code) as player:
        player.listen()
        player.play(lambda _: False)
    page.wait_for_function("() => window.told.at(-1)?.startsWith('You are')", timeout=60_000)
    *_, won, place = told(page)
    assert re.search(r"\b(wins?|won|shared)\b", won), won
    assert re.fullmatch(r"You are (first|second|third) of 3\.", place)


def money(sum_: int) -> str:
    return f"{sum_:,}".replace(",", "\u202f")


def on_a_phone(event: dict[str, Any], seat: int, names: list[str]) -> str:
    """What a guest at a party is told besides the race: what is everybody's, and what is theirs."""
    horses = [HORSES[lane] for lane in event.get("lanes", [])]
    match event["type"]:
        case "betting-opened":
            return f"Race {event['race']}. Bets are open."
        case "betting-closed":
            return f"Bets are closed. {money(event['total'])} D are on the horses."
        case "dead-heat":
            return f"{join(horses)} crossed the line together."
        case "bets-paid":
            gain = event["gain"]
            brought = f"Your bets {'brought' if gain > 0 else 'cost'} {money(abs(gain))} D."
            said = brought if gain else "Nothing won, nothing lost."
            return f"{said} You have {money(event['money'])} D."
        case "book-passed" if event["seat"] == seat:
            return "You won most, so the book is yours: you turn the cards next, and may not bet."
        case "party-ended":
            winners = join([names[one] for one in event["seats"]])
            return f"The night is over. It goes to {winners}, with {money(event['money'])} D."
    return ""


# What a phone says when something is asked.
ASKED = ("Your bets", "Turn a card", "Who was ahead?")


def test_a_night_is_told_on_a_phone(visit: Visit, house: House) -> None:
    page = visit.screen(LISTEN, reduced_motion="reduce", **SIZES["phone"])
    boris = httpx.post(f"{house.address}/api/guests").raise_for_status().json()
    with Hand(house, "horse-fever-party", 0, **PARTY) as mina:
        come_in(page, mina.code, "Ada")
        page.get_by_role("heading", name="You are in").wait_for()
        with (
            Player(house, boris, mina.code, name="Boris") as other,
            second_line(page, house, mina.code, "Ada") as ada,
        ):
            other.sit()
            page.get_by_text("3 are in.").wait_for()
            mina.start()
            people = [mina, other, ada]
            while not ada.over:
                for one in people:
                    if one.is_asked():
                        one.answer(another_race)
        names = ["Mina", "Ada", "Boris"]
        race = Race("horse-fever-party", brief=False)
        expected = [
            text
            for event in ada.events
            for text in race.told(event, on_a_phone(event, ada.view["seat"], names))
            if text
        ]
    page.wait_for_function("() => window.told.at(-1)?.startsWith('You are')")
    *heard, place = told(page)
    assert [text for text in heard if text not in ASKED] == expected
    assert re.fullmatch(r"You are (first|second|third) of 3\.", place)
    assert {"Your bets", "Turn a card"} & {*heard}
