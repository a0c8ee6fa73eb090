"""The laboratory: many games, and figures about them."""

from hornbook.lab.arena import Arena, ArenaReport, Standing
from hornbook.lab.simulate import Report, Simulation
from hornbook.lab.sitting import Sitting

__all__ = ["Arena", "ArenaReport", "Report", "Simulation", "Sitting", "Standing"]
