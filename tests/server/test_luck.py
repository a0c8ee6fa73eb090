"""Words for the luck: they count if they were given after the promise."""

from hornbook.kernel import Chance
from hornbook.server.protocol import commands as c
from hornbook.server.room import table_frame
from server.parlour import Parlour, in_a_loop, started, whose_turn


@in_a_loop
async def test_words_given_before_the_promise_do_not_count_for_the_next_game(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        people = await started(parlour, "horse-fever-family", 2)
        room = people[0].room
        chance = Chance(3)
        while not people[0].moment.over:
            await whose_turn(people).choose(chance)
        first = room.state.secret
        await people[0].ask(c.Rematch)
        assert room.state.secret != first
        await people[0].ask(c.Contribute, words="for the second")
        await people[0].ask(c.Start)
        assert room.play.setup.words == ["for the second", ""]
        while not people[0].moment.over:
            await whose_turn(people).choose(chance)
        await people[0].ask(c.Rematch)
        assert table_frame.table(room).luck.words == 0
        await people[0].ask(c.Start)
        assert room.play.setup.words == ["", ""]
