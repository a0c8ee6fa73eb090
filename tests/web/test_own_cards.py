"""A designer's way: own cards written, mended, saved, played, taken to the terminal and back."""

import re
import tomllib
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browsing import House, Visit, serious_faults
from hornbook import games
from hornbook.cli import main
from hornbook.server.http.editions import blank_cards

LABELS = {
    "magic": "Magic card",
    "contract": "Contract",
    "unicorn": "Unicorn",
    "movement": "Movement card",
    "action": "Action card",
    "assistant": "Assistant",
    "objective": "Objective",
    "horse": "Horse",
    "character": "Character",
    "ruse": "Ruse",
}


def write(page: Page, section: str) -> None:
    page.get_by_role("button", name=f"+ {LABELS[section]}", exact=True).click()
    page.get_by_role("heading", name=LABELS[section], exact=True).wait_for()


def name_field(page: Page):
    return page.get_by_label("name", exact=True)


def play_button(page: Page):
    return page.get_by_role("button", name="Open a table with these cards")


def saved(page: Page, path: Path) -> str:
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    download.value.save_as(path)
    return path.read_text(encoding="utf-8")


def read(page: Page, path: Path) -> None:
    with page.expect_file_chooser() as chosen:
        page.get_by_role("button", name="Read a file").click()
    chosen.value.set_files(path)


def edition_of(page: Page) -> str | None:
    """The edition in the order for a table, caught on its way to the server."""
    with page.expect_request("**/api/tables") as sent:
        page.get_by_role("button", name=re.compile("^Deal|^Open the table")).click()
    found: str | None = sent.value.post_data_json["edition"]
    return found


@pytest.mark.parametrize("game", games.names())
def test_a_card_of_every_kind_is_ready_as_it_appears(
    visit: Visit, game: str, tmp_path: Path
) -> None:
    page = visit(f"/cards/{game}")
    sections = [blank.section for blank in blank_cards(game).blanks]
    for section in sections:
        write(page, section)
        expect(page.get_by_role("figure")).not_to_be_empty()
        expect(play_button(page)).to_be_enabled()
        expect(page.get_by_role("alert")).to_have_count(0)
    assert serious_faults(page) == []
    written = tomllib.loads(saved(page, tmp_path / "mine.toml"))
    assert [section for section in written if section != "edition"] == sections
    assert main(["cards", "check", str(tmp_path / "mine.toml"), "--game", game]) == 0


def test_a_designer_goes_all_the_way(visit: Visit, house: House, tmp_path: Path) -> None:
    page = visit("/cards/horse-fever-board", "phone", color_scheme="dark")
    live = page.get_by_role("figure")
    write(page, "assistant")
    name_field(page).fill("Aunt Étoile")
    expect(live).to_contain_text("Aunt Étoile")
    amount = page.get_by_label("How much, effect 1")
    amount.fill("300")
    expect(live).to_contain_text("300 D from the bank after each race.")
    # Faults made on purpose are said where they are, in the form's own words.
    amount.fill("250")
    expect(page.get_by_role("alert")).to_have_text("Money comes in hundreds of Danari.")
    expect(play_button(page)).to_be_disabled()
    write(page, "character")
    page.get_by_label("Danari to start with").fill("30000")
    expect(page.get_by_text("Use a whole number from 0 to 20 000.")).to_be_visible()
    expect(page.get_by_text("Aunt Étoile, what it brings: Money comes in")).to_be_visible()
    page.get_by_label("Danari to start with").fill("4600")
    # Nothing is lost by a reload, faults and all.
    page.reload()
    page.get_by_role("button", name="Aunt Étoile").click()
    expect(amount).to_have_value("250")
    amount.fill("400")
    expect(play_button(page)).to_be_enabled()
    expect(page.get_by_text("Kept in this browser as you write.")).to_be_visible()
    # A card torn up by mistake comes back; a copy has an id of its own.
    page.get_by_role("button", name="Make a copy").click()
    page.get_by_role("button", name="Tear it up").click()
    expect(page.get_by_text("“Aunt Étoile” is torn up.")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    page.get_by_text("For the file").click()
    expect(page.get_by_label("id, for programs")).to_have_value("aunt-etoile-2")
    # One of the house's is changed, and says so.
    page.get_by_label("Change a card of the house").select_option("horse/napoleon")
    expect(page.get_by_text(re.compile("Takes the place of .+ “Napoleon”."))).to_be_visible()
    expect(live).to_contain_text("Napoleon")
    mine = tmp_path / "mine.toml"
    assert 'id = "napoleon"' in saved(page, mine)
    # To the terminal, changed there, and brought back with a deck that the page cannot show.
    assert main(["cards", "check", str(mine), "--game", "horse-fever-board"]) == 0
    text = mine.read_text(encoding="utf-8").replace("income = 400", "income = 700")
    mine.write_text(f"\ufeff{text}", encoding="utf-8")
    read(page, mine)
    expect(page.get_by_text("4 cards read from mine.toml.")).to_be_visible()
    expect(live).to_contain_text("700 D from the bank")
    mine.write_text("[edition]\nname = 3\n", encoding="utf-8")
    read(page, mine)
    expect(page.get_by_role("alert")).to_contain_text("mine.toml has a fault in line 2")
    play_button(page).click()
    page.get_by_role("heading", name="Open a table").wait_for()
    edition = edition_of(page)
    assert edition is not None
    assert "income = 700" in edition


def test_other_decks_of_a_file_come_along(visit: Visit, tmp_path: Path) -> None:
    page = visit("/cards/kill-the-unicorns")
    mine = tmp_path / "mine.toml"
    mine.write_text(
        '[edition]\nname = "Ours"\nextends = true\n\n[[pate]]\npoints = 7\nsource = "house"\n'
        '\n[[ruse]]\nid = "x"\nsource = "house"\neffect = { card = 3, counts_as = 0 }\n',
        encoding="utf-8",
    )
    read(page, mine)
    expect(page.get_by_text("Also in the file, and kept as it is: pate.")).to_be_visible()
    page.get_by_label("Counts as, effect 1").fill("5")
    expect(page.get_by_role("figure")).to_contain_text("Every 3 counts as 5.")
    written = tomllib.loads(saved(page, mine))
    assert written["pate"] == [{"points": 7, "source": "house"}]
    assert written["ruse"][0]["effect"] == {"card": 3, "counts_as": 5}
    # Bots play with them on request, and what they find out is told as it comes.
    report = page.get_by_role("region", name="How fair are they?")
    measure = report.get_by_role("button", name="Measure these cards")
    measure.click()
    expect(report.get_by_role("status")).to_contain_text("The bots are playing")
    ruses = report.get_by_role("table", name="Ruses")
    expect(ruses.get_by_role("rowheader", name="X", exact=True)).to_be_visible(timeout=60_000)
    assert serious_faults(page) == []
    page.get_by_label("Counts as, effect 1").fill("4")
    expect(report.get_by_role("status")).to_have_text("You have changed your cards since.")
    expect(measure).to_be_enabled()


def test_a_look_at_the_page_changes_nothing_at_the_next_table(visit: Visit) -> None:
    page = visit("/cards/unicorn-fever")
    page.get_by_role("heading", name="New card").wait_for()
    assert page.evaluate("localStorage['hornbook.cards.unicorn-fever']") is None
    write(page, "magic")
    expect(play_button(page)).to_be_enabled()
    page.goto("/new/unicorn-fever")
    expect(page.get_by_role("radio", name="House")).to_be_checked()
    assert edition_of(page) is None


def test_a_file_that_a_mode_uses_in_part_says_so_where_it_is_attached(
    visit: Visit, tmp_path: Path
) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(
        '[edition]\nname = "Ours"\nextends = true\n\n[[horse]]\nid = "x"\nsource = "house"\n',
        encoding="utf-8",
    )
    page = visit("/new/horse-fever-family")
    with page.expect_file_chooser() as chosen:
        page.get_by_role("button", name="Attach a file").click()
    chosen.value.set_files(mine)
    expect(page.get_by_text("this game has no “horse” cards")).to_be_visible()
