"""``hornbook balance``: what cards are worth, on the screen and on a page."""

from __future__ import annotations

import csv
import json


def test_a_page_a_spreadsheet_and_a_table(hornbook, tmp_path):
    page, sheet = tmp_path / "report.html", tmp_path / "figures.csv"
    printed = hornbook(
        "balance", "kill-the-unicorns", "--games", 8, "--bots", "random", "--page", page,
        "--csv", sheet, "--workers", 1, "--seed", "lab",
    )  # fmt: skip
    assert printed.code == 0, printed.err
    assert "Characters, as dealt" in printed.out
    text = page.read_text(encoding="utf-8")
    assert "http" not in text  # nothing is loaded
    assert "Knight" in text
    assert "<svg" in text
    with sheet.open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert {row["family"] for row in rows} >= {"character", "power", "deck", "seat"}


CHANGED = """
[edition]
name = "Loud hooves"
extends = true

[[contract]]
id = "pot-of-gold"
clan = "leprechauns"
source = "house"
glory = 5
perks = { win_gold = 20 }
"""


def test_two_editions_play_the_same_deals(hornbook, tmp_path):
    file = tmp_path / "loud.toml"
    file.write_text(CHANGED, encoding="utf-8")
    printed = hornbook(
        "balance", "unicorn-fever", "--edition", file, "--games", 3, "--bots", "random",
        "--workers", 1, "--json",
    )  # fmt: skip
    assert printed.code == 0, printed.err
    found = json.loads(printed.out)
    assert (found["edition"], found["against"]) == ("Loud hooves", "house")
    assert all(figure["more"] is not None for figure in found["figures"])
