"""Many seats asked at once: a show of hands, in which everyone names a colour and a number."""

from __future__ import annotations

from functools import cache

import pytest
from msgspec import Struct

from hornbook.kernel import (
    Amount,
    Chance,
    Choose,
    Edition,
    Event,
    Game,
    GameInfo,
    NotAsked,
    NotOpen,
    Option,
    Record,
    Result,
    Seat,
    Setup,
    Span,
    StaleChoice,
    Step,
    Together,
    Unasked,
    Waiting,
)


class Colour(Option, frozen=True):
    name: str


class HandsCounted(Event, frozen=True):
    total: int


class Hands(Struct):
    colours: list[str]
    numbers: list[int]
    waiting: Waiting

    def copy(self) -> Hands:
        return Hands(self.colours[:], self.numbers[:], self.waiting.copy())


class ChooseColour(Choose["ShowOfHands"], frozen=True):
    def options(self, game):
        return (Colour("red"), Colour("blue"))

    def chosen(self, game, option):
        game.table.colours[self.seat] = option.name


class NameNumber(Amount["ShowOfHands"], frozen=True):
    def span(self, game):
        return Span(1, 9)

    def named(self, game, amount):
        game.table.numbers[self.seat] = amount
        game.table.waiting.remove(self.seat)


class RaiseHands(Together["ShowOfHands"], frozen=True):
    def waiting(self, game):
        return game.table.waiting

    def question(self, game, seat):
        return NameNumber(seat) if game.table.colours[seat] else ChooseColour(seat)

    def may_take_back(self, game, seat):
        return bool(game.table.colours[seat])

    def take_back(self, game, seat):
        game.table.colours[seat] = ""


class Count(Step["ShowOfHands"], frozen=True):
    def run(self, game):
        scores = tuple(game.table.numbers)
        game.tell(HandsCounted(sum(scores)))
        game.result = Result((tuple(game.seats),), scores)


class ShowOfHands(Game[Hands, Edition]):
    info = GameInfo("show-of-hands", 1, 1, 9, 4, ())

    @classmethod
    @cache
    def house_edition(cls) -> Edition:
        return Edition("house", "", None)

    @classmethod
    def read_edition(cls, text) -> Edition:
        return cls.house_edition()

    def deal(self):
        self.then(RaiseHands(), Count())
        seats = self.setup.seats
        return Hands([""] * seats, [0] * seats, Waiting.of(self.seats, 0))

    def view(self, seat):
        return self.table.copy()

    def deal_again(self, seat, chance):
        pass

    @property
    def open_to_joiners(self):
        return not self.over

    def welcome(self, seat):
        self.table.colours.append("")
        self.table.numbers.append(0)
        self.table.waiting.ask(seat, len(self.history))


def show(seats: int = 4) -> ShowOfHands:
    cards = ShowOfHands.house_edition()
    return ShowOfHands(Setup(seats, {}, cards, "0"), cards)


def asked(game: ShowOfHands) -> list[int]:
    return [decision.seat for decision in game.pending]


def test_all_seats_are_asked_at_once_in_turn_order():
    game = show()
    assert asked(game) == [0, 1, 2, 3]
    assert len(game.pending) == 4
    assert game.pending[-1].seat == 3
    assert [decision.seat for decision in game.pending[1:3]] == [1, 2]
    with pytest.raises(IndexError):
        game.pending[4]


def test_a_seats_questions_follow_one_another_whatever_the_others_do():
    game = show()
    game.apply(2, 1)
    assert game.decision(2).span == Span(1, 9)
    assert game.decision(0).options == (Colour("red"), Colour("blue"))
    game.apply(2, 7)
    assert game.asked(2) is None
    assert sorted(asked(game)) == [0, 1, 3]


def test_in_turn_order_the_next_one_always_stands_first():
    game = show()
    for seat in range(4):
        assert game.pending[0].seat == seat
        game.apply(seat, 0)
        assert game.pending[0].seat == seat
        game.apply(seat, 1)


def test_a_seat_that_has_finished_is_not_asked():
    game = show()
    game.apply(1, 0)
    game.apply(1, 5)
    with pytest.raises(NotAsked):
        game.apply(1, 0)


def test_the_game_goes_on_when_nobody_waits():
    game = show(2)
    for seat in (1, 0):
        game.apply(seat, 0)
    game.apply(0, 3)
    assert game.apply(1, 4) == [HandsCounted(7)]
    assert game.over
    assert len(game.pending) == 0


def test_answers_in_any_order_come_to_the_same():
    forwards, backwards = show(), show()
    for seat in range(4):
        forwards.apply(seat, seat % 2)
        forwards.apply(seat, seat + 1)
    for step in (0, 1):
        for seat in reversed(range(4)):
            backwards.apply(seat, seat + 1 if step else seat % 2)
    assert forwards.result == backwards.result
    assert forwards.table == backwards.table
    assert forwards.history != backwards.history


def test_others_answers_do_not_make_a_question_stale():
    game = show()
    number = game.decision(3).number
    game.apply(0, 0)
    game.apply(1, 0)
    game.apply(3, 1, number=number)
    with pytest.raises(StaleChoice):
        game.apply(3, 1, number=number)


def test_an_answer_after_taking_back_needs_the_new_number():
    game = show()
    game.apply(0, 0)
    late = game.decision(0).number
    game.take_back(0)
    with pytest.raises(StaleChoice):
        game.apply(0, 1, number=late)
    game.apply(0, 1, number=game.decision(0).number)


def test_a_copy_has_its_own_crowd():
    game = show()
    twin = game.copy()
    twin.apply(0, 0)
    twin.apply(0, 9)
    assert asked(game) == [0, 1, 2, 3]
    assert sorted(asked(twin)) == [1, 2, 3]
    assert game.decision(0).count == 2


def test_a_draft_of_one_seat_among_many():
    game = show()
    draft = game.draft(1, [0], Chance(1))
    assert draft.decision.span == Span(1, 9)
    assert game.draft(1, [0, 4]).decision is None
    assert game.history == []


def test_a_newcomer_is_asked_with_the_others():
    game = show(2)
    game.join()
    assert sorted(asked(game)) == [0, 1, 2]
    assert game.history == [(Seat(2), Unasked.JOIN)]


def test_a_game_seats_no_more_than_it_says():
    game = show(9)
    with pytest.raises(NotOpen) as caught:
        game.join()
    assert caught.value.code == "table-full"


def test_nothing_can_be_taken_back_before_anything_was_said():
    with pytest.raises(NotAsked):
        show().take_back(0)


def test_a_history_with_joins_and_second_thoughts_repeats():
    game = show(2)
    game.apply(0, 1)
    game.join()
    game.take_back(0)
    for seat in (2, 0, 1):
        game.apply(seat, 0)
        game.apply(seat, seat + 2)
    again = show(2)
    for seat, move in Record.from_json(game.record().to_json()).choices:
        again.repeat(Seat(seat), move)
    assert again.fingerprint() == game.fingerprint()
    assert again.result.scores == (2, 3, 4)


def test_seats_come_and_go_in_any_order():
    waiting = Waiting.of([Seat(seat) for seat in range(6)], 0)
    for seat in (3, 0, 5):
        waiting.remove(Seat(seat))
    waiting.ask(Seat(0), 8)
    waiting.ask(Seat(1), 9)
    assert sorted(waiting.seats) == [0, 1, 2, 4]
    assert [waiting.seats[waiting.places[seat]] for seat in waiting.seats] == waiting.seats
    assert waiting.numbers == {0: 8, 1: 9, 2: 0, 4: 0}
    assert Seat(3) not in waiting
