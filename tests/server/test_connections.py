"""Whoever dawdles, floods or does not read is let go of in time, and nobody else notices."""

import asyncio
import logging

import pytest

from hornbook.server.connection import detection, http_protocol, outgoing, websocket
from hornbook.server.connection.headers import HEADERS
from hornbook.server.limits.callers import SPARE, Callers, places
from hornbook.server.protocol.requests import NewTable
from server.parlour import in_a_loop
from server.street import Cuttable, Street, frame, street, until

POST = b"POST /api/guests HTTP/1.1\r\n"


@pytest.fixture
def hasty(monkeypatch):
    """The same limits in tenths of a second."""
    _limit(monkeypatch, head=0.4, body=0.6, idle=0.5)


def _limit(monkeypatch, head, body, idle):
    monkeypatch.setattr(http_protocol, "HEAD_WITHIN", head)
    monkeypatch.setattr(detection, "HEAD_WITHIN", head)
    monkeypatch.setattr(http_protocol, "BODY_WITHIN", body)
    monkeypatch.setattr(http_protocol, "IDLE", idle)


async def table(there: Street) -> str:
    order = NewTable(game="unicorn-fever", name="Ada", public=True)
    return (await there.services.rooms.create(order, "ada")).state.code


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"G",
        b"GET / HTTP/1.1\r\nHost: here\r\n",
        b"GET /ws HTTP/1.1\r\nHost: here\r\n",
        b"GET /ws",
        b"GET / HTTP/1.1\r\nHost: here\r\nX-Long: ",
        POST + b"Host: here\r\nContent-Length: 100\r\n\r\nhalf",
        POST + b"Host: here\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhal",
        b"POST /api/guests/same HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\n{",
        b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n",  # and then nothing
        b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\nGET /hea",
        b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n" * 3 + POST + b"Host: here\r\n",
    ],
)
@in_a_loop
async def test_what_is_said_by_half_is_not_waited_for(hasty, tmp_path, caplog, half):
    async with street(tmp_path / "a.sqlite") as there:
        stranger = await there.stranger(half)
        await stranger.end()
        await until(lambda: not there.open)
        assert there.services.callers.count == 0
    assert not caplog.records  # nobody fills the disk with it


@pytest.mark.parametrize("start", [b"GET / HTTP/1.1\r\nHost: here\r\nX-Drop: ", b"GET /ws?"])
@in_a_loop
async def test_a_drop_now_and_then_does_not_keep_a_connection(hasty, tmp_path, start):
    async with street(tmp_path / "a.sqlite") as there:
        stranger = await there.stranger(start)
        ended = asyncio.create_task(stranger.end())
        async with asyncio.timeout(5):
            while not ended.done():
                stranger.say(b"x")
                await asyncio.sleep(0.05)


@in_a_loop
async def test_a_request_in_time_is_answered_on_a_connection_that_stays(monkeypatch, tmp_path):
    _limit(monkeypatch, head=2, body=2, idle=2)  # wide enough for a machine that is busy
    async with street(tmp_path / "a.sqlite") as there:
        stranger = await there.stranger()
        for _ in range(30):  # longer than any single limit
            whole = there.get("/healthz")
            for piece in (whole[:9], whole[9:20], whole[20:]):
                stranger.say(piece)
                await asyncio.sleep(0.03)
            status, _, _ = await stranger.answer()
            assert status == 200
        stranger.leave()


@pytest.mark.parametrize(
    ("said", "status"),
    [
        (b"GET / HTTP/1.1\r\nHost: here\r\n" + b"X: " + b"x" * 70_000, 431),
        (b"GET /ws HTTP/1.1\r\nHost: here\r\nX: " + b"x" * 70_000, 431),
        (b"\x16\x03\x01\x02\x00\x01\x00\r\n\r\n", 400),  # somebody speaks TLS
        (b"GET / HTTP/1.1\r\n\r\n", 400),  # without a host
        (b"GET / HTTP/1.1\r\nHost: [\r\n\r\n", 400),
        (b"GET / HTTP/1.1\r\nHost: a b\r\n\r\n", 400),
        (b"GET /ws HTTP/1.1\r\nHost: here\r\n\r\n", 400),
        (POST + b"Host: here\r\nTransfer-Encoding: chunked\r\n\r\nnonsense\r\n", 400),
        (POST + b"Host: here\r\nOrigin: http://[\r\n\r\n", 403),
        (POST + b"Host: here\r\nOrigin: http://here\x0b\r\n\r\n", 400),
        (POST + "Host: here\r\nOrigin: http://h\u00ebre\r\n\r\n".encode(), 403),
        (POST + b"Host: here\r\nOrigin: null\r\n\r\n", 403),
        (b"GET /ws HTTP/1.1\r\nHost: here\r\nOrigin: http://[\r\n\r\n", 403),
        (b"GET /%00 HTTP/1.1\r\nHost: here\r\n\r\n", 404),
        (b"GET /api/tables/%00 HTTP/1.1\r\nHost: here\r\n\r\n", 404),
        (b"GET /api/archive/%00/record HTTP/1.1\r\nHost: here\r\n\r\n", 404),
        (b"GET /api/nothing HTTP/1.1\r\nHost: here\r\n\r\n", 404),
        (b"GET /assets/none.js HTTP/1.1\r\nHost: here\r\n\r\n", 404),
        (b"PUT / HTTP/1.1\r\nHost: here\r\n\r\n", 405),
        (b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n", 200),
        (b"GET /metrics HTTP/1.1\r\nHost: here\r\n\r\n", 200),
        (b"GET /api/schema HTTP/1.1\r\nHost: here\r\n\r\n", 200),
        (b"GET / HTTP/1.1\r\nHost: here\r\n\r\n", 200),
    ],
)
@in_a_loop
async def test_every_answer_has_a_code_and_tells_browsers_how_to_treat_it(tmp_path, said, status):
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text("<p>tables</p>")
    async with street(tmp_path / "a.sqlite", client=page) as there:
        stranger = await there.stranger(said)
        found, headers, body = await stranger.answer()
        assert found == status
        assert {name: headers.get(name) for name in HEADERS} == HEADERS
        assert status < 400 or b'"code":"' in body
        stranger.leave()


@in_a_loop
async def test_a_fault_of_the_program_is_answered_with_a_code(tmp_path, monkeypatch):
    async with street(tmp_path / "a.sqlite") as there:

        async def broken(*_: object) -> None:
            raise RuntimeError("as on a bad day")

        monkeypatch.setattr(there.services.store, "table", broken)
        stranger = await there.stranger(there.get("/api/tables/BCDFG"))
        status, headers, body = await stranger.answer()
        assert (status, body[:22]) == (500, b'{"code":"server-fault"')
        assert headers["x-content-type-options"] == "nosniff"
        stranger.leave()


@in_a_loop
async def test_answers_that_nobody_reads_take_little_room_and_end(tmp_path):
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text("x" * 3_000_000)
    async with street(tmp_path / "a.sqlite", client=page) as there:
        stalled = await there.stranger(there.get("/") * 20, SO_RCVBUF=4096)
        stalled.writer.transport.pause_reading()
        await until(lambda: there.open and there.open[0].transport.get_write_buffer_size())
        (one,) = there.open
        for _ in range(outgoing.STALLED + 1):
            assert one.transport.get_write_buffer_size() < 200_000
            await asyncio.sleep(0.05)
            one.beat()
        await until(lambda: not there.open)
        stalled.leave()


@in_a_loop
async def test_pings_whose_answers_nobody_reads_take_little_room_and_end(tmp_path):
    async with street(tmp_path / "a.sqlite") as there:
        code = await table(there)
        stalled = await there.stranger(there.knock() + there.hello(code), SO_RCVBUF=4096)
        stalled.writer.transport.pause_reading()
        await until(lambda: len(there.services.rooms.awake[code].audience.clients) == 1)
        (one,) = there.open
        ping = frame(b"p" * 125, 0x89) * 500
        most = 0
        for _ in range(200):  # 14 MB of answers
            stalled.say(ping)
            await asyncio.sleep(0)
            most = max(most, one.transport.get_write_buffer_size())
            if not there.open:
                break
        await until(lambda: not there.open)
        assert most < outgoing.BEHIND + 10_000
        stalled.leave()


@pytest.mark.parametrize("kind", [0x89, 0x8A])  # pings and pongs
@in_a_loop
async def test_who_only_fidgets_is_let_go_though_everything_is_read(tmp_path, kind):
    async with street(tmp_path / "a.sqlite") as there:
        code = await table(there)
        fidget = await there.stranger(there.knock() + there.hello(code))
        fidget.say(frame(b"", kind) * (websocket.FIDGETS + 1))
        came = await fidget.end()
        assert came.endswith(b"\x88\x02" + (1008).to_bytes(2, "big"))


@in_a_loop
async def test_a_socket_that_reads_nothing_for_long_is_let_go_though_it_speaks(tmp_path):
    async with street(tmp_path / "a.sqlite") as there:
        code = await table(there)
        stalled = await there.stranger(there.knock() + there.hello(code), SO_RCVBUF=4096)
        stalled.writer.transport.pause_reading()
        await until(lambda: len(there.services.rooms.awake[code].audience.clients) == 1)
        (one,) = there.open
        one._send(b"\x82\x7f" + (400_000).to_bytes(8, "big") + b"x" * 400_000)
        for _ in range(outgoing.STALLED + 1):
            stalled.say(frame(b"", 0x8A))
            await asyncio.sleep(0.02)
            one.beat()
        await until(lambda: not there.open)
        stalled.leave()


@in_a_loop
async def test_the_crowd_of_one_address_cannot_shut_others_out(tmp_path):
    async with street(tmp_path / "a.sqlite", callers=Callers(40, 12)) as there:
        code = await table(there)
        seated = await there.stranger(there.knock() + there.hello(code))
        assert (await seated.answer())[0] == 101
        await until(lambda: len(there.services.rooms.awake[code].audience.clients) == 1)
        idle = [await there.stranger(b"GET / HTTP/1.1\r\n"[:place]) for place in range(15)]
        await until(lambda: len(there.open) == 12)
        assert await idle[0].end() == b""  # who waited longest made room
        late = await there.stranger(there.get("/healthz"))
        assert (await late.answer())[0] == 200
        seated.say(frame(b'{"type":"ping"}'))
        first, said = await seated.frame()
        while b"pong" not in said:
            first, said = await seated.frame()
        assert first == 0x81
        for one in (*idle, late, seated):
            one.leave()


@in_a_loop
async def test_who_sits_at_tables_takes_no_more_places_than_an_address_has(tmp_path):
    async with street(tmp_path / "a.sqlite", callers=Callers(40, 5)) as there:
        code = await table(there)
        sitting = [await there.stranger(there.knock() + there.hello(code)) for _ in range(5)]
        await until(lambda: len(there.services.rooms.awake[code].audience.clients) == 5)
        late = await there.stranger(there.knock())
        assert await late.end() == b""
        sitting.pop().leave()
        await until(lambda: there.services.callers.count == 4)
        next_one = await there.stranger(there.knock())
        assert (await next_one.answer())[0] == 101
        for one in (*sitting, next_one):
            one.leave()


def test_all_places_taken_the_longest_waiting_gives_way_whoever_it_is():
    lines = [Cuttable() for _ in range(5)]
    callers = Callers(4, 4)
    for number in range(4):
        caller = callers.come(lines[number])
        caller.came_from(f"192.0.2.{number}")
        if number == 0:
            caller.served()
    callers.come(lines[4]).came_from("2001:db8::1")
    assert [line.cut for line in lines] == [False, True, False, False, False]
    assert callers.count == 4


def test_whoever_has_gone_is_not_counted_twice_nor_cut():
    line = Cuttable()
    callers = Callers(4, 2)
    caller = callers.come(line)
    caller.came_from("192.0.2.1")
    caller.gone()
    caller.gone()
    caller.served()
    assert callers.count == 0
    for _ in range(2):
        callers.come(Cuttable()).came_from("192.0.2.1")
    assert callers.count == 2
    assert not line.cut


def test_the_machine_has_a_place_for_each_connection_we_promise():
    assert places() >= min(SPARE, 200)


@pytest.mark.parametrize(
    "before",
    [
        [],
        [b"GET /healthz HTTP/1.1\r\n%s\r\n"],
        [b"GET /healthz HTTP/1.1\r\n%s\r\n"] * 3,
        [POST + b"%sContent-Length: 2\r\n\r\n{}"],
        [POST + b"%sTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n"],
        [b"GET /none.js HTTP/1.1\r\n%s\r\n", b"HEAD / HTTP/1.1\r\n%s\r\n"],
    ],
)
@pytest.mark.parametrize("at_once", [False, True])
@in_a_loop
async def test_any_request_of_a_connection_may_become_a_socket(tmp_path, caplog, before, at_once):
    caplog.set_level(logging.DEBUG)
    async with street(tmp_path / "a.sqlite") as there:
        code = await table(there)
        asked = [one % there.host if b"%s" in one else one for one in before]
        knock = there.knock() + there.hello(code)
        stranger = await there.stranger(b"".join([*asked, knock]) if at_once else b"")
        for one in asked:
            if not at_once:
                stranger.say(one)
            head = b"HEAD" in one
            if head:
                assert b" 200 " in await stranger.reader.readuntil(b"\r\n\r\n")
            else:
                assert (await stranger.answer())[0] in (200, 201, 404)
        if not at_once:
            stranger.say(knock)
        assert (await stranger.answer())[0] == 101
        assert b'"welcome"' in (await stranger.frame())[1]
        stranger.leave()
    said = " ".join(record.getMessage() for record in caplog.records)
    assert "install" not in said
    assert "Unsupported" not in said


@in_a_loop
async def test_other_upgrades_are_passed_over_without_a_word(tmp_path, caplog):
    async with street(tmp_path / "a.sqlite") as there:
        for path, upgrade in (("/healthz", b"h2c"), ("/healthz", b"websocket"), ("/", b"x")):
            more = b"Connection: Upgrade\r\nUpgrade: " + upgrade + b"\r\n"
            stranger = await there.stranger(there.get(path, more))
            assert (await stranger.answer())[0] in (200, 503)
            stranger.leave()
    assert not caplog.records
