"""Search for Unicorn Fever: the turn itself by the rules, the rest of the planning sketched."""

from hornbook.bots.sharp.unicorn_fever.policy import Policy

__all__ = ["Policy"]
