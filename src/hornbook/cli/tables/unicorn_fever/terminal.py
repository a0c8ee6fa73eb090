"""Unicorn Fever in a terminal: lanes, players, actions, contracts, hand."""

from __future__ import annotations

from msgspec import Struct
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from hornbook.cli.tables import Scene
from hornbook.cli.tables.layout import ByWidth, grid
from hornbook.cli.tables.unicorn_fever.cards import Shelf
from hornbook.cli.tables.unicorn_fever.track import UnicornTrack
from hornbook.games.unicorn_fever import options as o
from hornbook.games.unicorn_fever.cardtext import (
    magic_mark,
    magic_text,
    token_text,
    whole_contract_text,
)
from hornbook.games.unicorn_fever.decks import BetKind, TokenId, UnicornCards
from hornbook.games.unicorn_fever.loans import lent, repayment
from hornbook.games.unicorn_fever.planning import ChooseAction, ChooseBet, ChooseStake
from hornbook.games.unicorn_fever.results import GLORY, PLACE_MULTIPLIER
from hornbook.games.unicorn_fever.table import LOANS_BY_CHOICE
from hornbook.games.unicorn_fever.view import PlayerView, UnicornView
from hornbook.kernel import Decision, Edition, Event, Option, Seat
from hornbook.racing import LANES, Lane, moved_up, multiplier
from hornbook.text import Phrases


def table(cards: Edition, phrases: Phrases) -> UnicornTable:
    """The table for an edition."""
    if not isinstance(cards, UnicornCards):
        raise TypeError(cards)
    return UnicornTable(cards, phrases)


class UnicornTable:
    """Draws what a seat sees. Colours only repeat what letters say."""

    def __init__(self, cards: UnicornCards, phrases: Phrases) -> None:
        self._cards = cards
        self._phrases = phrases
        self._catalogue = phrases.catalogue
        self._say = phrases.catalogue.say
        self._track = UnicornTrack(cards, phrases)
        self._shelf = Shelf(cards, phrases)

    def draw(self, view: Struct, *, brief: bool) -> RenderableType:
        """Everything on the table, from the board to the hand."""
        seen = _seen(view)
        parts: list[RenderableType] = [self._title(seen)]
        if seen.race is not None and seen.race.turn:
            parts.append(self._track.draw(seen.race.spots, seen.race.order, seen.rows))
            if not brief:
                parts.append(self._lanes(seen, with_track=False))
        else:
            narrow, wide = (
                self._lanes(seen, with_track=with_track) for with_track in (False, True)
            )
            parts.append(ByWidth(narrow, wide))
        parts.append(self._players(seen))
        if brief:
            parts += self._shelf.in_brief(seen)
        else:
            parts += [self._shelf.actions(seen), self._shelf.in_full(seen)]
        return Group(*parts)

    def explain(self, option: Option, view: Struct) -> str:
        """Card and token texts, odds and payouts."""
        seen, cards = _seen(view), self._cards
        match option:
            case o.TakeAction(token=token) | o.ReserveAction(token=token):
                return self._token_note(seen, token)
            case o.PlayCard(card=card) | o.Withdraw(card=card):
                about = cards.magic[card]
                return f"{magic_mark(about)}  {magic_text(about, self._catalogue)}"
            case o.SignContract(contract=contract):
                return whole_contract_text(cards.contracts[contract], self._catalogue)
            case o.PlaceBet(kind=kind, lane=lane) | o.ReserveBet(kind=kind, lane=lane):
                return self._payout(seen, kind, lane)
            case o.OnLane(lane=lane):
                return self._lane_note(seen, lane)
            case o.NudgeOdds(lane=lane, rows=rows):
                before = seen.rows[lane]
                facts = {"before": before, "after": moved_up(before, rows)}
                odds = {name: f"x{multiplier(row)}" for name, row in facts.items()}
                return self._say("table-nudge", odds)
            case o.Borrow():
                return self._loan(seen)
        return ""

    def remark(self, decision: Decision, view: Struct) -> str:
        """What a stake can bring, and when it takes a loan; or why there is none to be had."""
        question, span, seen = decision.question, decision.span, _seen(view)
        loans, gold = seen.players[decision.seat].loans, seen.players[decision.seat].gold
        if isinstance(question, ChooseAction | ChooseBet) and loans >= LOANS_BY_CHOICE:
            return self._say("table-no-loan", {"loans": loans})
        if not isinstance(question, ChooseStake) or span is None:
            return ""
        pays = self._payout(seen, question.kind, question.lane, question.glory)
        purse = self._say("table-purse", {"gold": gold, "loan": max(span.high - gold, 0)})
        return self._phrases.catalogue.told([pays, purse])

    def tally(self, seat: Seat, view: Struct) -> str:
        """What decided besides glory."""
        player = _seen(view).players[seat]
        return self._say("table-tally", {"gold": player.gold, "loans": player.loans})

    def scene(self, event: Event) -> Scene | None:
        """The track, whenever somebody moves."""
        return self._track.follow(event)

    def _title(self, seen: UnicornView) -> RenderableType:
        facts: dict[str, str | int] = {
            "race": seen.race_number,
            "races": seen.races,
            **self._phrases.person("first", seen.first),
            **self._phrases.person("next", None if seen.bell == seen.first else seen.bell),
        }
        return Rule(Text(self._say("table-title", facts)), align="left", style="dim")

    def _lanes(self, seen: UnicornView, *, with_track: bool) -> RenderableType:
        rows = grid(
            self._say("table-lane"),
            self._say("table-odds"),
            *([""] if with_track else []),
            *(self._track.bet(kind) for kind in self._kinds(seen)),
            self._say("table-owner"),
            self._say("table-magic"),
        )
        owners = {player.owned: Seat(seat) for seat, player in enumerate(seen.players)}
        for lane in LANES:
            odds = f"x{multiplier(seen.rows[lane])}"
            if lane in seen.fevered:
                odds += " " + self._say("table-fever")
            rows.add_row(
                self._track.name(lane),
                odds,
                *([self._track.at_start(lane)] if with_track else []),
                *(self._bet_token(seen, kind, lane) for kind in self._kinds(seen)),
                self._name(owners[lane]) if lane in owners else "",
                self._magic(seen, lane),
            )
        return rows

    def _kinds(self, seen: UnicornView) -> list[BetKind]:
        """The bets there are at this table: late places come with the fourth player."""
        return [kind for kind in BetKind if kind is not BetKind.LATE or len(seen.players) > 3]

    def _bet_token(self, seen: UnicornView, kind: BetKind, lane: Lane) -> Text:
        """Who has the token, with the stake; or that it is free."""
        for bet in seen.bets:
            if (bet.kind, bet.lane) == (kind, lane):
                stake = f"{bet.stake} (+{bet.glory})" if bet.glory else f"{bet.stake}"
                return Text(f"{self._name(bet.seat)} {stake}")
        for kept in seen.reserved_bets:
            if (kept.kind, kept.lane) == (kind, lane):
                return Text(f"({self._name(kept.seat)})")
        free = seen.bet_tokens[kind] >> lane & 1
        return Text(self._say("table-free") if free else "-", "dim")

    def _magic(self, seen: UnicornView, lane: Lane) -> Text:
        """Cards whose face is known by letter and sign, the others counted."""
        known = [
            magic_mark(self._cards.magic[placed.card])
            for placed in seen.magic[lane]
            if placed.card is not None
        ]
        hidden = len(seen.magic[lane]) - len(known)
        parts = known + ([self._say("table-hidden", {"count": hidden})] if hidden else [])
        return Text(" ".join(parts))

    def _players(self, seen: UnicornView) -> RenderableType:
        rows = grid(
            self._say("table-player"),
            self._say("table-gold"),
            self._say("table-glory"),
            self._say("table-loans"),
            self._say("table-cards"),
            self._say("table-bets"),
            self._say("table-contracts"),
            right=(1, 2, 3, 4),
        )
        for seat, player in enumerate(seen.players):
            style = "bold" if seat == seen.seat else ""
            rows.add_row(
                Text(self._name(Seat(seat)) + (" °" if seat == seen.first else ""), style),
                Text(str(player.gold), style),
                Text(str(player.glory), style),
                Text(str(player.loans), style),
                Text(str(player.hand), style),
                self._bets(seen, Seat(seat)),
                Text(self._contracts(player)),
            )
        return rows

    def _bets(self, seen: UnicornView, seat: Seat) -> Text:
        text = Text()
        for bet in seen.bets:
            if bet.seat == seat:
                text.append(self._phrases.catalogue.between if text else "")
                text.append(self._track.mark(bet.lane))
                text.append(f" {self._track.bet(bet.kind)} {bet.stake}")
        return text

    def _contracts(self, player: PlayerView) -> str:
        return self._phrases.catalogue.beside(
            self._phrases.name("ContractId", one) for one in player.contracts
        )

    def _payout(self, seen: UnicornView, kind: BetKind, lane: Lane, glory: int = 0) -> str:
        times = multiplier(seen.rows[lane]) if kind is BetKind.WIN else PLACE_MULTIPLIER
        signed = "no" if seen.seat is None or not seen.players[seen.seat].contracts else "yes"
        facts: dict[str, str | int] = {"times": times, "glory": GLORY[kind] + glory}
        return self._say("table-pays", {**facts, "signed": signed})

    def _token_note(self, seen: UnicornView, token: TokenId) -> str:
        """What a token brings the seat, its discounts counted, and when it takes a loan."""
        about = self._shelf.to_seat(token, seen)
        text = token_text(about, self._catalogue)
        if seen.seat is None:
            return text
        gold, held = seen.players[seen.seat].gold, seen.players[seen.seat].loans
        perks, loans, more = self._shelf.perks(seen), 0, 0
        while gold + about.gold + more < about.price:
            more += lent(perks, held + loans)
            loans += 1
        if not loans:
            return text
        facts = {"gold": gold, "loans": loans, "lent": more}
        return self._catalogue.told([text, self._say("table-forced-loan", facts)])

    def _loan(self, seen: UnicornView) -> str:
        perks = self._shelf.perks(seen)
        held = 0 if seen.seat is None else seen.players[seen.seat].loans
        facts = {"gold": lent(perks, held), "back": repayment(perks, held)}
        return self._say("table-borrow", facts)

    def _lane_note(self, seen: UnicornView, lane: Lane) -> str:
        cards = self._magic(seen, lane).plain
        facts = {"odds": f"x{multiplier(seen.rows[lane])}", "cards": cards or "none"}
        return self._say("table-lane-note", facts)

    def _name(self, seat: Seat | None) -> str:
        return "" if seat is None else self._phrases.name("Seat", seat)


def _seen(view: Struct) -> UnicornView:
    if not isinstance(view, UnicornView):
        raise TypeError(view)
    return view
