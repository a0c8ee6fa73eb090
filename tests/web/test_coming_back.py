"""A table that cannot be had for a moment: the page says why, and is there as soon as it can be."""

import json

from playwright.sync_api import WebSocketRoute, expect

from at_a_table import BOT, table
from browsing import Visit

AWAY = {"type": "refused", "id": None, "code": "store-away", "facts": {}, "rule": ""}
SENTENCE = "The server cannot reach its database just now."


def test_an_unanswered_hello_and_a_passing_refusal_do_not_end_it(visit: Visit) -> None:
    page = visit("/")
    code = table(page, BOT, BOT)
    lines: list[WebSocketRoute] = []
    mended: list[bool] = []

    def answer(line: WebSocketRoute) -> None:
        lines.append(line)
        if mended:
            line.connect_to_server()
        elif len(lines) > 1:  # the first hello is never answered
            line.on_message(lambda _: _refuse(line))

    page.route_web_socket("**/ws", answer)
    page.goto(f"/t/{code}")
    expect(page.get_by_text(SENTENCE)).to_be_visible(timeout=30_000)
    assert len(lines) > 1
    mended.append(True)
    expect(page.get_by_text(code).first).to_be_visible(timeout=30_000)
    expect(page.get_by_text(SENTENCE)).to_be_hidden()


def _refuse(line: WebSocketRoute) -> None:
    line.send(json.dumps({**AWAY, "passing": True}))
    line.close(code=1008)
