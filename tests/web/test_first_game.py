"""From the front page into a running game."""

from browsing import Visit


def test_one_click_from_the_front_page_to_a_game_against_bots(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_url("**/t/*")
