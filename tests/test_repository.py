"""What the repository promises of itself."""

import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_importing_hornbook_stays_light():
    """No table of cards, no terminal, no language is loaded before it is needed."""
    script = (
        "import sys, hornbook\n"
        "heavy = {'rich', 'typer', 'fluent', 'babel', 'numpy', 'numba', 'tomllib'}\n"
        "print(sorted(heavy & set(sys.modules)))"
    )
    import sys

    done = subprocess.run(  # noqa: S603 - our own interpreter
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"


def test_every_module_of_the_rules_can_be_held_in_the_head():
    for path in (ROOT / "src").rglob("*.py"):
        lines = path.read_text(encoding="utf-8").count("\n")
        assert lines <= 450, f"{path.name} has {lines} lines"


def test_no_text_file_names_a_registry_or_a_machine():
    pattern = re.compile(r"(?:index-url|://[^\s\"']*(?:pypi|npmjs))")
    for name in ("pyproject.toml", "constraints.txt", "Makefile", ".ci/run"):
        assert not pattern.search((ROOT / name).read_text(encoding="utf-8"))


UNTYPED = {"unicorn-fever": 81, "horse-fever": 50, "kill-the-unicorns": 114, "party": 19}
"""Places in a game's browser table that are read past the generated types: never more."""


def test_no_game_reads_more_past_the_generated_types():
    pattern = re.compile(r"Record<string, unknown>|as unknown as|\[\"[a-z_]+\"\]")
    for game, most in UNTYPED.items():
        files = [
            path
            for path in (ROOT / "web" / "src" / "games" / game).rglob("*")
            if path.suffix in {".ts", ".svelte"}
        ]
        found = sum(len(pattern.findall(path.read_text(encoding="utf-8"))) for path in files)
        assert found <= most, f"{game}: {found} untyped places, {most} before"


def test_things_on_a_page_are_measured_together_and_at_rest():
    """One after the other, in a page that moves, they lie where they never did."""
    web = Path(__file__).parent / "web"
    assert [one.name for one in web.glob("*.py") if "bounding_box(" in one.read_text()] == []
