"""A person plays against bots in the terminal."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from shlex import quote
from typing import Any

import hornbook
from hornbook import bots
from hornbook.cli.ask import Asker, Leaving
from hornbook.cli.ending import ranking
from hornbook.cli.files import free_name, write_record
from hornbook.cli.screen import Screen
from hornbook.cli.seating import cast, phrases_for
from hornbook.cli.tables import table_for
from hornbook.cli.tell import Teller
from hornbook.kernel import Chance, Decision, Game, Record, Seat, SeatHandle
from hornbook.text import Catalogue

YOU = Seat(0)
_MUCH = 5  # sentences: after more of them the table has to be drawn again


class Sitting:
    """One person at a table of bots. The record, if one is kept, is written after every answer."""

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
        self._record = record
        self._screen = screen
        self._say = catalogue.say
        self._teller = Teller(phrases, table, screen, YOU)
        self._asker = Asker(phrases, table, screen, self._teller.log)
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
                mine = [decision for decision in game.pending if decision.seat == YOU]
                if mine:
                    self._answer(mine[0])
                else:
                    self._bot_moves()
        except Leaving:
            self._leave()
        except KeyboardInterrupt:
            self._screen.say("")
            self._keep_in_any_case()
            raise
        else:
            self._end()

    def _answer(self, decision: Decision) -> None:
        game = self._game
        choice = self._asker.choice(decision, game.view(YOU), with_table=self._others_moved)
        before = len(self._teller.log)
        events = game.apply(YOU, choice, decision.number)
        self._save()
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
        self._save()
        if self._record is None and self._screen.live:
            self._offer_to_save()
        if self._record is not None:
            self._screen.say(self._say("cli-see-replay"))
            self._screen.quote(f"hornbook replay {quote(str(self._record))}")
        else:
            self._screen.say(self._say("cli-keep-next-time"))

    def _leave(self) -> None:
        if self._record is None and self._screen.live:
            self._offer_to_save()
        elif self._record is None:
            self._keep_in_any_case()
        self._save()
        if self._record is not None:
            self._say_how_to_go_on()

    def _offer_to_save(self) -> None:
        """Ask for a file name: Enter takes the one proposed, n drops the game."""
        proposed = self._proposed()
        while self._worth_keeping:
            try:
                answer = self._screen.ask(self._say("cli-save-as", {"file": str(proposed)}) + " ")
            except EOFError:
                answer = ""
            if answer.lower() in self._say("cli-no").split():
                return
            path = Path(answer) if answer else proposed
            if not path.exists():
                self._record = path
                return
            self._screen.say(self._say("cli-file-taken", {"file": str(path)}))

    def _keep_in_any_case(self) -> None:
        """No time to ask: a game with choices in it is not lost."""
        if self._record is None and self._worth_keeping:
            self._record = self._proposed()
            self._save()
            self._say_how_to_go_on()

    def _say_how_to_go_on(self) -> None:
        self._screen.say(self._say("cli-kept"))
        self._screen.quote(
            f"hornbook play {self._game.info.name} --record {quote(str(self._record))}"
        )

    @property
    def _worth_keeping(self) -> bool:
        return any(seat == YOU for seat, _ in self._game.history)

    def _proposed(self) -> Path:
        seed = re.sub(r"[^A-Za-z0-9-]", "", self._game.setup.seed)[:20]
        return free_name(f"{self._game.info.name}-{seed}")

    def _save(self) -> None:
        if self._record is not None:
            write_record(self._record, self._game)
