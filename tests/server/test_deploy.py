"""The files for an operator: every figure they name is given, every option is one."""

import configparser
import json
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import typer
from starlette.testclient import TestClient

from hornbook.cli.app import app
from hornbook.server.app import application
from server import exposition

DEPLOY = Path(__file__).parents[2] / "deploy"
_NAME = re.compile(r"\b(?:hornbook|process)_[a-z_]+\b")
UNITS = sorted(DEPLOY.glob("*.service")) + sorted(DEPLOY.glob("*.timer"))


@pytest.fixture(scope="module")
def figures(tmp_path_factory):
    """The figures of a server with bots in processes of their own."""
    store = str(tmp_path_factory.mktemp("figures") / "a.sqlite")
    with TestClient(application(store, apart=True)) as http:
        return exposition.read(http.get("/metrics").text)


def expressions(name):
    text = (DEPLOY / name).read_text(encoding="utf-8")
    if name.endswith(".json"):
        return [aim["expr"] for panel in json.loads(text)["panels"] for aim in panel["targets"]]
    return re.findall(r"expr: (.+)", text)


@pytest.mark.parametrize("name", ["grafana.json", "alarms.yml"])
def test_every_figure_that_is_drawn_or_watched_is_there(name, figures):
    found = expressions(name)
    assert len(found) >= 10
    for expression in found:
        for used in _NAME.findall(expression):
            base = used.removesuffix("_bucket")
            assert base in figures, expression
            histogram = figures[base].kind == "histogram"
            assert (used != base) == histogram, expression
            counter = figures[base].kind == "counter"
            assert (
                counter == bool(re.search(rf"(rate|increase)\({used}\[", expression)) or histogram
            )


def test_every_time_that_is_measured_is_drawn(figures):
    drawn = " ".join(expressions("grafana.json"))
    for name, family in figures.items():
        if family.kind == "histogram":
            assert f"{name}_bucket" in drawn


def test_labels_that_are_named_are_there(figures):
    for name in ("grafana.json", "alarms.yml"):
        for expression in expressions(name):
            for used, label, value in re.findall(r'(hornbook_\w+)\{(\w+)="(\w+)"\}', expression):
                assert any(one.labels[label] == value for one in figures[used].samples)


def test_panels_lie_beside_each_other():
    panels = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))["panels"]
    taken = set()
    for panel in panels:
        place = panel["gridPos"]
        cells = {
            (x, y)
            for x in range(place["x"], place["x"] + place["w"])
            for y in range(place["y"], place["y"] + place["h"])
        }
        assert not cells & taken
        assert all(x < 24 for x, _ in cells)
        taken |= cells
    assert len({panel["id"] for panel in panels}) == len(panels)


def test_the_units_start_commands_that_there_are():
    commands = typer.main.get_command(app).commands
    started = []
    for unit in UNITS:
        text = unit.read_text(encoding="utf-8")
        for line in re.findall(r"^ExecStart=\S*/hornbook (.+)$", text, re.MULTILINE):
            name, *words = shlex.split(line)
            options = {option for one in commands[name].params for option in one.opts}
            assert {word for word in words if word.startswith("--")} <= options
            started.append(name)
    assert sorted(started) == ["backup", "serve"]


def test_the_page_on_hosting_names_commands_options_and_figures_that_there_are(figures):
    text = (DEPLOY.parent / "docs" / "hosting.md").read_text(encoding="utf-8")
    commands = typer.main.get_command(app).commands
    shell = "".join(re.findall(r"```sh\n(.*?)```", text, re.DOTALL)).replace("\\\n", " ")
    lines = re.findall(r"^(?:\S+=\S+ |sudo -u \w+ )*(?:\S*/)?hornbook (.+)$", shell, re.MULTILINE)
    assert len(lines) >= 10
    for line in lines:
        name, *words = shlex.split(line, comments=True)
        options = {option for one in commands[name].params for option in one.opts}
        assert {word for word in words if word.startswith("--")} <= options, line
    named = set(re.findall(r"`((?:hornbook|process)_[a-z_]+)`", text))
    assert len(named) >= 10
    assert named <= set(figures)


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_systemd_understands_the_units(unit, tmp_path):
    read = configparser.RawConfigParser(strict=False)
    read.read(unit, encoding="utf-8")
    assert read.has_section("Unit")
    if shutil.which("systemd-analyze") is None:
        return  # another system: what can be read was read
    program = tmp_path / "hornbook"
    program.symlink_to(sys.executable)
    for one in UNITS:
        text = one.read_text(encoding="utf-8").replace(
            "/opt/hornbook/.venv/bin/hornbook", str(program)
        )
        (tmp_path / one.name).write_text(text.replace("User=hornbook", "User=root"))
    done = subprocess.run(  # noqa: S603
        ["systemd-analyze", "verify", "--man=no", str(tmp_path / unit.name)],  # noqa: S607
        capture_output=True,
        text=True,
        check=False,
    )
    told = [line for line in done.stderr.splitlines() if str(tmp_path) in line or unit.name in line]
    assert told == []
