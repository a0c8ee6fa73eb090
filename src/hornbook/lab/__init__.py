"""The laboratory: many games, and figures about them.

A ``Sitting`` says what is played, a ``Simulation`` plays it often, an ``Arena`` lets bots meet:

>>> from hornbook import lab
>>> sitting = lab.Sitting("unicorn-fever", seats=3)
>>> simulation = lab.Simulation(sitting, ["steady", "random"], seed=7)
>>> for game in simulation.run(2, workers=1):
...     print(game.seed, len(game.scores))
7/0 3
7/1 3
>>> simulation.report().bots
['steady', 'random', 'steady']
"""

from hornbook.lab.arena import Arena, ArenaReport, Standing
from hornbook.lab.simulate import Played, Report, Simulation
from hornbook.lab.sitting import Sitting

__all__ = ["Arena", "ArenaReport", "Played", "Report", "Simulation", "Sitting", "Standing"]
