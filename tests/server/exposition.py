"""Prometheus' text format, read as strictly as Prometheus does."""

from __future__ import annotations

import re
from collections import defaultdict

from msgspec import Struct

_NAME = r"[a-zA-Z_:][a-zA-Z0-9_:]*"
_LABEL = re.compile(r'([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\["\\n])*)"(?:,|$)')
_SAMPLE = re.compile(rf"({_NAME})(?:\{{(.*)\}})? (\S+)")
KINDS = ("counter", "gauge", "histogram")


class Sample(Struct):
    name: str
    labels: dict[str, str]
    value: float


class Read(Struct):
    kind: str
    help: str
    samples: list[Sample] = []

    def value(self, **labels: str) -> float:
        (found,) = [one.value for one in self.samples if one.labels == labels]
        return found


def read(text: str) -> dict[str, Read]:
    """The families; anything that Prometheus would not read fails."""
    assert text.endswith("\n")
    families: dict[str, Read] = {}
    helps: dict[str, str] = {}
    current, seen = "", set()
    for line in text[:-1].split("\n"):
        if line.startswith("# HELP "):
            _, _, name, helped = line.split(" ", 3)
            assert name not in helps, "twice"
            assert helped.strip()
            helps[name] = helped
        elif line.startswith("# TYPE "):
            _, _, current, kind = line.split(" ")
            assert kind in KINDS
            assert current not in families, "a family stands together"
            families[current] = Read(kind, helps[current])
        else:
            sample = _sample(line)
            family = families[current]
            ends = ("_bucket", "_sum", "_count") if family.kind == "histogram" else ("",)
            assert sample.name in [current + end for end in ends], line
            key = (sample.name, *sorted(sample.labels.items()))
            assert key not in seen, line
            seen.add(key)
            family.samples.append(sample)
    for name, family in families.items():
        _check(name, family)
    return families


def _sample(line: str) -> Sample:
    found = _SAMPLE.fullmatch(line)
    assert found, line
    labels = dict(_LABEL.findall(found[2] or ""))
    assert not _LABEL.sub("", found[2] or ""), line
    return Sample(found[1], labels, float(found[3]))


def _check(name: str, family: Read) -> None:
    assert re.fullmatch(_NAME, name)
    assert (family.kind == "counter") == name.endswith("_total"), name
    if family.kind == "histogram":
        parts = defaultdict(list)
        for one in family.samples:
            parts[one.name.removeprefix(name)].append(one)
        bounds = [float(one.labels["le"]) for one in parts["_bucket"]]
        counts = [one.value for one in parts["_bucket"]]
        assert bounds == sorted(bounds)
        assert bounds[-1] == float("inf")
        assert counts == sorted(counts)
        assert [one.value for one in parts["_count"]] == counts[-1:]
        assert len(parts["_sum"]) == 1
    elif family.kind == "counter":
        assert all(one.value >= 0 for one in family.samples)
