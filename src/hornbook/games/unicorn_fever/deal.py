"""Setup, and the order in which a round is played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hornbook.games.unicorn_fever import events
from hornbook.games.unicorn_fever.board import (
    CONTRACTS_SHOWN,
    full_bet_tokens,
    full_stacks,
    hand_limit,
)
from hornbook.games.unicorn_fever.clans import Clan
from hornbook.games.unicorn_fever.decks import BetKind, ContractId, MagicId
from hornbook.games.unicorn_fever.final import EndTheGame
from hornbook.games.unicorn_fever.moments import ClosingContracts, OpeningContracts
from hornbook.games.unicorn_fever.perks import NO_PERKS
from hornbook.games.unicorn_fever.planning import ACTIONS, ChooseAction
from hornbook.games.unicorn_fever.race import (
    HandOverFirstPlayer,
    RevealMagic,
)
from hornbook.games.unicorn_fever.results import (
    PayBets,
    PayContracts,
    PayGloryTax,
    PayOwners,
    RevealContracts,
    TidyUp,
    UpdateFever,
    slowest,
)
from hornbook.games.unicorn_fever.table import Table
from hornbook.kernel import BadSettings, Question, Seat, Step, clockwise
from hornbook.racing import LANES, Row, ShuffleMovement, StartRace, UpdateOdds

if TYPE_CHECKING:
    from hornbook.games.unicorn_fever.game import UnicornFever

START_GOLD = 20


def deal(game: UnicornFever) -> Table:
    """Set the table up, in the order of the rulebook's setup."""
    seats, chance, cards = game.setup.seats, game.chance, game.cards
    races = game.setup.number("races")
    clans = _clans(game)
    contract_deck = [ContractId(i) for i, c in enumerate(cards.contracts) if c.clan in clans]
    chance.shuffle(contract_deck)
    magic_deck = [MagicId(i) for i in range(len(cards.magic))]
    chance.shuffle(magic_deck)
    hand = hand_limit(seats)
    hands = [tuple(magic_deck.pop() for _ in range(hand)) for _ in range(seats)]
    first = Seat(chance.below(seats))
    by_row = list(LANES)
    chance.shuffle(by_row)  # setup 14: one odds token on each row
    rows = [Row(by_row.index(lane)) for lane in LANES]
    owned = [by_row[0]] * seats
    for place in range(seats):  # setup 16: the first player owns the slowest, and so on
        owned[(first + place) % seats] = by_row[-1 - place]
    table = Table(
        gold=[START_GOLD] * seats,
        glory=[0] * seats,
        loans=[0] * seats,
        hands=hands,
        contracts=[()] * seats,
        perks=[NO_PERKS] * seats,
        owned=owned,
        taken=[()] * seats,
        bank=-START_GOLD * seats,
        races=races,
        race_number=0,
        clans=clans,
        first=first,
        rows=rows,
        fevered=slowest(rows),
        stacks=full_stacks(cards, seats),
        bet_tokens=full_bet_tokens(seats),
        bets=[],
        reserved_bets=[],
        reserved_actions=[],
        magic_deck=magic_deck,
        generation=[0] * len(cards.magic),
        drawn=[0] * len(cards.magic),
        lanes=[()] * len(LANES),
        active=[()] * len(LANES),
        contract_deck=contract_deck,
        display=[contract_deck.pop() for _ in range(min(CONTRACTS_SHOWN, len(contract_deck)))],
    )
    game.tell(events.ClansChosen(clans))
    game.tell(events.ContractsShown(tuple(table.display)))
    for seat in game.seats:
        game.tell(events.MagicDrawn(Seat(seat), hand))
        game.tell(events.MagicTaken(Seat(seat), hands[seat]))
    game.tell(events.FirstPlayerDrawn(first))
    game.tell(events.OddsDealt(tuple(by_row)))
    game.tell(events.FeverSpread(table.fevered))
    for seat in clockwise(first, seats):
        game.tell(events.OwnerTileGiven(seat, owned[seat]))
    game.agenda.append(BeginRound())
    return table


class BeginRound(Step["UnicornFever"], frozen=True):
    """A round: planning, race, results. After the last one the game ends."""

    def run(self, game: UnicornFever) -> None:
        table = game.table
        if table.race_number == table.races:
            game.then(EndTheGame())
            return
        table.race_number += 1  # 3.6 and setup 2: the race marker
        game.tell(events.RoundBegan(table.race_number, table.races))
        game.then(*round_of_play(game), BeginRound())


def round_of_play(game: UnicornFever) -> list[Step[Any] | Question[Any]]:
    """The steps of a round, in the rulebook's order."""
    order = game.clockwise_from_first()
    planning = [ChooseAction(seat, lap) for lap in range(1, ACTIONS + 1) for seat in order]
    # 3.2, note: these only prepare another round.
    preparing: list[Step[Any]] = [UpdateOdds(), UpdateFever(), RevealContracts()]
    last = game.table.race_number == game.table.races
    return [
        *([RemoveBetTokens()] if game.setup.seats == 2 else []),
        OpeningContracts(),
        *planning,  # 1
        ClosingContracts(),
        HandOverFirstPlayer(),  # 2.1
        RevealMagic(),  # 2.2
        ShuffleMovement(),  # 2.3
        StartRace(),  # 2.4
        PayOwners(),  # 3.1
        PayBets(),
        PayContracts(),
        TidyUp(),
        PayGloryTax(),  # 3.2
        *([] if last else preparing),  # 3.3 to 3.5
    ]


class RemoveBetTokens(Step["UnicornFever"], frozen=True):
    """Two players: before each round the die takes a win token and an early place token away."""

    def run(self, game: UnicornFever) -> None:
        win = LANES[game.chance.below(len(LANES))]
        early = LANES[game.chance.below(len(LANES))]
        tokens = game.table.bet_tokens
        tokens[BetKind.WIN] &= ~(1 << win)
        tokens[BetKind.EARLY] &= ~(1 << early)
        game.tell(events.BetTokensRemoved(win, early))


def _clans(game: UnicornFever) -> tuple[Clan, ...]:
    """Setup 8: two clans, chosen or at random."""
    chosen = game.setup.settings["clans"]
    there = {contract.clan for contract in game.cards.contracts}
    if isinstance(chosen, tuple) and chosen:
        clans = tuple(Clan(name) for name in chosen)
        for clan in clans:
            if clan not in there:
                raise BadSettings("clan-missing", clan=clan.value)
        return clans
    pool = [clan for clan in Clan if clan in there]
    game.chance.shuffle(pool)
    return tuple(sorted(pool[:2], key=list(Clan).index))
