"""What contracts do, as a small record of numbers: a seat's perks are the sum of its contracts'."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Final

from msgspec import Meta, Struct
from msgspec.structs import astuple

_Gold = Annotated[int, Meta(ge=0, le=20)]
_Glory = Annotated[int, Meta(ge=0, le=5)]
_Times = Annotated[int, Meta(ge=0, le=3)]
_Switch = Annotated[int, Meta(ge=0, le=1)]
_Percent = Annotated[int, Meta(ge=0, le=100)]


class Perks(Struct, frozen=True, gc=False, cache_hash=True):
    """All the advantages a seat's contracts give it."""

    # Bookkeeping
    income: _Gold = 0  # after each race
    interest: _Gold = 0  # after each race without loans, for every 10 gold held
    tax_relief: _Gold = 0  # off the glory tax
    loan_gold: _Gold = 0  # more with each of the first two loans
    loan_discount: _Gold = 0  # off the repayment of each of two loans at the end
    exchange_discount: _Gold = 0  # off the 20 gold that a point of glory costs at the end
    debts_forgiven: _Times = 0  # unpaid loans that do not count against the seat
    owner_gold: _Gold = 0  # when one's own unicorn comes in on the podium

    # Gold and glory on bets
    win_gold: _Gold = 0  # on each win bet won
    place_gold: _Gold = 0  # on each place bet won
    longshot_gold: _Gold = 0  # on each win bet won in a row of x5 or slower
    stake_bonus: _Gold = 0  # bets won are paid as if so much more lay on them
    odds_bonus: _Times = 0  # win bets pay so many times the stake more
    place_bonus: _Times = 0  # place bets pay so many times the stake more
    place_percent: _Percent = 0  # of the stake more on each place bet won
    bet_glory: _Glory = 0  # on each bet won
    win_second: _Switch = 0  # win bets pay as place bets when the unicorn is second

    # Shady deals
    reserve_bet: _Times = 0  # bet tokens reserved in each planning
    reserve_action: _Times = 0  # action tokens reserved in each planning
    nudge: _Times = 0  # rows an odds token may be moved before each race
    contract_discount: _Gold = 0  # off the price of contracts
    signing_gold: _Gold = 0  # for each contract signed, this one too
    kickback: _Gold = 0  # whenever somebody else signs a contract
    gold_bonus: _Gold = 0  # more with each gold action
    own_ties: _Switch = 0  # one's own unicorn wins ties

    # Magic cards
    hand_size: _Times = 0  # more cards in hand
    magic_extra: _Times = 0  # more cards may be played with each magic effect
    bet_magic: _Times = 0  # cards may be played with each win-bet action
    peek: _Switch = 0  # look at a lane's face-down cards before playing magic
    magic_gold: _Gold = 0  # for each magic card played
    redraw: _Switch = 0  # the hand may be exchanged at the start of each planning
    withdraw: _Times = 0  # own face-down cards may be discarded at the end of each planning
    blessing_gold: _Gold = 0  # for each own positive card on a unicorn on the podium

    # Curses and failures
    hex_gold: _Gold = 0  # for each own negative card on a unicorn off the podium
    cancel_gold: _Gold = 0  # for each own card that was cancelled
    lost_gold: _Gold = 0  # for each own bet lost
    refund: _Percent = 0  # of the stake of each bet lost
    near_miss: _Switch = 0  # the stake comes back when a bet is lost by one place
    rival_lost_gold: _Gold = 0  # for each bet somebody else lost
    consolation: _Glory = 0  # after a race in which one bet and won nothing
    fever_glory: _Glory = 0  # on each bet won on an unleashed unicorn


NO_PERKS: Final = Perks()

_SWITCHES: Final = {"win_second", "own_ties", "peek", "redraw", "near_miss"}


@lru_cache(maxsize=4096)
def combined_perks(perks: tuple[Perks, ...]) -> Perks:
    """The perks of several contracts together."""
    columns = zip(Perks.__struct_fields__, zip(*map(astuple, perks), strict=True), strict=True)
    return Perks(*(max(each) if name in _SWITCHES else sum(each) for name, each in columns))
