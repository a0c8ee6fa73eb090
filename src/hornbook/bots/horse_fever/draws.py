"""Cards drawn, swapped and lined up in a sampled game of Horse Fever, by quick rules."""

from __future__ import annotations

from typing import Final

from hornbook.bots.horse_fever.worth import chance_to_lead, horse_help, perks_worth
from hornbook.games.horse_fever.board.draws import (
    ChooseAssistant,
    ChooseHorseCard,
    ChooseObjective,
    ChooseShuffle,
)
from hornbook.games.horse_fever.board.options import (
    KeepAssistant,
    KeepHorse,
    KeepObjective,
    SwapFor,
)
from hornbook.games.horse_fever.board.swap import ChooseSwap
from hornbook.games.horse_fever.decks import Measure, ObjectiveId
from hornbook.games.horse_fever.final import measured
from hornbook.games.horse_fever.game import HorseFever
from hornbook.kernel import Option, Seat
from hornbook.racing import LANES, shift_odds

DRAWING: Final = (ChooseShuffle, ChooseObjective, ChooseAssistant, ChooseHorseCard, ChooseSwap)


def keep_the_best(game: HorseFever) -> None:
    """Answer what is asked after a purchase: whoever drew keeps what looks best."""
    while game.pending and isinstance(game.pending[0].question, DRAWING):
        asked = game.pending[0]
        values = [_value(game, asked.seat, option) for option in asked.options]
        game.apply(asked.seat, values.index(max(values)))


def line_up(game: HorseFever, seat: Seat) -> None:
    """The seat's fastest horses run for its fastest stables."""
    table, cards = game.table, game.cards.horses
    free = [lane for lane in LANES if table.owners[lane] == seat and table.stalls[lane] is None]
    free.sort(key=lambda lane: table.rows[lane])
    horses = [horse for horse in table.horses[seat] if horse not in table.stalls]
    horses.sort(key=lambda horse: -horse_help(cards[horse]))
    for lane, horse in zip(free, horses, strict=False):
        if horse_help(cards[horse]) > 0:
            table.stalls[lane] = horse
            shift_odds(game, lane, cards[horse].effect.odds)


def _value(game: HorseFever, seat: Seat, option: Option) -> float:
    cards, rounds = game.cards, game.table.rounds - game.table.round_number + 1
    match option:
        case KeepObjective(card):
            return _aim(game, seat, card)
        case KeepAssistant(card) | SwapFor(_, card):
            return perks_worth(cards.assistants[card].perks, rounds, 1.0, game.table.loans[seat])
        case KeepHorse(card):
            return horse_help(cards.horses[card])
        case _:
            return 0.0


def _aim(game: HorseFever, seat: Seat, card: ObjectiveId) -> float:
    cards, table = game.cards, game.table
    if cards.aims[card] in [cards.aims[one] for one in table.objectives[seat]]:
        return 0.0
    aim = cards.objectives[card]
    if aim.measure is Measure.DANARI:
        return 0.3
    sign = -1 if aim.fewest else 1
    mine = sign * measured(game, seat, aim.measure) + (aim.measure is Measure.OBJECTIVES)
    others = [other for other in game.clockwise_from_first() if other != seat]
    rivals = [sign * measured(game, other, aim.measure) for other in others]
    return chance_to_lead(mine, rivals, table.rounds - table.round_number)
