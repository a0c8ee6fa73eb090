"""What the repository promises of itself."""

import ast
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


def test_every_module_can_be_the_first_that_is_imported():
    """No ring of imports: what lies in one can be imported in a lucky order only."""
    assert _rings({name: _imports(name, path) for name, path in MODULES.items()}) == []


SOURCE = ROOT / "src"
MODULES = {
    ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__"): path
    for path in (SOURCE / "hornbook").rglob("*.py")
}


def _imports(name, path):
    """What a module of ours imports of ours while it is imported itself.

    A package comes before its modules, but for those within it: for them it is there already.
    """
    found = set()
    for node in _at_once(ast.parse(path.read_text(encoding="utf-8")).body):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        else:
            parts = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= parts if parts <= MODULES.keys() else {*parts, node.module}
    above = {
        ".".join(one.split(".")[:depth]) for one in found for depth in range(2, one.count(".") + 1)
    }
    found |= {package for package in above if not f"{name}.".startswith(f"{package}.")}
    return found & MODULES.keys() - {name}


def _at_once(body):
    for node in body:
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield node
        elif isinstance(node, ast.If) and "TYPE_CHECKING" not in ast.unparse(node.test):
            yield from _at_once([*node.body, *node.orelse])
        elif isinstance(node, ast.Try):
            yield from _at_once(node.body)


def _rings(imports):
    """The modules that are left when those that need none of the others are taken away."""
    left = {name: set(needs) for name, needs in imports.items()}
    while free := {name for name, needs in left.items() if not needs}:
        left = {name: needs - free for name, needs in left.items() if name not in free}
    return sorted(left)


def test_every_module_of_the_rules_can_be_held_in_the_head():
    for path in (ROOT / "src").rglob("*.py"):
        lines = path.read_text(encoding="utf-8").count("\n")
        assert lines <= 450, f"{path.name} has {lines} lines"


def test_no_text_file_names_a_registry_or_a_machine():
    pattern = re.compile(r"(?:index-url|://[^\s\"']*(?:pypi|npmjs))")
    for name in ("pyproject.toml", "constraints.txt", "Makefile", ".ci/run"):
        assert not pattern.search((ROOT / name).read_text(encoding="utf-8"))


def test_nothing_in_the_client_is_read_past_the_generated_types():
    """What the house reads of any game is typed in `core/game.ts`, tests take a `partOf` a thing.

    A card of one's own (`values`, `effects`, `facts`) is a row somebody writes, `settings` are a
    game's, `dataset` is the page's.
    """
    casts = r"Record<string, unknown>|\bas unknown as|\bas never\b|\bas any\b"
    rows = r"(?!values\b|effects\b|facts\b|settings\b|dataset\b|fresh\b|said\b)"
    pattern = re.compile(casts + rf"|(?:\b{rows}[a-z]\w*|\))(?:\?\.)?\[\"[a-z_]+\"\]")
    client = ROOT / "web" / "src"
    found = Counter(
        path.relative_to(client).as_posix()
        for path in client.rglob("*")
        if path.suffix in {".ts", ".svelte"} and "generated" not in path.parts
        for _ in pattern.findall(path.read_text(encoding="utf-8"))
    )
    assert found == {}


def test_things_on_a_page_are_measured_together_and_at_rest():
    """One after the other, in a page that moves, they lie where they never did."""
    web = Path(__file__).parent / "web"
    assert [one.name for one in web.glob("*.py") if "bounding_box(" in one.read_text()] == []
