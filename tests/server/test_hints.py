"""A table's page says at once what it will need; whoever guesses codes learns nothing from it."""

import json

import pytest
from starlette.testclient import TestClient

from hornbook.server.app import application
from hornbook.server.limits.guesses import THERE

HINTS = {
    "early": "assets/early-1.js",
    "scene": "assets/saddling-1.svg",
    "table": {"scripts": ["assets/table-1.js"], "styles": ["assets/table-1.css"]},
    "games": {"unicorn-fever": {"scripts": ["assets/unicorn-fever-1.js"], "styles": []}},
}


@pytest.fixture
def http(tmp_path):
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text('<html><head></head><div id="app"></div></html>')
    (page / "hints.json").write_text(json.dumps(HINTS))
    # The clock stands still, so that nobody is forgiven meanwhile.
    app = application(str(tmp_path / "a.sqlite"), client=page, now=lambda: 1e9)
    with TestClient(app) as http:
        yield http


@pytest.fixture
def code(http):
    token = http.post("/api/guests").json()["token"]
    seats = [{"kind": "host"}, {"kind": "bot", "level": "random"}]
    order = {"game": "unicorn-fever", "name": "Ann", "seats": seats}
    signed = {"authorization": f"Bearer {token}"}
    return http.post("/api/tables", json=order, headers=signed).json()["code"]


@pytest.mark.parametrize("kind", ["t", "tv"])
def test_a_tables_page_names_its_files_and_words(http, code, kind):
    page = http.get(f"/{kind}/{code}").text
    assert '<link rel="modulepreload" crossorigin href="/assets/table-1.js" />' in page
    assert '<link rel="modulepreload" crossorigin href="/assets/unicorn-fever-1.js" />' in page
    assert '<link rel="preload" as="style" crossorigin href="/assets/table-1.css" />' in page
    first, rest = page.split('<link rel="modulepreload"', 1)
    assert '<script type="module" async fetchpriority="high" src="/assets/early-1.js">' in first
    assert '<link rel="preload" as="image" fetchpriority="high" href="/assets/sadd' in first
    assert '<img id="coming" src="/assets/saddling-1.svg" alt=""' in rest.split("</head>")[1]
    words = page.split('as="fetch" crossorigin href="')[1].split('"')[0].replace("&amp;", "&")
    assert words.startswith("/api/games/unicorn-fever/words?")
    assert "immutable" in http.get(words).headers["cache-control"]


def test_every_page_says_the_marks_of_words_that_are_known(http, code):
    page = http.get(f"/t/{code}").text
    mark = page.split("mark=")[1].split('"')[0]
    assert f"unicorn-fever={mark}" in http.get("/").text


def test_only_a_tables_page_has_something_to_look_at_meanwhile(http):
    assert "saddling" not in http.get("/").text


def test_a_page_of_no_table_names_nothing_of_one(http):
    page = http.get("/t/XXXXX").text
    assert "modulepreload" not in page
    assert 'as="fetch"' not in page


def test_who_guesses_many_codes_by_pages_has_to_wait_like_everybody(http):
    for number in range(THERE[0] + 1):
        http.get(f"/t/Q{number:04}")
    # Each page of no table has counted as a guess.
    assert http.get("/api/tables/ZZZZZ").status_code == 429


def test_a_page_that_says_the_same_is_not_sent_again(http, code):
    first = http.get(f"/t/{code}")
    again = http.get(f"/t/{code}", headers={"if-none-match": first.headers["etag"]})
    assert again.status_code == 304
