"""One question to the person at the terminal, until it has an answer."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from msgspec import Struct
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hornbook.cli.screen import Screen
from hornbook.cli.tables import GameTable
from hornbook.games.rules import rules_of
from hornbook.kernel import Decision, IllegalChoice
from hornbook.text import CardText, DeckText, Phrases, explaining, glossary, look_up

_LISTED = 9  # more options than that stand in columns
_LOG_LINES = 20
_LONGEST_NUMBER = 9  # digits


class Leaving(Exception):
    """The person gets up from the table."""


class TakingBack(Exception):
    """The person wants the last choice back."""


class Asker:
    """Shows a decision and reads the answer; explains, redraws and remembers on the way."""

    def __init__(
        self,
        phrases: Phrases,
        table: GameTable,
        screen: Screen,
        log: list[str],
        *,
        chances: Callable[[], Sequence[RenderableType]],
        advice: Callable[[], Sequence[RenderableType]],
        decks: Sequence[DeckText] = (),
    ) -> None:
        self._phrases = phrases
        self._say = phrases.catalogue.say
        self._table = table
        self._screen = screen
        self._log = log
        self._chances = chances
        self._advice = advice
        self._decks = decks

    def choice(
        self, decision: Decision, view: Struct, *, with_table: bool, advice: str = ""
    ) -> int:
        """The choice for a decision; Leaving or TakingBack where the person wants that instead."""
        question = self._question(decision, view)
        if advice:
            question = Group(Text(advice, "yellow"), question)
        if with_table:
            self._show_table(view, question)
        self._screen.draw(question)
        while True:
            typed = self._typed(decision)
            if typed.isascii() and typed.isdigit() and len(typed) <= _LONGEST_NUMBER:
                choice = self._number(decision, int(typed))
                if choice is not None:
                    return choice
            else:
                self._command(typed.lower(), decision, view, question)

    def _number(self, decision: Decision, number: int) -> int | None:
        choice = number if decision.span else number - 1
        try:
            decision.answer(choice)
        except IllegalChoice as refusal:
            catalogue = self._phrases.catalogue
            if decision.span:
                self._screen.say(catalogue.refusal(refusal.code, refusal.facts))
            else:
                self._hint(decision)
            return None
        return choice

    def _command(
        self, typed: str, decision: Decision, view: Struct, question: RenderableType
    ) -> None:
        if re.fullmatch(r"\?\s*%", typed):
            self._show(self._chances())
        elif re.fullmatch(r"\?\s*!", typed):
            self._show(self._advice())
        elif found := re.fullmatch(r"\?\s*(\d{0,9})", typed):
            self._explain(decision, view, int(found[1] or 0))
        elif found := re.fullmatch(r"\?\s*(\D.{0,60})", typed):
            self._define(found[1])
        elif found := re.fullmatch(r"l\s*(\d{0,9})", typed):
            for line in self._log[-int(found[1] or _LOG_LINES) :]:
                self._screen.say(line, "dim")
        elif typed == "t":
            self._screen.draw(self._table.draw(view, brief=False))
            self._screen.draw(question)
        elif typed == "u":
            raise TakingBack
        elif typed == "q":
            if self._yes(self._say("cli-leave")):
                raise Leaving
        else:
            self._hint(decision)

    def _show(self, drawings: Sequence[RenderableType]) -> None:
        """One after the other, each on a page of its own where the screen is low."""
        for drawing in drawings:
            if not self._screen.fits(drawing):
                self._screen.stop()
            self._screen.draw(drawing)

    def _explain(self, decision: Decision, view: Struct, number: int) -> None:
        """The question, or one of its options."""
        if not number:
            asked = decision.question
            part = "help" if self._phrases.has("question", asked, "help") else ""
            self._screen.say(self._phrases.say("question", asked, part))
            self._say_place("questions", str(asked.__struct_config__.tag))
        elif number <= len(decision.options):
            option = decision.options[number - 1]
            said = self._phrases.say("option", option)
            more = self._table.explain(option, view) or self._say("cli-nothing-more")
            self._screen.say(self._say("cli-explained", {"option": said, "more": more}))
        else:
            self._hint(decision)

    def _define(self, said: str) -> None:
        """A word of the rules or a card by its name; else all the words there are."""
        catalogue = self._phrases.catalogue
        word = look_up(catalogue, said)
        if word is None and (card := self._card(said)):
            facts = {"word": card.name, "about": card.text, "chapter": "none"}
            self._screen.say(self._say("cli-word", facts))
            return
        if word is None:
            words = catalogue.join([one.title for one in glossary(catalogue)])
            self._screen.say(self._say("cli-no-such-word", {"word": said, "words": words}))
            return
        facts = {"word": word.title, "about": word.about, "chapter": word.chapter or "none"}
        self._screen.say(self._say("cli-word", facts))
        self._say_place("words", word.name)

    def _say_place(self, kind: str, name: str) -> None:
        """Where our rules explain it: ``hornbook rules`` prints it."""
        catalogue = self._phrases.catalogue
        found = explaining(rules_of(catalogue.game, catalogue.language), kind, name)
        if found:
            facts = {"number": found.chapter.number or "none", "title": found.chapter.title}
            self._screen.say(self._say("cli-rules-at", facts), "dim")

    def _card(self, said: str) -> CardText | None:
        """The card with these words in its name."""
        meant = f" {' '.join(said.casefold().split())} "
        named = [card for deck in self._decks for card in deck.cards if card.text]
        return next((card for card in named if meant in f" {card.name.casefold()} "), None)

    def _hint(self, decision: Decision) -> None:
        if span := decision.span:
            self._screen.say(self._say("cli-hint-amount", {"low": span.low, "high": span.high}))
        else:
            self._screen.say(self._say("cli-hint-option", {"last": len(decision.options)}))

    def _typed(self, decision: Decision) -> str:
        low, high = 1, len(decision.options)
        if span := decision.span:
            low, high = span.low, span.high
        try:
            return self._screen.ask(self._say("cli-prompt", {"low": low, "high": high}) + " ")
        except EOFError:
            self._screen.say("")
            raise Leaving from None

    def _yes(self, question: str) -> bool:
        try:
            answer = self._screen.ask(f"{question} ")
        except EOFError:
            return True
        return answer.lower() in self._say("cli-yes").split()

    def _show_table(self, view: Struct, question: RenderableType) -> None:
        """The whole table if there is room for it and the question, else the brief one."""
        screen = self._screen
        table = self._table.draw(view, brief=False)
        if screen.live and screen.height_of(table) + screen.height_of(question) > screen.room:
            table = self._table.draw(view, brief=True)
        if not screen.fits(table, question):
            screen.stop()
        screen.draw(table)

    def _question(self, decision: Decision, view: Struct) -> RenderableType:
        asked = Text(self._phrases.say("question", decision.question), "bold")
        remark = self._table.remark(decision, view)
        parts: list[RenderableType] = [asked]
        if remark:
            parts.append(Text(remark, "dim"))
        if decision.options:
            parts.append(self._options(decision, view))
        return Group(*parts)

    def _options(self, decision: Decision, view: Struct) -> RenderableType:
        said = [self._phrases.say("option", option) for option in decision.options]
        if len(said) > _LISTED:
            lines = [Text(f"{number:>3}  {text}") for number, text in enumerate(said, 1)]
            return Columns(lines, column_first=True, padding=(0, 2))
        grid = Table.grid(padding=(0, 2))
        grid.add_column(justify="right", min_width=3)
        for number, text in enumerate(said, 1):
            note = self._table.explain(decision.options[number - 1], view)
            grid.add_row(str(number), Text(text), Text(note, "dim"))
        return grid
