"""Figures in Prometheus' text format."""

from __future__ import annotations


class Metrics:
    """Counters, and gauges read when somebody asks.

    >>> metrics = Metrics()
    >>> metrics.add("refusals", code="too-fast")
    >>> metrics.text({"rooms": 2.0})
    'hornbook_refusals_total{code="too-fast"} 1\\nhornbook_rooms 2\\n'
    """

    def __init__(self) -> None:
        self._counts: dict[tuple[str, str], float] = {}

    def add(self, name: str, amount: float = 1, *, code: str = "") -> None:
        """Count something."""
        key = (name, code)
        self._counts[key] = self._counts.get(key, 0) + amount

    def text(self, gauges: dict[str, float]) -> str:
        """Everything, a line each."""
        lines = [
            f'hornbook_{name}_total{{code="{code}"}} {amount:g}'
            if code
            else f"hornbook_{name}_total {amount:g}"
            for (name, code), amount in sorted(self._counts.items())
        ]
        lines += [f"hornbook_{name} {amount:g}" for name, amount in gauges.items()]
        return "\n".join(lines) + "\n"
