"""What is shared is shared fairly: nobody's many wishes stand before another's only one."""

import asyncio

from hornbook.server.fairness import By, FairLine
from hornbook.server.protocol import frames
from hornbook.server.reviews import Reviews
from hornbook.server.room.adviser import Adviser
from hornbook.server.thinking import WorkerPool, processes, worker
from hornbook.server.thinking.pool import Players
from hornbook.server.thinking.worker import Question, Worker
from server.parlour import Parlour, in_a_loop, started, whose_turn


def served(line, seconds=1.0, now=0.0):
    """In which order all who wait are served, each for so long."""
    order = []
    while (found := line.next(now)) is not None:
        by, wish = found
        now += seconds
        line.spent(by, seconds, now)
        order.append(wish)
    return order


def test_one_wish_does_not_wait_for_a_hundred_of_another():
    line = FairLine(most=1000, each=100)
    for number in range(100):
        assert line.join(By("greedy", f"t{number}"), "greedy", 0)
    for guest in ("ada", "ben"):
        assert line.join(By(guest, "t"), guest, 0)
    assert set(served(line)[:3]) == {"greedy", "ada", "ben"}


def test_a_guests_tables_share_what_the_guest_gets():
    line = FairLine(most=1000, each=100)
    for _ in range(10):
        line.join(By("ada", "busy"), "busy", 0)
    line.join(By("ada", "quiet"), "quiet", 0)
    assert "quiet" in served(line)[:2]


def test_who_had_a_lot_long_ago_is_served_like_anybody():
    line = FairLine(most=1000, each=100)
    line.spent(By("ada", "t"), 100, 0)
    line.spent(By("ben", "t"), 1, 1000)
    for guest in ("ben", "ada"):
        line.join(By(guest, "t"), guest, 1000)
    assert served(line, now=1000.0) == ["ada", "ben"]


def test_a_line_is_never_full_of_one_guests_wishes():
    line = FairLine(most=5, each=3)
    assert [line.join(By("greedy", str(n)), n, 0) for n in range(4)] == [True, True, True, False]
    assert line.join(By("ada"), "ada", 0)
    assert line.join(By("ben"), "ben", 0)
    assert not line.join(By("cleo"), "cleo", 0)
    assert len(line) == 5


def test_who_waited_too_long_is_let_go_and_only_they():
    line = FairLine(most=10, each=10)
    for second in range(4):
        line.join(By("ada", str(second % 2)), second, second)
    assert sorted(wish for _, wish in line.too_late(2)) == [0, 1]
    assert line.oldest() == 2
    assert sorted(served(line)) == [2, 3]
    assert line.oldest() is None


@in_a_loop
async def test_tables_full_of_searching_bots_starve_nobody(tmp_path, monkeypatch):
    """Who cannot search in time is played by the next lower level, and that is counted."""
    monkeypatch.setattr("hornbook.server.thinking.processes.SEARCH_WITHIN", 0.02)
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await started(parlour, "unicorn-fever", 2)
        play, seat = people[0].room.play, int(whose_turn(people).client.eyes)
        bot_pool, answers = WorkerPool(thinking=300), asyncio.Queue()
        greedy = Players({seat: "sharp:9999ms"}, [seat])
        bot_pool.play_on(play, greedy, answers.put_nowait, By("warm", "up"))
        assert await answers.get()
        for number in range(6):
            for _ in range(5):
                bot_pool.play_on(play, greedy, answers.put_nowait, By("greedy", f"t{number}"))
        honest = asyncio.get_running_loop().create_future()
        bot_pool.play_on(play, greedy, honest.set_result, By("ada", "t"))
        assert await honest
        for _ in range(30):
            assert await answers.get()  # all are played in the end
        figures = bot_pool.metrics.text([])
        assert 'bots_lowered_total{code="steady"}' in figures
        assert 'code="random"' not in figures
        await bot_pool.close()


@in_a_loop
async def test_a_line_that_is_full_is_played_by_the_lower_level_at_once(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await started(parlour, "unicorn-fever", 2)
        play, seat = people[0].room.play, int(whose_turn(people).client.eyes)
        bot_pool, answers = WorkerPool(thinking=50), []
        for _ in range(1000):
            bot_pool._quick.ask(
                play, Players({seat: "steady"}, [seat]), answers.append, By("greedy")
            )
        assert len(answers) == 800
        assert not any(answers)
        await bot_pool.close()


@in_a_loop
async def test_a_search_is_as_long_as_the_server_allows(tmp_path, monkeypatch):
    begin, told = processes.begin, []
    monkeypatch.setattr(processes, "begin", lambda *words: (told.append(words), begin(*words))[1])
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await started(parlour, "unicorn-fever", 2)
        play, seat = people[0].room.play, int(whose_turn(people).client.eyes)
        bot_pool, answer = WorkerPool(thinking=7), asyncio.get_running_loop().create_future()
        greedy = Players({seat: "sharp:9999ms"}, [seat])
        bot_pool.play_on(play, greedy, answer.set_result, By("ada"))
        assert await answer
        await bot_pool.close()
        assert {worker._thinking(list(words)) for words in told} == {7}
        bots = Worker(7)
        for number, level in enumerate(("sharp:9999ms", "sharp:9999", "sharp:3ms")):
            wish = Question(
                number, play.id, None if number else play.setup, [], Players({seat: level})
            )
            assert bots.answer(wish).choices
        (_, game_bots) = bots._games[play.id]
        assert [one._budget.milliseconds for one in game_bots._bots.values()] == [7, 7, 3]


class Ear:
    """A client that hears advice."""

    def __init__(self, guest) -> None:
        self.guest, self.heard = guest, []

    def send(self, frame):
        self.heard.append(frame)


@in_a_loop
async def test_whoever_asks_for_all_chances_does_not_keep_others_from_theirs():
    adviser, done = Adviser(), []

    def work(name):
        done.append(name)
        return frames.Odds("", [], [])

    greedy, ada = Ear("greedy"), Ear("ada")
    for number in range(50):
        adviser.ask(greedy, f"g{number}", number, lambda: work("greedy"))
    adviser.ask(ada, "a", "ada's", lambda: work("ada"))
    await adviser._task
    assert "ada" in done[:2]
    assert [frame.id for frame in ada.heard] == ["a"]
    refused = [frame for frame in greedy.heard if isinstance(frame, frames.Refused)]
    assert {frame.code for frame in refused} == {"too-busy"}
    assert len(greedy.heard) == 50
    assert done.count("greedy") == 50 - len(refused) <= 4


@in_a_loop
async def test_a_crowd_that_asks_the_same_is_answered_with_one_reckoning():
    adviser, done = Adviser(), []
    crowd = [Ear(f"guest{number}") for number in range(1000)]
    for ear in crowd:
        adviser.ask(ear, "x", "the race", lambda: (done.append(1), frames.Odds("", [], []))[1])
    await adviser._task
    assert len(done) == 1
    assert all(isinstance(ear.heard[0], frames.Odds) for ear in crowd)


@in_a_loop
async def test_one_address_does_not_hold_up_everybodys_reviews(monkeypatch):
    reviews, order = Reviews(), []

    async def listen(game, record):
        order.append(game)
        await asyncio.sleep(0.001)
        reviews._keep(game, b"done")

    monkeypatch.setattr(reviews, "_listen", listen)
    for number in range(40):
        reviews.of(f"greedy{number}", b"", By("10.6.6.6", f"{number}"))
    assert reviews.waiting == 6
    reviews.of("ada's", b"", By("10.0.0.1", "ada's"))
    await reviews._task
    assert "ada's" in order[:2]
    assert reviews.of("ada's", b"", By("10.0.0.1", "ada's")) == b"done"
    assert reviews.waiting == 0
