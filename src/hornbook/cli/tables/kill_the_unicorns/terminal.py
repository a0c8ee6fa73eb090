"""Kill the Unicorns in a terminal: the row, the hunters, the market and one's own cards."""

from __future__ import annotations

from msgspec import Struct
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from hornbook.cli.tables import Scene
from hornbook.cli.tables.kill_the_unicorns.herds import Herds
from hornbook.cli.tables.layout import grid, listed
from hornbook.games.kill_the_unicorns import options as o
from hornbook.games.kill_the_unicorns.cardtext import (
    power_name,
    power_text,
    ruse_text,
    stall_text,
)
from hornbook.games.kill_the_unicorns.decks import (
    HUNTS,
    Character,
    CharacterCard,
    Goods,
    KillTheUnicornsCards,
    RuseId,
)
from hornbook.games.kill_the_unicorns.hunt import JoinHunt, LayCard, OpenHunt
from hornbook.games.kill_the_unicorns.market import ChoosePayment, GoToMarket
from hornbook.games.kill_the_unicorns.powers import (
    ChooseRivalToDare,
    ChooseSecondRuse,
    ChooseToLieInWait,
    ChooseTotalToForetell,
)
from hornbook.games.kill_the_unicorns.ruses import PlaceRuse
from hornbook.games.kill_the_unicorns.view import HunterView, KillTheUnicornsView
from hornbook.kernel import Decision, Edition, Event, Option, Seat
from hornbook.text import Phrases

_CHARACTERS = tuple(Character)
_GOODS = tuple(Goods)


def table(cards: Edition, phrases: Phrases) -> KillTheUnicornsTable:
    """The table for an edition."""
    if not isinstance(cards, KillTheUnicornsCards):
        raise TypeError(cards)
    return KillTheUnicornsTable(cards, phrases)


class KillTheUnicornsTable:
    """Draws what a seat sees. Colours only repeat what letters say."""

    def __init__(self, cards: KillTheUnicornsCards, phrases: Phrases) -> None:
        self._cards = cards
        self._phrases = phrases
        self._catalogue = phrases.catalogue
        self._say = phrases.catalogue.say
        self._herds = Herds(cards, phrases)

    def draw(self, view: Struct, *, brief: bool) -> RenderableType:
        """Everything on the table, from the row of unicorns to the hand."""
        seen = _seen(view)
        parts: list[RenderableType] = [self._title(seen)]
        if any(unicorn is not None for unicorn in seen.row):
            parts.append(self._herds.row(seen))
        parts += [Text(note) for note in self._omens(seen)]
        if seen.turned is not None:
            parts.append(Text(self._say("table-acting", self._ruse_facts(seen.turned))))
        parts.append(self._hunters(seen, brief=brief))
        if not brief:
            parts.append(self._herds.scores(seen))
        if not brief or 0 <= seen.place < HUNTS:  # at the market the stalls are the options
            parts.append(self._herds.market(seen.market))
        if seen.seat is not None and not brief:  # in brief, remarks say what is in hand
            parts += self._own(seen, seen.players[seen.seat])
        return Group(*parts)

    def explain(self, option: Option, view: Struct) -> str:
        """What characters, unicorns, ruses and goods are, and what is known of rivals."""
        seen = _seen(view)
        match option:
            case o.TakeCharacter(character=character):
                return self._power(self._card_of(character))
            case o.HideRuse(unicorn=unicorn):
                return self._herds.printed(unicorn)
            case o.ActInstead(ruse=ruse):
                return self._ruse_says(ruse)
            case o.Buy(goods=goods):
                return stall_text(self._cards.stalls[_GOODS.index(goods)], self._catalogue)
            case o.DareRival(rival=rival):
                return self._unseen_cards(seen.players[rival])
            case o.GiveUnicorn(heir=heir):
                return self._say("table-heir", {"points": seen.players[heir].score.total})
        return "" if seen.seat is None else self._of_own_herd(option, seen.players[seen.seat])

    def _of_own_herd(self, option: Option, own: HunterView) -> str:
        match option:
            case o.UseOn(unicorn=unicorn):
                return "".join(
                    self._herds.caught(one) for one in own.herd if one.unicorn == unicorn
                )
            case o.DyeUnicorn(colour=colour):
                has = sum(one.colour is colour for one in own.herd)
                return self._say("table-has-colour", {"count": has})
        return ""

    def remark(self, decision: Decision, view: Struct) -> str:
        """What is hunted and with what; what the ruses in hand do."""
        seen = _seen(view)
        match decision.question:
            case PlaceRuse():
                return "\n".join(
                    self._say("table-about", self._ruse_facts(ruse))
                    for ruse in dict.fromkeys(seen.ruse_hand)
                )
            case OpenHunt() | JoinHunt() | LayCard():
                unicorn = seen.row[seen.place]
                hunted = "" if unicorn is None else self._herds.unicorn(unicorn)
                return self._say("table-hunt", {"hunted": hunted, **_hand_facts(seen)})
            case ChooseRivalToDare():
                return self._bid(seen)
            case ChooseTotalToForetell():
                return f"{self._bid(seen)}\n{self._costs(seen.hand[0])}"
            case ChooseToLieInWait():
                unicorn = seen.row[seen.place]
                return "" if unicorn is None else self._herds.unicorn(unicorn)
            case ChooseSecondRuse():
                return self._costs(seen.hand[-1])
            case GoToMarket() | ChoosePayment():
                return self._say("table-purse", _hand_facts(seen))
        return ""

    def tally(self, seat: Seat, view: Struct) -> str:
        """What decides between equals."""
        return self._say("table-tally", {"unicorns": len(_seen(view).players[seat].herd)})

    def scene(self, event: Event) -> Scene | None:
        """Nothing moves."""
        return None

    def _omens(self, seen: KillTheUnicornsView) -> list[str]:
        """Who must yield to whom in this hunt, and which totals are out."""
        person, say = self._phrases.person, self._say
        dared = [
            say("table-dared", person("seat", one.seat) | person("rival", one.rival))
            for one in seen.dares
        ]
        named = [
            say("table-foretold", person("seat", one.seat) | {"total": one.total})
            for one in seen.foretold
        ]
        return dared + named

    def _bid(self, seen: KillTheUnicornsView) -> str:
        """The cards one has laid, and those left."""
        facts = {**_hand_facts(seen), "cards": _values(seen.laid), "total": sum(seen.laid)}
        return self._say("table-your-bid", facts)

    def _costs(self, price: int) -> str:
        return self._say("table-power-costs", {"price": price})

    def _unseen_cards(self, rival: HunterView) -> str:
        """What is known of the cards that a rival has laid."""
        spent = _values(rival.spent) or self._say("table-none")
        return self._say("table-has-spent", {"cards": rival.laid, "spent": spent})

    def _title(self, seen: KillTheUnicornsView) -> RenderableType:
        facts: dict[str, str | int] = {
            "round": max(seen.round_number, 1),
            "rounds": seen.rounds,
            "hunt": seen.place + 1,
            "hunts": HUNTS,
            "first": self._phrases.name("Seat", seen.first),
            "cards": seen.asked,
        }
        return Rule(Text(self._say("table-title", facts)), align="left", style="dim")

    def _hunters(self, seen: KillTheUnicornsView, *, brief: bool) -> Table:
        """Everyone, with what lies before them."""
        say = self._say
        rows = grid(
            say("table-player"),
            say("table-character"),
            say("table-power"),
            say("table-hand"),
            *([] if brief else [say("table-spent")]),
            say("table-laid"),
            say("table-points"),
            say("table-herd"),
            right=(3, 5 if brief else 6),
        )
        for place, player in enumerate(seen.players):
            style = "bold" if place == seen.seat else ""
            name = self._phrases.name("Seat", place) + (" °" if place == seen.first else "")
            spent = [] if brief else [Text(_values(player.spent))]
            rows.add_row(
                Text(name, style),
                Text("" if player.character is None else self._character(player.character)),
                Text(self._readiness(player) if seen.round_number else ""),
                Text(str(player.hand), style),
                *spent,
                Text(self._laid(seen, Seat(place)), style),
                Text(str(player.score.total), style),
                self._herds.in_short(player.herd),
            )
        return rows

    def _readiness(self, player: HunterView) -> str:
        if player.character is None:
            return ""
        return self._say("table-ready" if player.power_ready else "table-used")

    def _laid(self, seen: KillTheUnicornsView, seat: Seat) -> str:
        """The cards of this hunt: face down but for one's own, until they are turned."""
        player = seen.players[seat]
        if player.passed:
            return self._say("table-passed")
        values = player.shown or (seen.laid if seat == seen.seat else ())
        won = self._say("table-leads") if seat == seen.winner else ""
        if values:
            facts: dict[str, str | int] = {"cards": _values(values), "total": sum(values)}
            return f"{self._say('table-cards', facts)} {won}".strip()
        return "?" * player.laid

    def _own(self, seen: KillTheUnicornsView, player: HunterView) -> list[RenderableType]:
        """What only oneself knows, and one's power and herd."""
        hand = _values(seen.hand) or self._say("table-none")
        rows = Table.grid(padding=(0, 2, 0, 0))
        shown = [
            (
                "table-your-ruses",
                [(self._ruse(one), self._ruse_says(one)) for one in seen.ruse_hand],
            ),
            ("table-your-herd", self._herds.own(player)),
        ]
        if player.character is not None:
            card = self._card_of(player.character)
            power = (power_name(card, self._catalogue), power_text(card, self._catalogue))
            shown.insert(0, ("table-your-power", [power]))
        for heading, lines in shown:
            label = self._say(heading)
            for name, text in lines:
                rows.add_row(Text(label, "dim"), Text(name), Text(text))
                label = ""
        return [listed(self._say("table-hunt-cards"), [hand]), rows]

    def _power(self, card: CharacterCard) -> str:
        facts = {"name": power_name(card, self._catalogue)}
        return self._say("table-about", {**facts, "about": power_text(card, self._catalogue)})

    def _card_of(self, character: Character) -> CharacterCard:
        return self._cards.characters[_CHARACTERS.index(character)]

    def _character(self, character: Character) -> str:
        return self._say(f"character-{character.value}")

    def _ruse(self, ruse: RuseId) -> str:
        return self._phrases.name("RuseId", ruse)

    def _ruse_says(self, ruse: RuseId) -> str:
        return ruse_text(self._cards.ruses[ruse], self._catalogue)

    def _ruse_facts(self, ruse: RuseId) -> dict[str, str | int]:
        return {"name": self._ruse(ruse), "about": self._ruse_says(ruse)}


def _values(cards: tuple[int, ...]) -> str:
    return " ".join(map(str, sorted(cards)))


def _hand_facts(seen: KillTheUnicornsView) -> dict[str, str | int]:
    return {"hand": _values(seen.hand), "total": sum(seen.hand)}


def _seen(view: Struct) -> KillTheUnicornsView:
    if not isinstance(view, KillTheUnicornsView):
        raise TypeError(view)
    return view
