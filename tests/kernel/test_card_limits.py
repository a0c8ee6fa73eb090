"""No card file makes its reader stumble or take its time: too much is said, with its line."""

import tomllib
from time import process_time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from card_files import HEAD, fresh_card
from hornbook import games
from hornbook.kernel.cardfile import FaultyCards
from hornbook.kernel.cardlimits import DEPTH, DIGITS, PARTS, ROWS, SIZE, beyond
from hornbook.server.http.editions import blank_cards
from hornbook.text import Catalogue

TOO_MUCH = {
    "dotted key": (".".join("a" * 10_000) + " = 1", "too-many-parts"),
    "dotted key with spaces": (" . ".join(["a", '"b"', "'c'"] * 3000) + " = 1", "too-many-parts"),
    "dotted header": ("[" + ".".join("a" * 10_000) + "]", "too-many-parts"),
    "dotted key in a table": ("x = { " + ".".join("a" * 10_000) + " = 1 }", "too-many-parts"),
    "lists in lists": ("x = " + "[" * 100_000, "too-deep"),
    "brackets": ("[" * 100_000, "too-deep"),
    "tables in tables": ("x = " + "{a=" * 60_000, "too-deep"),
    "digits": ("x = " + "9" * 100_000, "too-many-digits"),
    "hexadecimal digits": ("x = 0x" + "f" * 100_000, "too-many-digits"),
    "digits behind a point": ("x = 1." + "9" * 100_000, "too-many-digits"),
    "digits of a power": ("x = 1e" + "9" * 100_000, "too-many-digits"),
    "rows": ("[[magic]]\n" * (ROWS + 5), "too-many-rows"),
    "sections": ("".join(f"[a{n}]\n" for n in range(ROWS + 5)), "too-many-rows"),
    "values": ("".join(f"a{n}=1\n" for n in range(20_000)), "too-many-values"),
    "characters": ("#" * (SIZE + 1), "too-long"),
}


@pytest.mark.parametrize("name", TOO_MUCH)
@pytest.mark.parametrize("game", games.names())
def test_too_much_is_refused_before_it_is_read(game, name, monkeypatch):
    text, code = TOO_MUCH[name]
    games.load(game).read_edition(HEAD)  # the house's own are read once, before all others
    monkeypatch.setattr(tomllib, "loads", lambda _: pytest.fail("read all the same"))
    with pytest.raises(FaultyCards) as caught:
        games.load(game).read_edition(text)
    (fault,) = caught.value.faults
    assert fault.code == code
    limit = str(fault.facts["limit"])
    assert limit in fault.said(Catalogue("en", game)).replace("\u202f", "")


@pytest.mark.parametrize("name", TOO_MUCH)
def test_too_much_is_named_at_its_line(name):
    text, code = TOO_MUCH[name]
    found = beyond(f"\n\n{text}")
    first = {"too-many-rows": ROWS + 3, "too-many-values": 12_003, "too-long": 1}
    assert (found.code, found.line) == (code, first.get(code, 3))


@pytest.mark.parametrize(
    "text",
    [
        "# " + "[" * 1000 + "." * 1000 + "9" * 1000,
        'x = "' + "[" * 1000 + '\\"' + "." * 1000 + '"',
        "x = '" + "[" * 1000 + "\\'",
        'x = """' + "[" * 1000 + '\n"" \\""" ' + "." * 1000 + '"""""',
        "x = '''" + "[" * 1000 + "\n'' " + "." * 1000 + "'''''",
        "x = [" + "1.5, " * 1000 + "]",
        "\n".join(["a.b.c = 1.5", "d.e.f = 07:32:00.999"] * 100),
        "x = " + "[" * DEPTH + "]" * DEPTH,
        ".".join("a" * PARTS) + " = 1",
        "x = " + "9" * DIGITS,
    ],
)
def test_what_only_looks_like_too_much_is_read(text):
    assert beyond(text) is None


PIECES = ['"', "'", '"""', "'''", "\\", "#", "\n", "[", "]", "{", "}", ".", "=", ",", " ", "a"]


@settings(max_examples=300, deadline=None)
@given(st.lists(st.sampled_from([*PIECES, "9" * 70, "a.b", "x = ", "[[magic]]\n", "\u2028"])))
def test_whatever_is_within_the_limits_can_be_read(pieces):
    """Limits and reader agree about where a text begins and ends."""
    text = "".join(pieces)
    if beyond(text) is not None:
        return
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return
    assert _depth(data) <= DEPTH * PARTS
    assert "9" * 70 not in _bare(data)


def _depth(value):
    if isinstance(value, dict):
        return 1 + max(map(_depth, value.values()), default=0)
    if isinstance(value, list):
        return 1 + max(map(_depth, value), default=0)
    return 0


def _bare(value):
    """All numbers of a file, written out."""
    if isinstance(value, dict):
        return " ".join(_bare(one) for one in value.values())
    if isinstance(value, list):
        return " ".join(_bare(one) for one in value)
    return str(value) if isinstance(value, int | float) else ""


@pytest.mark.parametrize("game", games.names())
def test_a_thousand_faults_are_not_all_named(game):
    text = HEAD + "".join(f"wrong-{n} = 1\n" for n in range(1000))
    with pytest.raises(FaultyCards) as caught:
        games.load(game).read_edition(text)
    assert len(caught.value.faults) == 100


def test_two_hundred_cards_are_no_trouble():
    blank = blank_cards("unicorn-fever").blanks[0]
    text = HEAD + "".join(fresh_card(blank, number) for number in range(1, 201))
    game = games.load("unicorn-fever")
    assert len(game.read_edition(text).magic) > 200
    assert seconds(lambda: game.read_edition(text)) < 0.1


@pytest.mark.parametrize("piece", ["a.", "[", "{a=", "9", "[[a]]\n", "a = 1\n", "'", '"""', "#\n"])
def test_looking_a_file_through_takes_four_times_as_long_for_four_times_as_much(piece):
    few = "x = " + piece * (20_000 // len(piece))
    assert seconds(lambda: beyond(few * 4)) < 12 * seconds(lambda: beyond(few)) + 0.02


def seconds(work):
    """Of a processor, whatever else the machine does."""
    took = []
    for _ in range(3):
        begun = process_time()
        work()
        took.append(process_time() - begun)
    return min(took)
