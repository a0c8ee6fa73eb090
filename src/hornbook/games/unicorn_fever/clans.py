"""The five clans one can sign contracts with."""

from enum import Enum


class Clan(Enum):
    """Each clan is a style of play."""

    GNOMES = "gnomes"  # bookkeeping: tax, loans, income
    LEPRECHAUNS = "leprechauns"  # gold on bets
    GOBLINS = "goblins"  # shady deals
    FAIRIES = "fairies"  # magic cards
    WITCHES = "witches"  # curses, and profit from failure
