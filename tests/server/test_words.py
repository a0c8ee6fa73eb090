"""A game's words on their way: packed, kept by their content, and no sentence twice."""

import gzip
import json

import pytest
from starlette.testclient import TestClient

from hornbook import games
from hornbook.server.app import application
from hornbook.server.words import words
from hornbook.text import fluent_text


@pytest.fixture
def http(tmp_path):
    with TestClient(application(str(tmp_path / "a.sqlite"))) as http:
        yield http


def raw(http, path, **headers):
    with http.stream("GET", path, headers=headers) as answer:
        return answer, b"".join(answer.iter_raw())


def test_words_are_packed_for_whoever_can_unpack_them(http):
    packed, content = raw(http, "/api/games/unicorn-fever/words", **{"accept-encoding": "gzip"})
    plain, text = raw(http, "/api/games/unicorn-fever/words", **{"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert gzip.decompress(content) == text == words("en", "unicorn-fever")
    assert len(content) < len(text) / 3
    assert packed.headers["vary"] == plain.headers["vary"] == "accept-encoding"
    assert packed.headers["etag"] != plain.headers["etag"]


def test_words_that_have_not_changed_are_not_sent_again(http):
    first = http.get("/api/games/unicorn-fever/words")
    assert first.headers["cache-control"] == "no-cache"
    again = http.get(
        "/api/games/unicorn-fever/words", headers={"if-none-match": first.headers["etag"]}
    )
    assert (again.status_code, again.content) == (304, b"")


def test_words_asked_for_by_their_mark_are_kept_for_ever_and_others_are_not(http):
    path = "/api/games/unicorn-fever/words?part=own"
    mark = http.get(path).headers["etag"].strip('"').removesuffix("-gz")
    assert "immutable" in http.get(f"{path}&mark={mark}").headers["cache-control"]
    for wrong in ("0" * 16, "", "x"):
        assert http.get(f"{path}&mark={wrong}").headers["cache-control"] == "no-cache"
    # The mark is that of the content: the whole answer has another one.
    whole = http.get(f"/api/games/unicorn-fever/words?mark={mark}")
    assert whole.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("game", games.names())
def test_a_games_own_words_are_the_same_without_the_sentences_that_all_share(game):
    whole = json.loads(words("en", game))
    own = json.loads(words("en", game, own=True))
    assert {**own, "fluent": ""} == {**whole, "fluent": ""}
    assert "\nperson-you =" in whole["fluent"]
    assert "person-you =" not in own["fluent"]
    told = [line for line in own["fluent"].splitlines() if line.startswith("event-")]
    assert told
    assert all(line in whole["fluent"] for line in told)
    assert "#" not in {line[:1] for line in own["fluent"].splitlines()}
    assert fluent_text("en", game) == whole["fluent"]


def test_the_words_of_a_tables_own_cards_are_packed_and_marked_too(http):
    token = http.post("/api/guests").json()["token"]
    signed = {"authorization": f"Bearer {token}"}
    seats = [{"kind": "host"}, {"kind": "bot", "level": "random"}]
    edition = '[edition]\nname = "Kitchen table"\nextends = true\n'
    order = {"game": "unicorn-fever", "name": "Ann", "seats": seats, "edition": edition}
    code = http.post("/api/tables", json=order, headers=signed).raise_for_status().json()["code"]
    answer = http.get(f"/api/tables/{code}/words?part=own", headers=signed)
    assert answer.headers["content-encoding"] == "gzip"
    again = {**signed, "if-none-match": answer.headers["etag"]}
    assert http.get(f"/api/tables/{code}/words?part=own", headers=again).status_code == 304
