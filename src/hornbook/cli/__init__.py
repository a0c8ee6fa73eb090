"""The terminal face: ``hornbook games``, ``play``, ``simulate``, ``replay`` and ``cards``."""

from hornbook.cli.app import main

__all__ = ["main"]
