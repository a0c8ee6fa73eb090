"""One family of errors: each has a code, a sentence for people and the rule's place."""

from __future__ import annotations


class Refusal(Exception):
    """Something that cannot be done, and why. Nothing has been changed.

    ``code`` names the message in the Fluent files, ``facts`` fill its gaps, and ``rule``
    names the one for the place in the rulebook, where there is one.
    """

    def __init__(self, code: str, *, rule: str = "", **facts: str | int) -> None:
        super().__init__(code, facts)
        self.code = code
        self.rule = rule
        self.facts = facts

    def __reduce__(self) -> tuple[object, ...]:
        return _refused_again, (type(self), self.code, self.rule, self.facts)

    def __str__(self) -> str:
        from hornbook.text import Catalogue

        return Catalogue("en").refusal(self.code, self.facts, self.rule)


def _refused_again(
    kind: type[Refusal], code: str, rule: str, facts: dict[str, str | int]
) -> Refusal:
    """A refusal that comes from another process."""
    return kind(code, rule=rule, **facts)


class IllegalChoice(Refusal):
    """The choice is not among the options of the decision."""


class NotAsked(Refusal):
    """That seat has nothing to decide now."""


class StaleChoice(Refusal):
    """The choice answers a question that has been answered already."""


class NotOpen(Refusal):
    """Nobody can sit down at the table now."""


class BadSettings(Refusal):
    """A game cannot be set up like that."""


class BadRecord(Refusal):
    """A record that cannot be read or does not replay to the same game."""


class BadEdition(Refusal):
    """An edition that cannot be read or played."""


class BotFault(Refusal):
    """A bot stumbled, or chose what is not allowed."""
