"""Horse Fever in a terminal, as the Board and the Family game share it: horses, bets, cards."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from hornbook.cli.tables import Scene
from hornbook.cli.tables.horse_fever.cards import Shelf
from hornbook.cli.tables.horse_fever.track import HorseTrack
from hornbook.cli.tables.layout import ByWidth, grid
from hornbook.games.horse_fever import options as o
from hornbook.games.horse_fever.betting import ChooseStake
from hornbook.games.horse_fever.decks import HorseCards
from hornbook.games.horse_fever.payments import OFFERS
from hornbook.games.horse_fever.perks import NO_PERKS, Perks, combined_perks
from hornbook.games.horse_fever.rigging import ChooseLane
from hornbook.games.horse_fever.table import BetKind
from hornbook.games.horse_fever.view import ActionView, HorseView, PlayerView
from hornbook.kernel import Decision, Edition, Event, Option, Seat
from hornbook.racing import LANES, Lane, moved_up
from hornbook.text import Phrases

Column: TypeAlias = tuple[str, list[str]]
"""A heading, and a cell for each seat."""


def table(cards: Edition, phrases: Phrases) -> HorseTable:
    """The table for an edition: all that the Family game has, the Board game has too."""
    return HorseTable(cards, phrases)


class HorseTable:
    """Draws what a seat sees. Colours only repeat what letters say."""

    def __init__(self, cards: Edition, phrases: Phrases) -> None:
        if not isinstance(cards, HorseCards):
            raise TypeError(cards)
        self._edition = cards
        self._phrases = phrases
        self._say = phrases.catalogue.say
        self._track = HorseTrack(phrases)
        self._shelf = Shelf(cards, phrases)

    def draw(self, view: Struct, *, brief: bool) -> RenderableType:
        """Everything on the table, from the blackboard to the hand."""
        seen = looked_at(view)
        parts = [self._title(seen), *self._board(seen, brief=brief)]
        if brief:
            parts += self._shelf.in_brief(seen)
        else:
            parts.append(self._shelf.in_full(seen))
        return Group(*parts)

    def explain(self, option: Option, view: Struct) -> str:
        """Card texts, odds and payouts."""
        seen = looked_at(view)
        match option:
            case o.TakeCharacter(character=character):
                return self._shelf.character(character)
            case o.PlaceBet(kind=kind, lane=lane):
                return self._payout(seen, kind, lane)
            case o.PlayCard(card=card):
                return self._shelf.action(card)
            case o.OnLane(lane=lane):
                return self._lane_note(seen, lane)
            case o.NudgeOdds(lane=lane, rows=rows):
                before = seen.rows[lane]
                facts = {"before": before, "after": moved_up(before, rows)}
                odds = {name: self._phrases.name("Row", row) for name, row in facts.items()}
                return self._say("table-nudge", odds)
        return ""

    def remark(self, decision: Decision, view: Struct) -> str:
        """What a stake can bring; what the card in hand does."""
        seen = looked_at(view)
        match decision.question:
            case ChooseStake(kind=kind, lane=lane):
                danari = seen.players[decision.seat].danari
                purse = self._say("table-purse", {"danari": danari})
                return self._phrases.catalogue.told([self._payout(seen, kind, lane), purse])
            case ChooseLane(card=card) if card is not None:
                return self._shelf.action(card)
        return ""

    def tally(self, seat: Seat, view: Struct) -> str:
        """What there was besides points."""
        player = looked_at(view).players[seat]
        out = "yes" if player.out else "no"
        return self._say("table-tally", {"danari": player.danari, "out": out})

    def scene(self, event: Event) -> Scene | None:
        """The track, whenever somebody moves."""
        return self._track.follow(event)

    def _title(self, seen: HorseView) -> RenderableType:
        facts: dict[str, str | int] = {
            "round": seen.round_number,  # 0 while characters are being chosen
            "rounds": seen.rounds,
            "first": self._name(seen.first),
        }
        return Rule(Text(self._say("table-title", facts)), align="left", style="dim")

    def _board(self, seen: HorseView, *, brief: bool) -> list[RenderableType]:
        """The horses, running or waiting, and the players below them."""
        parts: list[RenderableType] = []
        running = seen.race is not None and seen.race.turn > 0
        if seen.race is not None and running:
            parts.append(self._track.draw(seen.race.spots, seen.race.order, seen.rows))
        if not running or not brief:
            narrow, wide = (
                self._horses(seen, with_track=with_track and not running)
                for with_track in (False, True)
            )
            parts.append(ByWidth(narrow, wide))
        parts.append(self._players(seen, brief=brief))
        return parts

    def _horses(self, seen: HorseView, *, with_track: bool) -> Table:
        """The blackboard, with all that lies by each horse; columns nobody needs are left out."""
        columns = self._lane_columns(seen)
        if with_track:
            columns.insert(2, ("", [self._track.at_start(lane) for lane in LANES]))
        shown = [(head, cells) for head, cells in columns if any(cell.plain for cell in cells)]
        rows = grid(*[head for head, _ in shown])
        for lane in LANES:
            rows.add_row(*[cells[lane] for _, cells in shown])
        return rows

    def _lane_columns(self, seen: HorseView) -> list[tuple[str, list[Text]]]:
        """By column: the heading, and a cell for each lane."""
        say, phrases = self._say, self._phrases
        betting = bool(seen.bets)
        return [
            (say("table-lane"), [self._track.name(lane) for lane in LANES]),
            (say("table-odds"), [Text(phrases.name("Row", seen.rows[lane])) for lane in LANES]),
            (say("table-owner"), [Text(self._name(owner)) for owner in seen.owners]),
            (say("table-runs"), [Text(self._runner(seen, lane)) for lane in LANES]),
            (say("table-bets"), [Text(self._bets(seen, lane)) for lane in LANES]),
            (say("table-left"), [Text(str(n) if betting else "", "dim") for n in seen.tokens]),
            (say("table-cards"), [self._laid(seen.actions[lane], seen.seat) for lane in LANES]),
        ]

    def _runner(self, seen: HorseView, lane: Lane) -> str:
        horse = seen.stalls[lane]
        return "" if horse is None else self._phrases.name("HorseId", horse)

    def _bets(self, seen: HorseView, lane: Lane) -> str:
        return self._phrases.catalogue.beside(
            f"{self._name(bet.seat)} {self._track.bet(bet.kind, bet.stake)}"
            for bet in seen.bets
            if bet.lane == lane
        )

    def _laid(self, placed: tuple[ActionView, ...], own: Seat | None) -> Text:
        """Who laid what: one's own cards are known, the others are question marks."""
        laid: dict[Seat, list[str]] = {}
        for one in placed:
            mark = "?" if one.card is None else self._shelf.mark(one.card)
            laid.setdefault(one.seat, []).append(mark)
        text = Text()
        for seat, found in laid.items():
            text.append(self._phrases.catalogue.between if text else "")
            marks = " ".join(found)
            text.append(marks if seat == own else f"{self._name(seat)} {marks}")
        return text

    def _players(self, seen: HorseView, *, brief: bool) -> RenderableType:
        """What everyone has."""
        return self._by_seat(seen, self._numbers(seen, brief=brief), self._who(seen))

    def _by_seat(self, seen: HorseView, numbers: list[Column], words: list[Column]) -> Table:
        """A row for each player: numbers end below each other, words begin so."""
        columns = [one for one in numbers if set(one[1]) != {"0"}]  # nobody has any of these
        right = range(1, len(columns) + 1)
        columns += words
        headings = [self._say("table-player"), *[head for head, _ in columns]]
        rows = grid(*headings, right=right)
        for place, player in enumerate(seen.players):
            seat = Seat(place)
            style = "bold" if seat == seen.seat else "dim" if player.out else ""
            name = self._name(seat) + (" °" if seat == seen.first else "")
            name = self._say("table-out-of-it", {"name": name}) if player.out else name
            rows.add_row(Text(name, style), *[Text(cells[seat], style) for _, cells in columns])
        return rows

    def _numbers(self, seen: HorseView, *, brief: bool) -> list[Column]:
        """Of every player: money, points, the least bet, and cards in hand."""
        players = seen.players
        minimum = self._say("table-minimum.short" if brief else "table-minimum")
        hand = self._say("table-hand.short" if brief else "table-hand")
        return [
            (self._say("table-danari"), [self._sum(player.danari) for player in players]),
            (self._say("table-points"), [str(player.score) for player in players]),
            (minimum, [self._sum(player.minimum_bet) for player in players]),
            (hand, [str(player.hand) for player in players]),
        ]

    def _who(self, seen: HorseView) -> list[Column]:
        """Of every player: the character."""
        called = [self._character(player) for player in seen.players]
        return [(self._say("table-character"), called)] if any(called) else []

    def _character(self, player: PlayerView) -> str:
        who = player.character
        return "" if who is None else self._phrases.name("CharacterId", who)

    def _payout(self, seen: HorseView, kind: BetKind, lane: Lane) -> str:
        offer = OFFERS[kind]
        facts: dict[str, str | int] = {"times": offer.times(seen.rows[lane])}
        reach = 0 if kind is BetKind.WIN else self._perks(seen).place_reach
        return self._say(
            "table-pays", {**facts, "points": offer.points, "places": offer.places + reach}
        )

    def _perks(self, seen: HorseView, seat: Seat | None = None) -> Perks:
        """What a seat's character and assistants bring; the viewer's own, if nobody is named."""
        place = seen.seat if seat is None else seat
        if place is None:
            return NO_PERKS
        player = seen.players[place]
        who = player.character
        own = NO_PERKS if who is None else self._edition.characters[who].perks
        hired = [self._edition.assistants[card].perks for card in player.assistants]
        return combined_perks((own, *hired))

    def _lane_note(self, seen: HorseView, lane: Lane) -> str:
        cards = self._laid(seen.actions[lane], seen.seat).plain
        odds = self._phrases.name("Row", seen.rows[lane])
        return self._say("table-lane-note", {"odds": odds, "cards": cards or "none"})

    def _sum(self, danari: int) -> str:
        return self._say("table-sum", {"danari": danari})

    def _name(self, seat: Seat | None) -> str:
        return "" if seat is None else self._phrases.name("Seat", seat)


def looked_at(view: Struct) -> HorseView:
    """A view, as this game's."""
    if not isinstance(view, HorseView):
        raise TypeError(view)
    return view
