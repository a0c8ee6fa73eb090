"""Unicorns on a table of Kill the Unicorns: in the row, in the herds, and what they are worth."""

from __future__ import annotations

from itertools import groupby

from rich.console import RenderableType
from rich.text import Text

from hornbook.cli.tables.layout import grid, listed
from hornbook.games.kill_the_unicorns.cardtext import unicorn_text
from hornbook.games.kill_the_unicorns.colours import RAINBOW, Colour
from hornbook.games.kill_the_unicorns.decks import Goods, KillTheUnicornsCards, UnicornId
from hornbook.games.kill_the_unicorns.table import Caught, Ware
from hornbook.games.kill_the_unicorns.view import HunterView, KillTheUnicornsView
from hornbook.kernel import Seat
from hornbook.text import Phrases

_STYLES = {
    Colour.NONE: "bold",
    Colour.PINK: "bold hot_pink",
    Colour.BLUE: "bold dodger_blue1",
    Colour.GREEN: "bold green",
    Colour.YELLOW: "bold yellow",
}
_ORDER = (*RAINBOW, Colour.NONE)


class Herds:
    """Names, colours and points of unicorns, with or without what clings to them."""

    def __init__(self, cards: KillTheUnicornsCards, phrases: Phrases) -> None:
        self._cards = cards
        self._phrases = phrases
        self._say = phrases.catalogue.say
        self._beside = phrases.catalogue.beside

    def unicorn(self, unicorn: UnicornId) -> str:
        """A unicorn's name, stars and colour."""
        name = self._phrases.name("UnicornId", unicorn)
        return self._say("table-about", {"name": name, "about": self.printed(unicorn)})

    def printed(self, unicorn: UnicornId) -> str:
        """A unicorn's stars and colour."""
        return unicorn_text(self._cards.unicorns[unicorn], self._phrases.catalogue)

    def caught(self, caught: Caught) -> str:
        """What a caught unicorn is worth, and its colour now."""
        colour = self.colour(caught.colour)
        return self._say("table-worth", {"points": self._points(caught), "colour": colour})

    def colour(self, colour: Colour) -> str:
        """A colour in a word."""
        return self._say(f"colour-{colour.value}")

    def row(self, seen: KillTheUnicornsView) -> RenderableType:
        """The unicorns of the round, from left to right, and whose ruses lie under them."""
        rows = grid(
            "",
            self._say("table-unicorn"),
            self._say("table-stars"),
            self._say("table-colour"),
            self._say("table-ruses"),
            right=(2,),
        )
        for place, unicorn in enumerate(seen.row):
            arrow = ">" if place == seen.place else " "
            if unicorn is None:
                rows.add_row(f"{arrow}{place + 1}", Text(self._say("table-hunted"), "dim"))
                continue
            about = self._cards.unicorns[unicorn]
            style = _STYLES[about.colour]
            rows.add_row(
                f"{arrow}{place + 1}",
                Text(self._phrases.name("UnicornId", unicorn), style),
                Text(str(about.stars), style),
                Text(self.colour(about.colour), style),
                Text(self._beside(self._name(seat) for seat in seen.ruses[place])),
            )
        return rows

    def in_short(self, herd: tuple[Caught, ...]) -> Text:
        """A herd as letters and points, colour by colour: P3 P1 B2."""
        text = Text()
        for caught in sorted(herd, key=lambda one: (_ORDER.index(one.colour), -self._points(one))):
            text.append(" " if text else "")
            mark = self._say("table-colour-mark", {"colour": caught.colour.value})
            text.append(f"{mark}{self._points(caught)}", _STYLES[caught.colour])
        return text

    def scores(self, seen: KillTheUnicornsView) -> RenderableType:
        """What every collection is worth, line by line."""
        rows = grid(*map(self._say, _SCORE_HEADINGS), right=range(1, len(_SCORE_HEADINGS)))
        for place, player in enumerate(seen.players):
            score = player.score
            style = "bold" if place == seen.seat else ""
            sets = sum(one.points for one in score.split.sets)
            numbers = (score.stars, score.ruses, score.tokens, score.pates)
            cells = [*map(str, numbers), str(score.split.rainbows), str(sets), str(score.total)]
            rows.add_row(Text(self._name(Seat(place)), style), *[Text(c, style) for c in cells])
        return rows

    def own(self, player: HunterView) -> list[tuple[str, str]]:
        """One's own herd by name, and what each unicorn carries."""
        return [
            (self._phrases.name("UnicornId", caught.unicorn), self._carried(caught))
            for caught in player.herd
        ]

    def market(self, wares: tuple[Ware, ...]) -> RenderableType:
        """What is left on the stalls, with prices."""
        shown = [
            self._stall(goods, list(found))
            for goods, found in groupby(wares, key=lambda ware: ware.goods)
        ]
        return listed(self._say("table-market"), shown or [self._say("table-sold-out")])

    def _stall(self, goods: Goods, wares: list[Ware]) -> str:
        marks = [self._say("table-colour-mark", {"colour": ware.colour.value}) for ware in wares]
        facts: dict[str, str | int] = {
            "goods": goods.value,
            "count": len(wares),
            "colours": " ".join(marks),
            "worth": " ".join(str(ware.points) for ware in wares),
            "points": wares[0].points,
            "price": wares[0].price,
        }
        return self._say("table-stall", facts)

    def _carried(self, caught: Caught) -> str:
        said = [self.caught(caught)]
        if caught.ruse is not None:
            said.append(self._phrases.name("RuseId", caught.ruse))
        said += [self._say(f"goods-{ware.goods.value}") for ware in caught.tokens]
        return self._beside(said)

    def _points(self, caught: Caught) -> int:
        stars = self._cards.unicorns[caught.unicorn].stars
        return stars + caught.ruse_points + caught.token_points

    def _name(self, seat: Seat) -> str:
        return self._phrases.name("Seat", seat)


_SCORE_HEADINGS = (
    "table-player",
    "table-stars",
    "table-ruses",
    "table-tokens",
    "table-pates",
    "table-rainbows",
    "table-sets",
    "table-points",
)
