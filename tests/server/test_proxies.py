"""Whom a proxy speaks for is believed of those that were named, and of nobody else."""

import gzip
import re
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from hornbook.cli import main
from hornbook.kernel import BadSettings
from hornbook.server.app import application
from hornbook.server.connection.proxies import Passage, Proxies, household
from hornbook.server.limits.callers import Callers
from server.cluster import free_port
from server.parlour import in_a_loop
from server.street import Cuttable, street, until

WEB = Path(__file__).parents[2] / "web" / "src"
PAGE = '<script src="/assets/a.js"></script><meta name="hornbook-place" content="/"><p>/api</p>'


def asked(peer, named=("127.0.0.1", "10.0.0.0/8", "::1"), **headers):
    raw = {f"x-forwarded-{name}".encode(): value.encode() for name, value in headers.items()}
    return Proxies(named).passage(peer, "http", raw)


@pytest.mark.parametrize(
    ("peer", "said", "address"),
    [
        ("127.0.0.1", "192.0.2.7", "192.0.2.7"),
        ("127.0.0.1", "6.6.6.6, 192.0.2.7", "192.0.2.7"),  # the first was made up
        ("127.0.0.1", "6.6.6.6, 192.0.2.7, 10.2.3.4", "192.0.2.7"),
        ("::ffff:127.0.0.1", "192.0.2.7", "192.0.2.7"),
        ("::1", "[2001:db8::5]:4711", "2001:db8::5"),
        ("127.0.0.1", "192.0.2.7:4711", "192.0.2.7"),
        ("127.0.0.1", "10.0.0.1", "10.0.0.1"),  # proxies all the way
        ("127.0.0.1", "unknown", "127.0.0.1"),
        ("127.0.0.1", "192.0.2.7, \u00fc\u202e", "127.0.0.1"),
        ("127.0.0.1", "", "127.0.0.1"),
        ("192.0.2.1", "6.6.6.6", "192.0.2.1"),
        ("", "6.6.6.6", ""),
    ],
)
def test_the_last_address_that_is_no_proxy_counts(peer, said, address):
    assert asked(peer, **{"for": said}).address == address


def test_how_and_below_what_is_believed_if_it_makes_sense():
    told = asked("127.0.0.1", proto="https", prefix="/hornbook/")
    assert told == Passage("127.0.0.1", "https", "/hornbook")
    for prefix in ("//evil.example", '/"><script>', "/a b", "hornbook", "/", "/x" * 80, "/a//b"):
        assert asked("127.0.0.1", prefix=prefix).prefix == ""
    assert asked("127.0.0.1", proto="gopher").scheme == "http"
    assert asked("192.0.2.1", proto="https", prefix="/hornbook") == Passage("192.0.2.1")
    assert asked("127.0.0.1", (), proto="https", prefix="/x") == Passage("127.0.0.1")


def test_a_proxy_that_nobody_named_is_mentioned_once(caplog):
    proxies = Proxies()
    for peer in ("192.0.2.1", "127.0.0.1", "127.0.0.1"):
        proxies.passage(peer, "http", {b"x-forwarded-for": b"192.0.2.7"})
    assert ["--proxy" in record.getMessage() for record in caplog.records] == [True]


def test_a_proxy_that_is_no_address_is_refused_at_the_start(capsys):
    with pytest.raises(BadSettings, match="no address of a proxy"):
        Proxies(["nginx"])
    assert main(["serve", "--port", str(free_port()), "--proxy", "nginx.example"]) == 2
    assert "nginx.example is no address of a proxy" in capsys.readouterr().err


def test_a_line_at_home_is_one_house_however_many_numbers_it_has():
    assert household("2001:db8:1:2::3") == household("2001:db8:1:2:ffff::4")
    assert household("2001:db8:1:2::3") != household("2001:db8:1:3::3")
    assert household("::ffff:192.0.2.7") == household("192.0.2.7") == "192.0.2.7"
    callers = Callers(10, 2)
    lines = [Cuttable() for _ in range(3)]
    for number, line in enumerate(lines):
        callers.come(line).came_from(f"2001:db8::{number}")
    assert [line.cut for line in lines] == [True, False, False]


@pytest.fixture
def http(tmp_path):
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text(PAGE)
    (page / "index.html.br").write_bytes(b"as it was built")
    app = application(str(tmp_path / "a.sqlite"), client=page, proxies=Proxies(["127.0.0.1"]))
    with TestClient(app, base_url="http://games.example", client=("127.0.0.1", 9)) as http:
        yield http


@pytest.mark.parametrize("cut_off", [True, False])
def test_addresses_are_given_below_the_path_whether_it_was_cut_off_or_not(http, cut_off):
    http.headers |= {"x-forwarded-prefix": "/games/hornbook", "x-forwarded-proto": "https"}
    start = "" if cut_off else "/games/hornbook"
    token = http.post(f"{start}/api/guests").json()["token"]
    made = http.post(
        f"{start}/api/tables",
        json={"game": "unicorn-fever", "name": "Ada"},
        headers={"authorization": f"Bearer {token}", "origin": "https://games.example"},
    ).json()
    code = made["code"]
    assert made["link"] == f"https://games.example/games/hornbook/t/{code}"
    assert made["qr"] == f"/games/hornbook/api/tables/{code}/qr.svg"
    assert made["socket"] == "/games/hornbook/ws"
    assert http.get(f"{start}/api/tables/{code}").json()["link"] == made["link"]
    assert http.get(f"{start}/api/none").json()["code"] == "no-such-address"
    with http.websocket_connect(f"{start}/ws") as socket:
        socket.send_json({"type": "hello", "version": 1, "token": token, "table": code})
        assert socket.receive_json()["type"] == "welcome"


@pytest.mark.parametrize("coding", ["identity", "gzip, br"])
def test_the_page_names_its_files_below_the_path(http, coding):
    headers = {"accept-encoding": coding, "x-forwarded-prefix": "/hornbook"}
    answer = http.get("/t/BCDFG", headers=headers)
    assert 'src="/hornbook/assets/a.js"' in answer.text
    assert 'content="/hornbook/"' in answer.text
    assert "<p>/api</p>" in answer.text
    tag = answer.headers["etag"]
    assert http.get("/", headers={**headers, "if-none-match": tag}).status_code == 304
    other = http.get("/", headers={"accept-encoding": "identity", "if-none-match": tag})
    assert other.text == PAGE


def test_a_page_below_a_path_is_packed_for_who_likes_it(http):
    headers = {"accept-encoding": "gzip, br", "x-forwarded-prefix": "/hornbook"}
    with http.stream("GET", "/", headers=headers) as answer:
        packed = b"".join(answer.iter_raw())
    assert answer.headers["content-encoding"] == "gzip"
    assert b"/hornbook/assets" in gzip.decompress(packed)


@in_a_loop
async def test_sockets_count_for_whom_the_proxy_speaks_and_its_own_lines_for_nobody(tmp_path):
    callers = Callers(40, 3)
    async with street(tmp_path / "a.sqlite", callers=callers, proxies=("127.0.0.1",)) as there:
        kept = []
        for number in range(10):
            said = f"X-Forwarded-For: 192.0.2.{number % 2}\r\n".encode()
            stranger = await there.stranger(there.get("/healthz", said))
            assert (await stranger.answer())[0] == 200
            kept.append(stranger)
        assert len(there.open) == 10
        for number, stranger in enumerate(kept):
            said = f"X-Forwarded-For: 192.0.2.{number % 2}\r\n".encode()
            stranger.say(there.knock(more=said))
        await until(lambda: len(there.open) == 6)  # three of each house: the oldest made room


def test_no_part_of_the_page_asks_for_an_address_that_is_not_below_its_place():
    wrong = re.compile(
        r"""href=(?:"|\{["'`])/|src="/|(?:fetch|assign|replace|open|State|URL)\([^)]*?["'`]/[a-z]"""
    )
    allowed = re.compile(r"below\(")
    found = [
        f"{path.name}: {line.strip()}"
        for path in [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]
        if not path.name.endswith(".test.ts") and "generated" not in path.parts
        for line in path.read_text(encoding="utf-8").splitlines()
        if wrong.search(line) and not allowed.search(line)
    ]
    assert found == []
