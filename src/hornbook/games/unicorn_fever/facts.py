"""The numbers of the rules, for the texts that explain them."""

from __future__ import annotations

from hornbook.games.unicorn_fever.board import CONTRACTS_SHOWN, full_bet_tokens, hand_limit
from hornbook.games.unicorn_fever.deal import START_GOLD
from hornbook.games.unicorn_fever.decks import BetKind, Stack, house_edition
from hornbook.games.unicorn_fever.final import GOLD_FOR_GLORY
from hornbook.games.unicorn_fever.info import INFO
from hornbook.games.unicorn_fever.planning import ACTIONS, SMALLEST_STAKE
from hornbook.games.unicorn_fever.results import GLORY, OWNER_GOLD, PLACE_MULTIPLIER
from hornbook.games.unicorn_fever.table import LOAN, LOANS_BY_CHOICE, REPAYMENT
from hornbook.racing import FINISH, SLOWEST, multiplier


def rule_facts() -> dict[str, int]:
    """Every number that a paragraph of the rules names."""
    cards = house_edition()
    races = next(setting for setting in INFO.settings if setting.name == "races").allowed
    most, fewest = (int(str(one)) for one in races)
    on_win_bets = [token.bet_glory for token in cards.tokens if token.stack is Stack.WIN_BET]
    speeds = [speed for card in cards.movement for speed in card.speeds]
    players = range(INFO.fewest, INFO.most + 1)
    return {
        "start": START_GOLD,
        "hand": hand_limit(INFO.usual),
        "hand-six": hand_limit(INFO.most),
        "best": multiplier(0),
        "worst": multiplier(SLOWEST),
        "contracts": CONTRACTS_SHOWN,
        "late-from": next(seats for seats in players if full_bet_tokens(seats)[BetKind.LATE]),
        "actions": ACTIONS,
        "win-glory": GLORY[BetKind.WIN],
        "early-glory": GLORY[BetKind.EARLY],
        "late-glory": GLORY[BetKind.LATE],
        "place": PLACE_MULTIPLIER,
        "least": SMALLEST_STAKE,
        "top-glory": on_win_bets[0],
        "next-glory": on_win_bets[1],
        "movement": len(cards.movement),
        "slow": min(speeds),
        "fast": max(speeds),
        "dice": 2,
        "line": FINISH,
        "prize-one": OWNER_GOLD[0],
        "prize-two": OWNER_GOLD[1],
        "prize-three": OWNER_GOLD[2],
        "tax": 1,
        "loan": LOAN,
        "due": REPAYMENT,
        "loans": LOANS_BY_CHOICE,
        "races": most,
        "short": fewest,
        "exchange": GOLD_FOR_GLORY,
        "one": 1,
    }
