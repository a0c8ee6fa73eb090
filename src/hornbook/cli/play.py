"""A person plays against bots in the terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import cycle
from pathlib import Path
from threading import Thread
from typing import Any

from rich.console import RenderableType
from rich.text import Text

import hornbook
from hornbook import bots
from hornbook.bots import warming
from hornbook.bots.fault import bot_fault
from hornbook.cli.ask import Asker, Leaving, TakingBack
from hornbook.cli.ending import ranking
from hornbook.cli.keep import Keeper
from hornbook.cli.screen import Screen
from hornbook.cli.tables import table_for
from hornbook.cli.tell import Teller
from hornbook.kernel import BadSettings, Chance, Decision, Event, Game, Record, Seat, SeatHandle
from hornbook.lessons import Coach, Lesson, Puppet
from hornbook.text import Catalogue, Phrases, glossary

YOU = Seat(0)
_EXAMPLE = "odds"  # where the game knows it
_MUCH = 5  # sentences: after more of them the table has to be drawn again


class Evening:
    """A person at a table of bots. The record, if one is kept, is written after every answer."""

    def __init__(
        self,
        game: Game[Any, Any],
        levels: Sequence[str],
        screen: Screen,
        phrases: Phrases,
        record: Path | None,
        *,
        taught: Lesson | None = None,
    ) -> None:
        luck = Chance(f"{game.setup.seed}/bots/{len(game.history)}")
        self._catalogue = phrases.catalogue
        self._phrases = phrases
        self._screen = screen
        self._say = phrases.catalogue.say
        self._keeper = Keeper(game, record, screen, phrases)
        self._taught = taught
        self._coach = None if taught is None else Coach(taught, phrases)
        self._warming: Thread | None = None
        self._levels = dict(zip(_rivals(game), cycle(levels)))
        self._bots = {seat: self._bot(one, luck.fork()) for seat, one in self._levels.items()}
        self._others_moved = True
        self._sit_at(game)

    def _bot(self, level: str, luck: Chance) -> bots.Bot:
        """The bot; where its code is still to be compiled, somebody plays for it meanwhile."""
        game = self._keeper.game.info.name
        if self._taught is not None:
            return Puppet(self._taught, self._keeper.game.setup.seed)
        if not warming.searches(level) or not (self._warming or warming.needs_warming(game)):
            return bots.make(level, luck)
        if self._warming is None:
            self._warming = warming.warm_beside(game)
            self._screen.say(self._say("cli-warming"), "dim")
        return warming.UntilWarm(level, luck, self._warming)

    def _sit_at(self, game: Game[Any, Any]) -> None:
        """Everything that is told, drawn and asked is about this game from now on."""
        self._game = self._keeper.game = game
        phrases = self._phrases
        self._table = table = table_for(game.info.name, game.cards, phrases)
        self._teller = Teller(phrases, table, self._screen, YOU)
        decks = game.card_texts(game.cards, self._catalogue)
        self._asker = Asker(
            phrases,
            table,
            self._screen,
            self._teller.log,
            chances=self._chances,
            advice=self._advice,
            decks=decks,
        )

    def begin(self) -> None:
        """Tell the deal of a new game."""
        word = example_word(self._catalogue)
        self._screen.say(self._say("cli-welcome", {"word": word}), "dim")
        self._teller.tell(self._game.opening)
        if self._coach is not None:
            self._note(self._coach.opening(self._game.view(YOU)))

    def go_on(self, record: Record) -> None:
        """Remember what happened before."""
        played = hornbook.playback(record)
        self._teller.remember(played.game.opening)
        for _, _, events in played.moves():
            self._teller.remember(events)
        self._screen.say(self._say("cli-go-on-with", {"choices": len(record.choices)}), "dim")

    def play(self) -> None:
        """Until the game is over or the person leaves."""
        try:
            while not self._game.over:
                mine = self._game.asked(YOU)
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
        try:
            choice = self._asker.choice(
                decision,
                game.view(YOU),
                with_table=self._others_moved,
                advice=self._advised(decision),
            )
        except TakingBack:
            self._take_back()
            return
        before = len(self._teller.log)
        self._tell(partial(game.apply, YOU, choice, decision.number))
        self._others_moved = len(self._teller.log) - before > _MUCH

    def _tell(self, move: Callable[[], Sequence[Event]]) -> None:
        """Make a move and say what came of it; a coach has a word where it is time for one."""
        view = self._game.view(YOU)
        events = move()
        self._keeper.save()
        if self._coach is None:
            self._teller.tell(events)
            return
        told = 0
        for place, event in enumerate(events, 1):
            if note := self._coach.heard(event, view):
                self._teller.tell(events[told:place])
                self._note(note)
                told = place
        self._teller.tell(events[told:])

    def _advised(self, decision: Decision) -> str:
        found = "" if self._coach is None else self._coach.asked(decision, self._game.view(YOU))
        return self._say("coach-says", {"text": found}) if found else ""

    def _note(self, text: str) -> None:
        """A word that is read before anything else happens."""
        self._screen.say(self._say("coach-says", {"text": text}), "yellow")
        self._screen.stop()

    def _take_back(self) -> None:
        """Go back to the last choice: what the others did since is undone with it."""
        game = self._game
        mine = [
            n
            for n, (seat, move) in enumerate(game.history)
            if seat == YOU and isinstance(move, int)
        ]
        if not mine:
            self._screen.say(self._say("cli-nothing-to-take-back"))
            return
        if self._coach is not None:
            self._coach.taken_back()
        self._sit_at(game.__class__(game.setup, game.cards))
        self._teller.remember(self._game.opening)
        for seat, move in game.history[: mine[-1]]:
            self._teller.remember(self._game.repeat(seat, move))
        self._keeper.save()
        said = self._say("cli-taken-back")
        self._teller.log.append(said)
        self._screen.say(said, "bold")
        self._others_moved = True

    def _chances(self) -> list[RenderableType]:
        """What the person may expect of the race."""
        from hornbook.cli.odds import drawn, look

        try:
            return drawn(look(self._game, YOU), self._phrases)
        except BadSettings as refusal:
            return [Text(self._catalogue.refusal(refusal.code, refusal.facts))]

    def _advice(self) -> list[RenderableType]:
        """What a bot would do in the person's place, and why."""
        from hornbook.bots.advice import advise
        from hornbook.cli.advice import drawn

        seat = SeatHandle(self._game, YOU)
        try:
            return [drawn(advise(seat), seat.decision, self._phrases)]
        except BadSettings as refusal:
            return [Text(self._catalogue.refusal(refusal.code, refusal.facts))]

    def _bot_moves(self) -> None:
        game, seat = self._game, self._game.pending[0].seat
        try:
            choice = self._bots[seat].choose(SeatHandle(game, seat))
            game.decision(seat).answer(choice)
        except Exception as error:
            raise bot_fault(self._levels[seat], game, seat, error) from error
        self._tell(partial(game.apply, seat, choice))
        self._others_moved = True

    def _end(self) -> None:
        self._screen.say(self._say("cli-ranking"), "bold")
        self._screen.draw(ranking(self._game, self._table, self._phrases))
        self._keeper.end()


def example_word(catalogue: Catalogue) -> str:
    """A word of this game's rules to ask about."""
    words = [word.title for word in glossary(catalogue)]
    short = [word.lower() for word in words if word.isalpha()]
    return _EXAMPLE if _EXAMPLE in short else next(iter(short), _EXAMPLE)


def _rivals(game: Game[Any, Any]) -> list[Seat]:
    return [seat for seat in game.seats if seat != YOU]
