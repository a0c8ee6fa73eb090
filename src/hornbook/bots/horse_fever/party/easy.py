"""At the Party every horse is as good as another: nobody is a beginner."""

from __future__ import annotations

from hornbook.bots.horse_fever.party.steady import Policy

__all__ = ["Policy"]
