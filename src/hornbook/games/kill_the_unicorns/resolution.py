"""2.3: the end of a hunt: who wins, which ruse acts, who gets the unicorn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hornbook.games.kill_the_unicorns import events
from hornbook.games.kill_the_unicorns.bids import (
    Bid,
    cancelled,
    foretold,
    leader,
    recounted,
    shown_totals,
    standing,
    yields,
)
from hornbook.games.kill_the_unicorns.catch import catch, flee, waste
from hornbook.games.kill_the_unicorns.colours import RAINBOW, Colour
from hornbook.games.kill_the_unicorns.decks import UnicornId
from hornbook.games.kill_the_unicorns.effects import NO_EFFECT, Dye, Heir, RuseEffect
from hornbook.games.kill_the_unicorns.final import check_rainbows
from hornbook.games.kill_the_unicorns.options import DyeUnicorn, GiveUnicorn, TurnRuse
from hornbook.games.kill_the_unicorns.powers import (
    closing_moments,
    sealed_moments,
    shown_moments,
    tied_out_moments,
    turned_moments,
)
from hornbook.games.kill_the_unicorns.table import Placed
from hornbook.kernel import Choose, Option, Seat, Step

if TYPE_CHECKING:
    from hornbook.games.kill_the_unicorns.game import KillTheUnicorns


class SealHunt(Step["KillTheUnicorns"], frozen=True):
    """2.3: everyone has laid cards or passed, and no card is turned yet."""

    def run(self, game: KillTheUnicorns) -> None:
        game.then(*sealed_moments(game))


class RevealHunt(Step["KillTheUnicorns"], frozen=True):
    """2.3: all cards are turned."""

    def run(self, game: KillTheUnicorns) -> None:
        table = game.table
        table.revealed = True
        for seat in game.hunters():
            cards = table.laid[seat]
            game.tell(events.HuntCardsRevealed(seat, cards, sum(cards)))
        game.then(*shown_moments(game), NameWinner())


class NameWinner(Step["KillTheUnicorns"], frozen=True):
    """2.3: the highest total wins; those who are tied are out."""

    def run(self, game: KillTheUnicorns) -> None:
        table, totals = game.table, shown_totals(game)
        left = standing(game, totals, totals)
        winner = leader(left)
        tell_who_is_out(game, totals)
        for total, seats in cancelled(left, winner):
            game.tell(events.TieCancelled(seats, total))
        if winner is None:
            game.then(*tied_out_moments(game), LoseUnicorn())
            return
        table.winner = winner
        game.tell(events.HuntWon(winner, sum(table.laid[winner])))
        if table.ruses[table.place]:
            game.then(ChooseRuse(winner), *turned_moments(game), ApplyRuse(), CatchUnicorn())
        else:
            game.then(CatchUnicorn())


def tell_who_is_out(game: KillTheUnicorns, totals: list[Bid]) -> None:
    """Whom the wizard foresaw, and who yields to the knight."""
    foreseen = foretold(game, totals)
    for seat, total in totals:
        if seat in foreseen:
            game.tell(events.HunterForetold(seat, total))
    for dare, total in yields(game, totals, totals):
        game.tell(events.RivalYielded(dare.seat, dare.rival, total))


class LoseUnicorn(Step["KillTheUnicorns"], frozen=True):
    """2.3: all cancelled each other; unless somebody lay in wait the unicorn flees."""

    def run(self, game: KillTheUnicorns) -> None:
        if game.table.winner is None:
            flee(game)


class ChooseRuse(Choose["KillTheUnicorns"], frozen=True):
    """2.3: the winner turns the ruse, or one of two, blind."""

    def options(self, game: KillTheUnicorns) -> tuple[Option, ...]:
        table = game.table
        return tuple([TurnRuse(placed.seat) for placed in table.ruses[table.place]])

    def chosen(self, game: KillTheUnicorns, option: TurnRuse) -> None:
        table = game.table
        for placed in table.ruses[table.place]:
            if placed.seat == option.owner:
                table.turned = placed
                game.tell(events.RuseTurned(placed.seat, placed.ruse))
            else:
                waste(game, placed)
        table.ruses[table.place] = ()


class ApplyRuse(Step["KillTheUnicorns"], frozen=True):
    """2.3: what the ruse does to the bidding and to who gets the unicorn."""

    def run(self, game: KillTheUnicorns) -> None:
        turned = game.table.turned
        if turned is None:
            return
        effect = game.cards.ruses[turned.ruse].effect
        if effect.recounts:
            count_again(game, effect, turned)
        if effect.heir is not Heir.WINNER:
            pass_on(game, effect.heir, turned)


def count_again(game: KillTheUnicorns, effect: RuseEffect, turned: Placed) -> None:
    """The bidding as the ruse counts it; if nobody wins by it, the winner stays."""
    before = shown_totals(game)
    totals = recounted(game, effect, turned.seat, game.table.winner)
    for bid in totals:
        if bid not in before:
            game.tell(events.TotalRecounted(*bid))
    told = yields(game, before, before)
    for dare, total in yields(game, totals, before):
        if (dare, total) not in told:
            game.tell(events.RivalYielded(dare.seat, dare.rival, total))
    left = standing(game, totals, before)
    change_winner(game, leader(left, effect.lowest, effect.ties), turned)


def pass_on(game: KillTheUnicorns, heir: Heir, turned: Placed) -> None:
    """The unicorn may be somebody else's: only a hunter's, never one's who passed."""
    winner = game.table.winner
    others = [seat for seat in game.hunters() if seat != winner]
    if heir is Heir.NOBODY:
        game.table.winner = None
    elif heir is Heir.GIFT and others and winner is not None:
        game.then(ChooseHeir(winner))
    else:
        change_winner(game, heir_of(game, heir, turned.seat), turned)


def heir_of(game: KillTheUnicorns, heir: Heir, owner: Seat) -> Seat | None:
    """Who that is in this hunt; None: nobody."""
    winner, hunters = game.table.winner, game.hunters()
    match heir:
        case Heir.SECOND:
            totals = shown_totals(game)
            left = standing(game, totals, totals)
            return leader([bid for bid in left if bid[0] != winner])
        case Heir.OWNER:
            return owner if owner in hunters else None
        case Heir.LEFT:
            place = hunters.index(winner) if winner in hunters else 0
            return hunters[(place + 1) % len(hunters)]
        case Heir.POOREST:
            return min(hunters, key=lambda seat: len(game.table.herds[seat]))
        case Heir.FIRST:
            return hunters[0]
        case Heir.LAST:
            return hunters[-1]
        case _:
            return winner


def change_winner(game: KillTheUnicorns, winner: Seat | None, turned: Placed) -> None:
    """2.3: the new winner, if there is one."""
    before = game.table.winner
    if before is None:
        return
    if winner is None or winner == before:
        game.tell(events.WinnerKept(before, turned.ruse))
    else:
        game.table.winner = winner
        game.tell(events.WinnerChanged(winner, before))


class ChooseHeir(Choose["KillTheUnicorns"], frozen=True):
    """The ruse makes the winner give the unicorn to another hunter."""

    def options(self, game: KillTheUnicorns) -> tuple[Option, ...]:
        return tuple([GiveUnicorn(seat) for seat in game.hunters() if seat != self.seat])

    def chosen(self, game: KillTheUnicorns, option: GiveUnicorn) -> None:
        game.table.winner = option.heir
        game.tell(events.WinnerChanged(option.heir, self.seat))


class CatchUnicorn(Step["KillTheUnicorns"], frozen=True):
    """2.3: the unicorn goes to whoever won in the end."""

    def run(self, game: KillTheUnicorns) -> None:
        table = game.table
        if table.winner is None:
            flee(game)
            return
        unicorn = table.hunted
        printed = game.cards.unicorns[unicorn].colour
        effect = game.cards.ruses[table.turned.ruse].effect if table.turned else NO_EFFECT
        # Legendary and colourless: coloured by market tokens only.
        if printed is Colour.NONE or effect.colour is Dye.KEPT:
            catch(game, effect, printed)
        elif effect.colour is Dye.CHOICE:
            game.then(ChooseColour(table.winner, unicorn))
        else:
            catch(game, effect, Colour(effect.colour.value))


class ChooseColour(Choose["KillTheUnicorns"], frozen=True):
    """The ruse lets whoever gets the unicorn choose its colour."""

    unicorn: UnicornId

    def options(self, game: KillTheUnicorns) -> tuple[Option, ...]:
        return _COLOURS

    def chosen(self, game: KillTheUnicorns, option: DyeUnicorn) -> None:
        turned = game.table.turned
        effect = game.cards.ruses[turned.ruse].effect if turned else NO_EFFECT
        catch(game, effect, option.colour)


_COLOURS: tuple[Option, ...] = tuple(DyeUnicorn(colour) for colour in RAINBOW)


class CloseHunt(Step["KillTheUnicorns"], frozen=True):
    """2.3: the winner is the first player; without a winner nothing changes."""

    def run(self, game: KillTheUnicorns) -> None:
        table = game.table
        if table.winner is not None and table.winner != table.first:
            table.first = table.winner
            game.tell(events.FirstPlayerChanged(table.first))
        game.then(*closing_moments(game), DiscardHuntCards())
        check_rainbows(game)


class DiscardHuntCards(Step["KillTheUnicorns"], frozen=True):
    """2.3: the cards used lie face up before their owners until the round is over."""

    def run(self, game: KillTheUnicorns) -> None:
        table, seats = game.table, game.setup.seats
        for seat, cards in enumerate(table.laid):
            table.spent[seat] += cards
        table.laid = [()] * seats
        table.passed = [False] * seats
        table.asked = 0
        table.revealed = False
        table.dares = ()
        table.foretold = ()
        table.winner = None
