"""The numbers of the rules, for the texts that explain them."""

from __future__ import annotations

from hornbook.games.horse_fever.board.auction import FLOOR, OPENING_PRICE, STEP
from hornbook.games.horse_fever.board.draws import DRAWN
from hornbook.games.horse_fever.board.prices import ACTIONS, CARD, FROM_PLAYER, PASSING, STABLES
from hornbook.games.horse_fever.edition import BLANKS, house_edition
from hornbook.games.horse_fever.family.game import DEALT, HorseFeverFamily
from hornbook.games.horse_fever.final import OBJECTIVE_POINTS
from hornbook.games.horse_fever.lengths import ROUNDS
from hornbook.games.horse_fever.loans import DUE, LENT
from hornbook.games.horse_fever.payments import PLACE_MULTIPLIER, POINTS, STABLE_DANARI
from hornbook.games.horse_fever.points import PENALTY
from hornbook.games.horse_fever.table import BET_A_POINT, LOAN_CARDS, SMALLEST_BET, BetKind, Loan
from hornbook.racing import FINISH, SLOWEST, multiplier


def rule_facts() -> dict[str, int]:
    """Every number that a paragraph of the rules names, whatever the mode."""
    rounds = [count for counts in ROUNDS.values() for count in counts if count]
    speeds = [speed for card in house_edition().movement for speed in card.speeds]
    return {
        "best": multiplier(0),
        "worst": multiplier(SLOWEST),
        "rounds-least": min(rounds),
        "rounds-most": max(rounds),
        "family-points": HorseFeverFamily.starting_points,
        "dealt": DEALT,
        "actions": ACTIONS,
        "card": CARD,
        "drawn": DRAWN,
        "keep": 1,
        "stable-least": min(STABLES),
        "stable-most": max(STABLES),
        "stable-points": 1,
        "bank": LENT[Loan.BANK],
        "bank-due": DUE[Loan.BANK],
        "mob": LENT[Loan.MOB],
        "mob-due": DUE[Loan.MOB],
        "loan-cards": LOAN_CARDS,
        "passing": PASSING,
        "double": FROM_PLAYER,
        "win-points": POINTS[BetKind.WIN],
        "place-points": POINTS[BetKind.PLACE],
        "place": PLACE_MULTIPLIER,
        "a-point": BET_A_POINT,
        "least": SMALLEST_BET,
        "penalty": PENALTY,
        "slow": min(speeds),
        "fast": max(speeds),
        "line": FINISH,
        "prize-one": STABLE_DANARI[0],
        "prize-two": STABLE_DANARI[1],
        "prize-three": STABLE_DANARI[2],
        "opening": OPENING_PRICE,
        "step": STEP,
        "floor": FLOOR,
        "traded": 1,
        "objective": OBJECTIVE_POINTS,
        "blanks": BLANKS,
    }
