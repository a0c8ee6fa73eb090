"""While people gather, the host can change all that was agreed, and everybody sees it."""

import pytest

from hornbook import games
from hornbook.kernel import BadSettings
from hornbook.server.protocol import commands as c
from hornbook.server.protocol import frames
from hornbook.server.table.state import Clock
from kernel.test_limits import every_agreement
from server.parlour import Parlour, in_a_loop

FAMILY = "horse-fever-family"


@in_a_loop
async def test_everybody_hears_of_what_the_host_changes(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        room = await parlour.table(FAMILY, seats=[{"kind": "host"}, {"kind": "open"}])
        ada = await parlour.enter(room.state.code, "ada")
        ben = await parlour.enter(room.state.code, "ben")
        await ben.say(c.Sit)
        changed = {"clock": Clock.DECISION, "seconds": 30, "public": True, "hints": False}
        answer = await ada.say(c.Arrange, settings={"length": "long"}, most=4, **changed)
        assert isinstance(answer, frames.Done)
        told = ben.last(frames.Table)
        assert told.settings["length"] == "long"
        assert told.settings["characters"] == games.info(FAMILY).agree({})["characters"]
        assert (told.most, told.clock, told.seconds) == (4, Clock.DECISION, 30)
        assert (told.public, told.hints) == (True, False)
        assert (await ben.say(c.Arrange, most=3)).code == "only-the-host"
        assert (await ada.say(c.Arrange, most=1)).code in ("stools-taken", "bad-seats")
        assert (await ada.say(c.Arrange, settings={"length": "endless"})).code == "bad-setting"
        assert ben.last(frames.Table).settings["length"] == "long"
        await parlour.restart()
        ada = await parlour.enter(room.state.code, "ada")
        assert ada.last(frames.Table).most == 4
        await ada.say(c.Start)
        assert (await ada.say(c.Arrange, most=3)).code == "not-now"


@in_a_loop
async def test_stools_follow_the_settings_and_people_stay(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        seats = [{"kind": "host"}, {"kind": "open"}, {"kind": "open"}, {"kind": "bot"}]
        room = await parlour.table(FAMILY, seats=seats)
        ada = await parlour.enter(room.state.code, "ada")
        ben = await parlour.enter(room.state.code, "ben")
        await ben.say(c.Sit, seat=2)
        assert isinstance(await ada.say(c.Arrange, settings={"length": "quick"}), frames.Done)
        table = ben.last(frames.Table)
        assert table.most == 3
        assert [face.name for face in table.faces] == ["Ada", "Guest", "Dario"] or len(
            table.faces
        ) == 3
        assert ben.last(frames.Seats).seats == [1]
        cleo = await parlour.enter(room.state.code, "cleo")
        assert (await cleo.say(c.Sit)).code == "table-full"
        assert isinstance(await ada.say(c.Start), frames.Done)


@in_a_loop
async def test_a_setting_too_small_for_those_who_sit_is_refused_with_a_sentence(tmp_path):
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        seats = [{"kind": "host"}, *({"kind": "bot"} for _ in range(3))]
        room = await parlour.table(FAMILY, seats=seats)
        ada = await parlour.enter(room.state.code, "ada")
        refused = await ada.say(c.Arrange, settings={"length": "quick"})
        assert (refused.code, refused.facts["seats"]) == ("no-quick-game", 4)


@pytest.mark.parametrize("game", games.names())
@in_a_loop
async def test_no_table_can_be_opened_whose_deal_would_be_refused(tmp_path, game):
    info = games.info(game)
    async with Parlour(tmp_path / "a.sqlite") as parlour:
        for settings in every_agreement(info):
            plain = {n: list(v) if isinstance(v, tuple) else v for n, v in settings.items()}
            for count in range(info.fewest, min(info.most, 6) + 1):
                seats = [{"kind": "host"}, *({"kind": "bot", "level": "random"},) * (count - 1)]
                try:
                    room = await parlour.table(game, seats=seats, most=count, settings=plain)
                except BadSettings:
                    low, high = info.span(info.agree(settings))
                    assert not low <= count <= high
                    continue
                info.settle(count, room.state.settings)
