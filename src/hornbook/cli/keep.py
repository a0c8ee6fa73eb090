"""Keeping a game: no game is lost because somebody left, or named no file."""

from __future__ import annotations

import re
from pathlib import Path
from shlex import quote
from typing import Any

from hornbook.cli.files import free_name, write_record
from hornbook.cli.screen import Screen
from hornbook.kernel import BadRecord, Game
from hornbook.text import Phrases


class Keeper:
    """Writes a game's record, to the file named at the start or to one found later."""

    def __init__(
        self, game: Game[Any, Any], path: Path | None, screen: Screen, phrases: Phrases
    ) -> None:
        self.game = game
        self._you = phrases.reader
        self._path = path
        self._screen = screen
        self._words = phrases.catalogue
        self._players = [phrases.names["Seat"](seat) for seat in range(game.setup.seats)]

    def save(self) -> None:
        """Write the record, if there is a file; one that cannot be written is given up."""
        if self._path is not None and not self._written(self._path):
            self._path = None

    def leave(self) -> None:
        """The person leaves: keep the game, ask where if there is somebody to ask."""
        if self._path is None and self._screen.live:
            self._offer()
            self._say_how_to_go_on()
        else:
            self.leave_at_once()

    def leave_at_once(self) -> None:
        """No time to ask: a game with choices in it is kept in a file of its own."""
        if self._path is None and self._worth_keeping:
            self._path = self._proposed()
        self.save()
        self._say_how_to_go_on()

    def end(self) -> None:
        """The game is over: keep it if wished, and say how it can be seen again."""
        if self._path is None and self._screen.live:
            self._offer()
        else:
            self.save()
        if self._path is None:
            self._screen.say(self._words.say("cli-keep-next-time"))
        else:
            self._screen.say(self._words.say("cli-see-replay"))
            self._screen.quote(f"hornbook replay {quote(str(self._path))}")

    def _offer(self) -> None:
        """Ask for a file name: Enter takes the one proposed, n drops the game."""
        say = self._words.say
        while self._path is None and self._worth_keeping:
            proposed = self._proposed()
            try:
                answer = self._screen.ask(say("cli-save-as", {"file": str(proposed)}) + " ")
            except EOFError:
                answer = ""
            if answer.lower() in say("cli-no").split():
                return
            if answer.lower() in say("cli-yes").split():
                answer = ""
            path = Path(answer) if answer else proposed
            if path.exists():
                self._screen.say(say("cli-file-taken", {"file": str(path)}))
            elif self._written(path):
                self._path = path
            elif not answer:
                return  # not even here: asking again would not help

    def _written(self, path: Path) -> bool:
        try:
            write_record(path, self.game, self._players)
        except BadRecord as refusal:
            self._screen.say(self._words.refusal(refusal.code, refusal.facts))
            return False
        return True

    def _say_how_to_go_on(self) -> None:
        if self._path is not None:
            self._screen.say(self._words.say("cli-kept"))
            name = self.game.info.name
            self._screen.quote(f"hornbook play {name} --record {quote(str(self._path))}")

    @property
    def _worth_keeping(self) -> bool:
        return any(seat == self._you for seat, _ in self.game.history)

    def _proposed(self) -> Path:
        seed = re.sub(r"[^A-Za-z0-9-]", "", self.game.setup.seed)[:20]
        return free_name(f"{self.game.info.name}-{seed}")
