"""The numbers of the rules, for the texts that explain them."""

from __future__ import annotations

from hornbook.games.kill_the_unicorns.decks import HUNTS, ROUNDS, RUSES_DRAWN, house_edition
from hornbook.games.kill_the_unicorns.hunt import MOST_CARDS
from hornbook.games.kill_the_unicorns.ruses import MOST_RUSES
from hornbook.games.kill_the_unicorns.scoring import RAINBOW_POINTS, RAINBOWS_TO_WIN, SET_POINTS


def rule_facts() -> dict[str, int]:
    """Every number that a paragraph of the rules names."""
    cards = house_edition()
    horn, dust, candy, pate = cards.stalls
    decks = [set(deck) for deck in cards.ruse_decks]
    everyones = set.intersection(*decks)
    return {
        "rounds": ROUNDS,
        "hunts": HUNTS,
        "hunt-cards": len(cards.hunt),
        "ruses": len(decks[0]),
        "own-ruses": len(decks[0] - everyones),
        "drawn": RUSES_DRAWN,
        "most-ruses": MOST_RUSES,
        "least-cards": 1,
        "most-cards": MOST_CARDS,
        "horn": horn.points,
        "horn-price": horn.price,
        "dust": dust.points,
        "dust-price": dust.price,
        "candy-price": candy.price,
        "pate-price": pate.price,
        "size-two": 2,
        "size-three": 3,
        "size-four": 4,
        "size-five": 5,
        "set-two": SET_POINTS[2],
        "set-three": SET_POINTS[3],
        "set-four": SET_POINTS[4],
        "set-five": SET_POINTS[5],
        "rainbow": RAINBOW_POINTS,
        "rainbows": RAINBOWS_TO_WIN,
    }
