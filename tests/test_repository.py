"""What the repository promises of itself."""

import re
import subprocess
from collections import Counter
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


UNTYPED = {
    "generic": 1,  # any game's things, by their names
    "moves.test.ts": 6,
}
"""Places in a game's browser table that are read past the generated types: never more."""


def test_no_game_reads_more_past_the_generated_types():
    casts = r"Record<string, unknown>|as unknown as|as never|as any\b"
    pattern = re.compile(casts + r"|(?:\b[a-z]\w*|[)\]])(?:\?\.)?\[\"[a-z_]+\"\]")
    games = ROOT / "web" / "src" / "games"
    found = Counter(
        path.relative_to(games).parts[0]
        for path in games.rglob("*")
        if path.suffix in {".ts", ".svelte"}
        for _ in pattern.findall(path.read_text(encoding="utf-8"))
    )
    assert {part: count for part, count in found.items() if count > UNTYPED.get(part, 0)} == {}


def test_things_on_a_page_are_measured_together_and_at_rest():
    """One after the other, in a page that moves, they lie where they never did."""
    web = Path(__file__).parent / "web"
    assert [one.name for one in web.glob("*.py") if "bounding_box(" in one.read_text()] == []
