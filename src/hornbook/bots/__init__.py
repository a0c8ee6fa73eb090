"""Players that are not people. A bot sees only what its seat sees.

It is anything with a method ``choose``: it gets the seat's handle, and gives back a choice.

>>> import hornbook
>>> class Last:
...     def __init__(self, chance):
...         self.chance = chance  # any luck it needs
...     def choose(self, seat):
...         return seat.decision.choice(seat.decision.count - 1)
>>> game = hornbook.new("kill-the-unicorns", seed=7)
>>> bot = Last(hornbook.Chance("mine"))
>>> while not game.over:
...     asked = game.pending[0].seat
...     events = game.apply(asked, bot.choose(hornbook.SeatHandle(game, asked)))
>>> len(game.result.winners) > 0
True

In a file ``mine.py`` of the current folder it is called ``mine:Last`` wherever a bot is named.
"""

from hornbook.bots.levels import LEVELS, Bot, levels_for, make

__all__ = ["LEVELS", "Bot", "levels_for", "make"]
