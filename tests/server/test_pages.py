"""The built client: served as it is, cached by name, and nothing beside it."""

import pytest
from starlette.testclient import TestClient

from hornbook.server.app import application


@pytest.fixture
def folder(tmp_path):
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<p>tables</p>")
    (page / "assets" / "app-1a2b.js").write_text("play()")
    (page / "assets" / "app-1a2b.js.gz").write_bytes(b"zipped")
    (page / "assets" / "app-1a2b.js.br").write_bytes(b"tighter")
    (tmp_path / "secret.txt").write_text("not the page's")
    return page


@pytest.fixture
def http(tmp_path, folder):
    with TestClient(application(str(tmp_path / "a.sqlite"), client=folder)) as http:
        http.headers["accept-encoding"] = "identity"
        yield http


@pytest.mark.parametrize("path", ["/", "/t/BCDFG", "/tv/BCDFG", "/replay/x", "/rules", "/party/X"])
def test_the_clients_own_addresses_are_its_page(http, path):
    answer = http.get(path)
    assert (answer.status_code, answer.text) == (200, "<p>tables</p>")
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-security-policy"].startswith("default-src 'self'")


def test_phones_at_a_party_get_their_own_page_where_there_is_one(http, folder):
    (folder / "party.html").write_text("<p>party</p>")
    assert http.get("/party/BCDFG").text == "<p>party</p>"
    assert http.get("/t/BCDFG").text == "<p>tables</p>"


@pytest.mark.parametrize(
    ("accepted", "coding", "content"),
    [
        ("identity", None, b"play()"),
        ("gzip", "gzip", b"zipped"),
        ("gzip, deflate, br", "br", b"tighter"),
    ],
)
def test_assets_are_packed_as_the_browser_likes_and_kept_for_ever(http, accepted, coding, content):
    with http.stream("GET", "/assets/app-1a2b.js", headers={"accept-encoding": accepted}) as answer:
        assert b"".join(answer.iter_raw()) == content
    assert answer.headers.get("content-encoding") == coding
    assert answer.headers["vary"] == "accept-encoding"
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"].startswith("text/javascript")


def test_a_page_that_has_not_changed_is_not_sent_again(http, folder):
    tag = http.get("/").headers["etag"]
    assert http.get("/", headers={"if-none-match": tag}).status_code == 304
    (folder / "index.html").write_text("<p>built again</p>")
    assert http.get("/", headers={"if-none-match": tag}).text == "<p>built again</p>"


@pytest.mark.parametrize(
    "path", ["/missing.js", "/..%2fsecret.txt", "/assets/%2e%2e/%2e%2e/secret.txt", "/%00.js"]
)
def test_nothing_beside_the_page_is_served(http, path):
    answer = http.get(path)
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-address")


def test_unknown_addresses_of_the_protocol_are_refused_in_its_words(http):
    for path in ("/api", "/api/none", "/api/tables/X/none"):
        answer = http.get(path)
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-address")
    answer = http.get("/api/guests")
    assert (answer.status_code, answer.json()["code"]) == (405, "wrong-method")
    assert http.post("/").status_code == 405


def test_without_a_built_page_the_server_says_how_to_get_one(tmp_path):
    with TestClient(application(str(tmp_path / "a.sqlite"), client=tmp_path / "none")) as http:
        answer = http.get("/")
        assert (answer.status_code, answer.headers["content-type"][:10]) == (503, "text/plain")
        assert "make page" in answer.text
        assert http.get("/healthz").json()["ok"]
