"""A person plays against bots in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import hornbook
from hornbook import bots, games
from hornbook.cli.ask import Asker, Leaving
from hornbook.cli.ending import ranking
from hornbook.cli.keep import Keeper
from hornbook.cli.screen import Screen
from hornbook.cli.seating import cast, phrases_for
from hornbook.cli.tables import table_for
from hornbook.cli.tell import Teller
from hornbook.kernel import Chance, Decision, Game, Record, Seat, SeatHandle
from hornbook.text import Catalogue

YOU = Seat(0)
_MUCH = 5  # sentences: after more of them the table has to be drawn again


class Evening:
    """A person at a table of bots. The record, if one is kept, is written after every answer."""

    def __init__(
        self,
        game: Game[Any, Any],
        levels: Sequence[str],
        screen: Screen,
        catalogue: Catalogue,
        record: Path | None,
    ) -> None:
        players = cast(catalogue, game.setup.seats, YOU)
        self._phrases = phrases = phrases_for(game, catalogue, players)
        self._table = table = table_for(game.info.name, game.cards, phrases)
        luck = Chance(f"{game.setup.seed}/bots/{len(game.history)}")
        self._game = game
        self._keeper = Keeper(game, YOU, record, screen, catalogue)
        self._screen = screen
        self._say = catalogue.say
        self._teller = Teller(phrases, table, screen, YOU)
        decks = games.card_texts(game.info.name, game.cards, catalogue)
        self._asker = Asker(phrases, table, screen, self._teller.log, decks)
        self._bots = {
            seat: bots.make(levels[place % len(levels)], luck.fork())
            for place, seat in enumerate(seat for seat in game.seats if seat != YOU)
        }
        self._others_moved = True

    def begin(self) -> None:
        """Tell the deal of a new game."""
        self._screen.say(self._say("cli-welcome"), "dim")
        self._teller.tell(self._game.opening)

    def go_on(self, record: Record) -> None:
        """Remember what happened before."""
        played = hornbook.playback(record)
        self._teller.remember(played.game.opening)
        for _, _, events in played.moves():
            self._teller.remember(events)
        self._screen.say(self._say("cli-go-on-with", {"choices": len(record.choices)}), "dim")

    def play(self) -> None:
        """Until the game is over or the person leaves."""
        game = self._game
        try:
            while not game.over:
                mine = game.asked(YOU)
                if mine is not None:
                    self._answer(mine)
                else:
                    self._bot_moves()
        except Leaving:
            self._keeper.leave()
        except KeyboardInterrupt:
            self._screen.say("")
            self._keeper.leave_at_once()
            raise
        else:
            self._end()

    def _answer(self, decision: Decision) -> None:
        game = self._game
        choice = self._asker.choice(decision, game.view(YOU), with_table=self._others_moved)
        before = len(self._teller.log)
        events = game.apply(YOU, choice, decision.number)
        self._keeper.save()
        self._teller.tell(events)
        self._others_moved = len(self._teller.log) - before > _MUCH

    def _bot_moves(self) -> None:
        seat = self._game.pending[0].seat
        choice = self._bots[seat].choose(SeatHandle(self._game, seat))
        self._teller.tell(self._game.apply(seat, choice))
        self._others_moved = True

    def _end(self) -> None:
        self._screen.say(self._say("cli-ranking"), "bold")
        self._screen.draw(ranking(self._game, self._table, self._phrases))
        self._keeper.end()
