"""The Party in a terminal: six horses, one's own slip, and who is rich."""

from __future__ import annotations

from msgspec import Struct
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from hornbook.cli.tables import Scene
from hornbook.cli.tables.horse_fever.track import STABLE_STYLES
from hornbook.cli.tables.layout import grid, listed
from hornbook.cli.tables.track import Track
from hornbook.games.horse_fever.party import events as e
from hornbook.games.horse_fever.party import options as o
from hornbook.games.horse_fever.party.betting import ChoosePlaceBet, ChooseStake, ChooseWinBet
from hornbook.games.horse_fever.party.payment import PLACE_PAYS, WIN_PAYS
from hornbook.games.horse_fever.party.table import BetKind, Phase
from hornbook.games.horse_fever.party.view import OwnView, PartyView
from hornbook.kernel import Decision, Edition, Event, Option, Seat
from hornbook.racing import LANES, Lane
from hornbook.text import Phrases

_STAKES = {BetKind.PLACE: "table-place-stake", BetKind.WIN: "table-win-stake"}
_NAMED = 8  # players who still think: more of them are a number


def table(cards: Edition, phrases: Phrases) -> PartyTable:
    """The table; the Party's cards have no texts."""
    return PartyTable(phrases)


class PartyTable:
    """Draws what a seat sees. Colours only repeat what letters say."""

    def __init__(self, phrases: Phrases) -> None:
        self._phrases = phrases
        self._say = phrases.catalogue.say
        self._track = PartyTrack(phrases)

    def draw(self, view: Struct, *, brief: bool) -> RenderableType:
        """The horses, the purse and the rich list."""
        seen = _seen(view)
        parts: list[RenderableType] = [self._title(seen)]
        if seen.race is not None and seen.race.order != LANES and seen.phase is Phase.RACE:
            parts.append(self._track.draw(seen.race.spots, seen.race.order, ()))
        else:
            parts.append(self._horses(seen))
        if seen.phase is Phase.BETTING:
            parts.append(self._slips(seen))
        if seen.own is not None:
            parts.append(self._purse(seen, seen.own))
        parts.append(self._rich_list(seen))
        return Group(*parts)

    def explain(self, option: Option, view: Struct) -> str:
        """How the horse did in the last races."""
        seen = _seen(view)
        if isinstance(option, o.BetOn | o.OnLane) and seen.form:
            return self._say("table-lately", {"places": self._form(seen, option.lane)})
        return ""

    def remark(self, decision: Decision, view: Struct) -> str:
        """What a bet can bring, and what there is to stake."""
        match decision.question:
            case ChoosePlaceBet():
                pays = self._pays(BetKind.PLACE)
            case ChooseWinBet():
                pays = self._pays(BetKind.WIN)
            case ChooseStake(kind=kind):
                pays = self._pays(kind)
            case _:
                return ""
        return f"{pays} {self._say('table-free', {'danari': _free(_seen(view))})}"

    def tally(self, seat: Seat, view: Struct) -> str:
        """The money says it all."""
        return ""

    def scene(self, event: Event) -> Scene | None:
        """The track, whenever somebody moves."""
        return self._track.follow(event)

    def _title(self, seen: PartyView) -> RenderableType:
        facts: dict[str, str | int] = {
            "race": seen.race_number,
            "races": seen.races,
            "bookmaker": self._phrases.name("Seat", seen.bookmaker),
            "phase": seen.phase.value,
        }
        return Rule(Text(self._say("table-title", facts)), align="left", style="dim")

    def _horses(self, seen: PartyView) -> RenderableType:
        """Each horse with one's own bets on it, what all bet on it, and how it ran before."""
        closed = any(seen.place_stakes) or any(seen.win_stakes)
        slip = seen.own.slip if seen.own else ()
        headings = ["table-lane", *(["table-slip"] if seen.own else [])]
        headings += ["table-place", "table-win"] if closed else []
        rows = grid(*map(self._say, headings), self._say("table-form") if seen.form else "")
        for lane in LANES:
            own = [self._stake(bet.kind, bet.stake) for bet in slip if bet.lane == lane]
            cells = [Text(self._phrases.catalogue.beside(own), "bold")] if seen.own else []
            if closed:
                cells += [self._sum(seen.place_stakes[lane]), self._sum(seen.win_stakes[lane])]
            rows.add_row(self._track.name(lane), *cells, Text(self._form(seen, lane), "dim"))
        return rows

    def _form(self, seen: PartyView, lane: Lane) -> str:
        """Where a horse came in, the latest race last."""
        return " ".join(self._phrases.name("Place", order.index(lane) + 1) for order in seen.form)

    def _slips(self, seen: PartyView) -> RenderableType:
        """How many slips are in, and whose are not."""
        known = 0 < len(seen.waiting) <= _NAMED
        many: dict[str, str | int] = {"thinking": str(seen.thinking)}
        facts: dict[str, str | int] = {
            "slips": seen.bettors - seen.thinking,
            "bettors": seen.bettors,
            **(self._phrases.people("thinking", seen.waiting) if known else many),
        }
        return Text(self._say("table-slips", facts))

    def _purse(self, seen: PartyView, own: OwnView) -> RenderableType:
        facts: dict[str, str | int] = {
            "danari": own.money,
            "free": _free(seen),
            "rank": own.rank,
            "players": seen.players,
            "gain": own.gain,
            "raced": "yes" if seen.form else "no",
        }
        staked = seen.phase in (Phase.BETTING, Phase.RACE) and own.slip
        purse = self._say("table-purse-staked" if staked else "table-purse", facts)
        return Text(purse, "bold")

    def _rich_list(self, seen: PartyView) -> RenderableType:
        rich = [
            self._say(
                "table-rich-one",
                {"name": self._phrases.name("Seat", one.seat), "danari": one.money},
            )
            for one in seen.rich
        ]
        return listed(self._say("table-rich"), rich)

    def _pays(self, kind: BetKind) -> str:
        times = WIN_PAYS if kind == BetKind.WIN else PLACE_PAYS
        return self._say("table-pays", {"times": times, "kind": kind.name.lower()})

    def _stake(self, kind: BetKind, stake: int) -> str:
        return self._say(_STAKES[kind], {"danari": stake or "?"})

    def _sum(self, danari: int) -> Text:
        return Text(self._say("table-sum", {"danari": danari}) if danari else "-", "dim")


class PartyTrack(Track):
    """Horses in their stables' colours, with one's own bets and what everyone bet."""

    def __init__(self, phrases: Phrases) -> None:
        super().__init__(phrases, STABLE_STYLES)
        self.rows = []  # there are no odds

    def follow(self, event: Event) -> Scene | None:
        """Move with the event; a picture if something ran."""
        say = self._phrases.catalogue.say
        match event:
            case e.BettingOpened():
                self.line_up()
            case e.SlipTornUp():
                self.bets = [[] for _ in LANES]
            case e.BetWritten(seat=seat, kind=kind, lane=lane, stake=stake):
                self.bet_on(lane, seat, say(_STAKES[kind], {"danari": stake}))
            case e.BettingClosed(place_stakes=place_stakes, win_stakes=win_stakes):
                for lane in LANES:
                    if total := place_stakes[lane] + win_stakes[lane]:
                        self.bets[lane].append(say("table-all-stakes", {"danari": total}))
            case e.MovementTurned(spaces=spaces):
                self.run(LANES, spaces)
                return self.scene(rests=True)  # no dice follow
            case _:
                return super().follow(event)
        return None


def _free(seen: PartyView) -> int:
    """What is not staked yet."""
    if seen.own is None:
        return 0
    return seen.own.money - sum(bet.stake for bet in seen.own.slip)


def _seen(view: Struct) -> PartyView:
    if not isinstance(view, PartyView):
        raise TypeError(view)
    return view
