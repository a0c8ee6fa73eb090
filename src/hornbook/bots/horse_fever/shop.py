"""Rules of thumb for Horse Fever's shop: what to buy, keep, sell, swap and line up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hornbook.bots.horse_fever.worth import (
    AIM,
    chance_to_lead,
    horse_help,
    horse_worth,
    perks_worth,
    stable_worth,
)
from hornbook.games.horse_fever.board.offers import (
    ConsiderAssistant,
    ConsiderHorse,
    ConsiderObjective,
    ConsiderStable,
)
from hornbook.games.horse_fever.board.options import (
    AskForAssistant,
    AskForHorse,
    AskForObjective,
    AskForStable,
    BuyActions,
    BuyAssistant,
    BuyHorse,
    BuyObjective,
    BuyStable,
    KeepAssistant,
    KeepHorse,
    KeepObjective,
    LineUp,
    PassForMoney,
    Sell,
    SellObjective,
    ShuffleFirst,
    SwapFor,
    TakeLoan,
)
from hornbook.games.horse_fever.decks import (
    AssistantId,
    HorseId,
    Measure,
    ObjectiveId,
)
from hornbook.games.horse_fever.loans import due
from hornbook.games.horse_fever.perks import NO_PERKS, Perks, combined_perks
from hornbook.games.horse_fever.view import PlayerView
from hornbook.kernel import Option
from hornbook.racing import Lane

if TYPE_CHECKING:
    from hornbook.bots.horse_fever.steady import Turn

ACTIONS = 0.55  # points two action cards bring
MORE_ACTIONS = 0.35  # a second pair in the same round
SOME_AIM = 0.9  # what the best of four objectives is likely to bring, at its best
UNPAID = 6.0  # points: who cannot pay a loan back has lost


def value(turn: Turn, option: Option) -> float:  # noqa: PLR0911, PLR0912 - a line an option
    """How good a choice in the shop is, in victory points."""
    match option:
        case BuyActions(price):
            again = turn.mine.hand > 0
            return (MORE_ACTIONS if again else ACTIONS) - cost(turn, price)
        case BuyObjective(price):
            return objective_hope(turn) - cost(turn, price)
        case BuyAssistant(price):
            return assistant_hope(turn) - cost(turn, price)
        case BuyHorse(price):
            return horse_hope(turn) - cost(turn, price)
        case BuyStable(lane, price):
            return stable_value(turn, lane) - cost(turn, price)
        case TakeLoan(_, danari, owed):
            return loan_value(turn, danari, owed)
        case PassForMoney(danari):
            return -cost(turn, -danari)
        case AskForObjective() | AskForAssistant() | AskForHorse():
            return -1.0  # a card of one's own from the bank is half the price
        case AskForStable(_, lane, price):
            return stable_value(turn, lane) - cost(turn, price) - 0.2
        case KeepObjective(card):
            return aim_value(turn, card)
        case KeepAssistant(card):
            return assistant_value(turn, card)
        case KeepHorse(card):
            return horse_value(turn, card)
        case SwapFor(_, card):
            return assistant_value(turn, card)
        case LineUp(horse, lane):
            return lined_up(turn, horse, lane)
        case Sell() | SellObjective():
            return sale_value(turn, option)
        case ShuffleFirst():
            return 0.01
        case _:
            return 0.0


# Money


def coin(turn: Turn) -> float:
    """What one more Danari is worth."""
    danari = turn.mine.danari
    return (turn.worth(danari + 400) - turn.worth(max(danari - 400, 0))) / 800


def cost(turn: Turn, price: float) -> float:
    """What paying a price takes from the purse's worth. This round's bets are still to come."""
    danari = turn.mine.danari
    left = danari - price
    rounds = turn.rounds + 1
    short = shortfall(turn, left) if price > 0 and not turn.rounds else 0.0
    return turn.worth(danari, rounds=rounds) - turn.worth(left, rounds=rounds) + short


def shortfall(turn: Turn, left: float) -> float:
    """What it costs to be without money that loans or an aim need at the end."""
    owed = debts(turn)
    risk = UNPAID * min(max(owed - left, 0.0) / 800 + 0.1, 1.0) if left < owed else 0.0
    if aims_at(turn, Measure.DANARI):
        rivals = [player.danari for player in rivals_of(turn)]
        now = money_lead(turn.mine.danari - owed, rivals)
        risk += AIM * max(now - money_lead(left - owed, rivals), 0.0)
    return risk


def money_lead(danari: float, rivals: list[int]) -> float:
    """The chance to be the richest."""
    return min(max(0.5 + (danari - max(rivals, default=0)) / 2000, 0.0), 1.0)


def debts(turn: Turn) -> int:
    """What has to be paid back at the end."""
    perks = perks_of(turn)
    return sum(due(loan, perks) for loan in turn.mine.loans)


def loan_value(turn: Turn, danari: int, owed: int) -> float:
    """A loan helps who is short while there are races to earn it back in."""
    if turn.rounds < 2 or turn.mine.danari > 3 * turn.mine.minimum_bet:
        return -1.0
    return -cost(turn, -danari) - 0.0008 * owed


# What there is to buy


def stable_value(turn: Turn, lane: Lane) -> float:
    """A point, prizes, and a lead in stables."""
    worth = stable_worth(turn.view.rows[lane], turn.rounds + 1, coin(turn))
    return worth + lead_gain(turn, Measure.STABLES)


def assistant_value(turn: Turn, card: AssistantId) -> float:
    """What an assistant will bring."""
    about = turn.cards.assistants[card]
    worth = perks_worth(about.perks, turn.rounds + 1, coin(turn), turn.mine.loans)
    return worth + 0.1 * about.swap


def assistant_hope(turn: Turn) -> float:
    """The best of four assistants: two in three of the best that are left."""
    pile = turn.view.assistant_pile
    taken = {card for player in turn.view.players for card in player.assistants}
    free = [card for card in range(len(pile.clues)) if card not in taken]
    values = sorted([assistant_value(turn, AssistantId(card)) for card in free], reverse=True)
    best = values[: max(len(values) // 3, 1)]
    return sum(best) / max(len(best), 1) + lead_gain(turn, Measure.ASSISTANTS)


def horse_value(turn: Turn, card: HorseId) -> float:
    """A horse is as good as the stable it can run for."""
    about, money = turn.cards.horses[card], coin(turn)
    rows = [turn.view.rows[lane] for lane in turn.mine.stables]
    return max([horse_worth(about, row, turn.rounds + 1, money) for row in rows], default=0.0)


def horse_hope(turn: Turn) -> float:
    """The best of four horses, while there is a stall for it."""
    taken = {card for player in turn.view.players for card in player.horses}
    lead = lead_gain(turn, Measure.HORSES)
    if len(turn.mine.horses) >= len(turn.mine.stables):
        return lead
    free = [card for card in range(len(turn.view.horse_pile.clues)) if card not in taken]
    values = sorted([horse_value(turn, HorseId(card)) for card in free], reverse=True)
    best = values[: max(len(values) // 3, 1)]
    return sum(best) / max(len(best), 1) + lead


def lined_up(turn: Turn, horse: HorseId, lane: Lane) -> float:
    """Fast horses on fast stables; a slow one only for what it earns."""
    about = turn.cards.horses[horse]
    return horse_help(about) * (1.2 - turn.view.rows[lane] / 5) + about.income * 0.001


def sale_value(turn: Turn, option: Option) -> float:
    """What a buyer's money is worth, less what goes: never to one's own loss, seldom a point."""
    question = turn.decision.question
    match question:
        case ConsiderObjective(price=price) if isinstance(option, SellObjective):
            lost = aim_value(turn, option.objective) + 0.4
        case ConsiderAssistant(price=price, assistant=card):
            lost = assistant_value(turn, card) + lead_gain(turn, Measure.ASSISTANTS) + 0.2
        case ConsiderHorse(price=price, horse=horse):
            lost = horse_value(turn, horse) + lead_gain(turn, Measure.HORSES) + 0.1
        case ConsiderStable(price=price, lane=lane):
            lost = stable_value(turn, lane) + 0.5  # the buyer wins a point
        case _:
            return -1.0
    return -cost(turn, -price) - lost


# Aims


def rivals_of(turn: Turn) -> list[PlayerView]:
    """The others who are still in the game."""
    players = turn.view.players
    return [one for seat, one in enumerate(players) if seat != turn.me and not one.out]


def aims_at(turn: Turn, measure: Measure) -> bool:
    """Whether the seat has an objective to lead in something."""
    aims = [turn.cards.objectives[card] for card in turn.view.objectives]
    return any(aim.measure is measure and not aim.fewest for aim in aims)


def lead_gain(turn: Turn, measure: Measure) -> float:
    """What one more of something brings to who aims at having most."""
    if not aims_at(turn, measure):
        return 0.0
    mine, rivals = counted(turn, turn.mine, measure), counts(turn, measure)
    rounds = turn.rounds
    return AIM * (chance_to_lead(mine + 1, rivals, rounds) - chance_to_lead(mine, rivals, rounds))


def aim_value(turn: Turn, card: ObjectiveId) -> float:
    """Points for an objective, by how likely one fulfils it."""
    aim, rounds = turn.cards.objectives[card], turn.rounds
    held = [turn.cards.aims[one] for one in turn.view.objectives]
    if turn.cards.aims[card] in held:
        return 0.05  # of two alike only one counts
    mine, rivals = counted(turn, turn.mine, aim.measure), counts(turn, aim.measure)
    if aim.measure is Measure.OBJECTIVES:
        mine += 1  # this very card
    if aim.measure is Measure.DANARI:
        return AIM * (0.25 + 0.5 * (money_lead(mine - debts(turn), counted_money(turn)) - 0.5))
    if aim.fewest:
        mine, rivals = -mine, [-rival for rival in rivals]
        if aim.measure is Measure.POINTS:
            return 0.1
    return AIM * chance_to_lead(mine, rivals, rounds)


def objective_hope(turn: Turn) -> float:
    """The best of four objectives that nobody has shown."""
    different = {turn.cards.aims[card]: card for card in range(len(turn.view.objective_pile.clues))}
    values = sorted([aim_value(turn, ObjectiveId(card)) for card in different.values()])
    best = values[-3:]
    return SOME_AIM * sum(best) / max(len(best), 1) + lead_gain(turn, Measure.OBJECTIVES)


def counted_money(turn: Turn) -> list[int]:
    """The rivals' money."""
    return [player.danari for player in rivals_of(turn)]


def counts(turn: Turn, measure: Measure) -> list[int]:
    """How much each rival has of something."""
    return [counted(turn, player, measure) for player in rivals_of(turn)]


def counted(turn: Turn, player: PlayerView, measure: Measure) -> int:
    """How much a player has of something, as far as everyone can see."""
    match measure:
        case Measure.STABLES:
            return len(player.stables)
        case Measure.ASSISTANTS:
            return len(player.assistants)
        case Measure.HORSES:
            return sum(turn.cards.horses[horse].counts for horse in player.horses)
        case Measure.OBJECTIVES:
            return len(player.objectives)
        case Measure.DANARI:
            return player.danari
        case Measure.POINTS:
            return player.score


def perks_of(turn: Turn) -> Perks:
    """The seat's character's and assistants' help."""
    character = turn.mine.character
    person = NO_PERKS if character is None else turn.cards.characters[character].perks
    hired = [turn.cards.assistants[card].perks for card in turn.mine.assistants]
    return combined_perks((person, *hired)) if hired else person
