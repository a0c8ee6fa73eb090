"""What lies ready on the board at the start of a round."""

from __future__ import annotations

from typing import Final

from hornbook.games.unicorn_fever.decks import TokenId, UnicornCards
from hornbook.racing import LANES

CONTRACTS_SHOWN: Final = 3


def hand_limit(seats: int) -> int:
    """5 magic cards in hand, 4 with six players."""
    return 4 if seats == 6 else 5


def full_stacks(cards: UnicornCards, seats: int) -> list[tuple[TokenId, ...]]:
    """Setup 7: every stack with its tokens, A on top. Two players do without the Bs."""
    if seats > 2:
        return list(cards.stacks)
    return [
        tuple([token for token in stack if cards.tokens[token].letter != "B"])
        for stack in cards.stacks
    ]


def full_bet_tokens(seats: int) -> list[int]:
    """Setup 6: late place tokens only with four to six players."""
    every_lane = (1 << len(LANES)) - 1
    return [every_lane, every_lane, every_lane if seats >= 4 else 0]
