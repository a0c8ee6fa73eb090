"""A Board game, and the order of its rounds."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from hornbook.games.horse_fever.betting import FirstBets, MoveStables, SecondBets
from hornbook.games.horse_fever.board.auction import OPENING_PRICE, STEP, OpenPurchase, OpenSale
from hornbook.games.horse_fever.board.info import INFO
from hornbook.games.horse_fever.board.offers_again import make_offers_again
from hornbook.games.horse_fever.board.prices import ACTIONS, CARD, FROM_PLAYER, STABLES
from hornbook.games.horse_fever.board.purchases import OpenShop, Purchases
from hornbook.games.horse_fever.board.start_line import StartLine
from hornbook.games.horse_fever.game import HorseFever
from hornbook.games.horse_fever.payments import ClearTrack, CollectDebts, PayWinnings
from hornbook.games.horse_fever.race import RevealActions
from hornbook.games.horse_fever.rigging import RigRace
from hornbook.kernel import Chance, Question, Seat, Step
from hornbook.racing import ShuffleMovement, StartRace, UpdateOdds


class HorseFeverBoard(HorseFever):
    """Horse Fever's Board game for 2 to 5 players."""

    info = INFO
    printed = replace(
        HorseFever.printed,
        stables=STABLES,
        actions=ACTIONS,
        card=CARD,
        from_player=FROM_PLAYER,
        opening=OPENING_PRICE,
        step=STEP,
    )
    shop = True
    starting_points = 0
    richer_wins = False

    def deal_again(self, seat: Seat | None, chance: Chance) -> None:
        super().deal_again(seat, chance)
        make_offers_again(self, seat, chance)

    def round_of_play(self) -> list[Step[Any] | Question[Any]]:
        return [
            *self.before_the_bets(),  # 1
            FirstBets(),  # 2.1
            MoveStables(),
            RigRace(),  # 2.2
            SecondBets(),  # 2.3
            RevealActions(),  # 3.1
            ShuffleMovement(),
            StartRace(),  # 3.2
            PayWinnings(),  # 3.3
            CollectDebts(),
            UpdateOdds(),  # 3.4
            ClearTrack(),
            *self.after_the_race(),  # 4
        ]

    def before_the_bets(self) -> list[Step[Any] | Question[Any]]:
        """How everyone comes by their cards."""
        return [
            OpenShop(),
            Purchases(1),  # 1.1
            Purchases(2),  # 1.2
            StartLine(),  # 1.3
        ]

    def after_the_race(self) -> list[Step[Any] | Question[Any]]:
        """The auctions."""
        return [
            OpenSale(),  # 4.1
            OpenPurchase(),  # 4.2
        ]


GAME = HorseFeverBoard
