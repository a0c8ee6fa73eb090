"""The laboratory: many games, and figures about them."""

from hornbook.lab.simulate import Report, Simulation

__all__ = ["Report", "Simulation"]
