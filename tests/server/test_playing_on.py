"""A finished game taken up again at one of its moments."""

import msgspec
import pytest

from hornbook.kernel import Chance, Record
from hornbook.server import draws
from hornbook.server.protocol.requests import PlayOn
from hornbook.server.refusals import NotAllowed
from hornbook.server.table.play import Moment, PlaySetup
from hornbook.server.table.state import SeatKind
from server.parlour import Parlour, Person, in_a_loop, play_out, started

MODES = ["unicorn-fever", "horse-fever-board", "horse-fever-family", "kill-the-unicorns"]


async def a_game(parlour: Parlour, mode: str) -> tuple[object, Record]:
    """A game of three people, played to its end: its row and its record."""
    people = await started(parlour, mode, 3)
    game = people[0].moment.game
    await play_out(people, Chance(4))
    row = await parlour.services.store.game(game)
    assert row is not None
    assert row.record is not None
    return row, Record.from_json(row.record)


@pytest.mark.parametrize("mode", MODES)
@in_a_loop
async def test_it_goes_on_as_it_stood_and_comes_to_an_end(tmp_path, mode):
    async with Parlour(tmp_path / "house.db") as parlour:
        row, record = await a_game(parlour, mode)
        at = len(record.choices) // 2
        wish = PlayOn(at=at, seat=1, name="Cleo")
        room = await parlour.services.rooms.play_on(row, record, wish, "cleo")
        assert room.play.game.history == [tuple(one) for one in record.choices[:at]]
        cards = room.seating.cards
        assert [card.kind for card in cards] == [SeatKind.BOT, SeatKind.PERSON, SeatKind.BOT]
        assert cards[1].name == "Cleo"
        # Nobody plays under the name of those who sat there.
        assert cards[2].name not in ("", "Cleo")
        code = room.state.code
        await parlour.restart()
        cleo = await parlour.enter(code, "cleo")
        assert cleo.room.play.game.history[:at] == [tuple(one) for one in record.choices[:at]]
        await to_the_end(cleo)
        ended = await parlour.services.store.game(cleo.moment.game)
        setup = msgspec.json.decode(ended.setup, type=PlaySetup)
        assert setup.before == Moment(row.id, at)
        assert setup.names[1] == "Cleo"
        promise = draws.commitment(setup.secret)
        draws.verify_draw(Record.from_json(ended.record), promise, setup.secret, setup.words)


async def to_the_end(person: Person) -> None:
    chance = Chance(9)
    while not person.moment.over:
        if person.moment.decision is None:
            await person.settled()
        else:
            await person.choose(chance)


@in_a_loop
async def test_what_cannot_be_taken_up_is_refused_in_words(tmp_path):
    async with Parlour(tmp_path / "house.db") as parlour:
        row, record = await a_game(parlour, "kill-the-unicorns")
        rooms, last = parlour.services.rooms, len(record.choices)
        for wish, code in (
            (PlayOn(at=last, seat=0, name="Ada"), "no-such-moment"),
            (PlayOn(at=0, seat=3, name="Ada"), "unknown-seat"),
        ):
            with pytest.raises(NotAllowed) as refused:
                await rooms.play_on(row, record, wish, "ada")
            assert refused.value.code == code
        tables = len(rooms.awake)
        party = msgspec.structs.replace(record, game="horse-fever-party")
        with pytest.raises(NotAllowed, match="come and go"):
            await rooms.play_on(row, party, PlayOn(at=0, seat=0, name="Ada"), "ada")
        assert len(rooms.awake) == tables


@in_a_loop
async def test_a_game_of_other_rules_is_not_taken_up(tmp_path):
    async with Parlour(tmp_path / "house.db") as parlour:
        row, record = await a_game(parlour, "kill-the-unicorns")
        older = msgspec.structs.replace(record, rules=record.rules - 1)
        with pytest.raises(Exception, match=f"version {older.rules} of the rules"):
            await parlour.services.rooms.play_on(
                row, older, PlayOn(at=0, seat=0, name="Ada"), "ada"
            )
