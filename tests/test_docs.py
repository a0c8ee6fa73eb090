"""What the documents show works: commands are run, code is executed, paths exist."""

import re
import shlex
import tomllib
from io import StringIO
from pathlib import Path

import pytest

import hornbook
from hornbook.cli import main
from hornbook.games.unicorn_fever.decks import read_edition
from hornbook.text import Catalogue, look_up
from table import finished

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
READMES = {"fr": "README.fr.md", "it": "README.it.md", "de": "README.de.md"}
PAGES = ["docs/architecture.md", "docs/glossary.md", "docs/hosting.md", "SECURITY.md"]
COMMANDS = re.findall(r"^hornbook (.+?)(?:\s+#.*)?$", README, re.MULTILINE)


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL)


def files() -> dict[str, str]:
    """The files that the page tells to write: their first line has the name."""
    return {
        found[1]: code for code in blocks("python") if (found := re.match(r"# (\w+\.py)\b", code))
    }


@pytest.fixture
def workshop(tmp_path, monkeypatch):
    """A folder with the files that the commands speak of."""
    record = finished("unicorn-fever", 2, "docs").record()
    (tmp_path / "game.json").write_bytes(record.to_json())
    (tmp_path / "my-edition.toml").write_text(blocks("toml")[0], encoding="utf-8")
    for name, code in files().items():
        (tmp_path / name).write_text(code, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", StringIO())
    return tmp_path


@pytest.mark.parametrize("command", [c for c in COMMANDS if not c.startswith("play ")])
def test_every_command_in_the_readme_runs(command, workshop, capsys):
    assert main(shlex.split(command)) == 0
    assert capsys.readouterr().out


def test_there_are_commands_to_run():
    assert len(COMMANDS) >= 6


def test_a_bot_written_from_the_readme_is_among_its_commands():
    [bot] = files()
    assert any(f"{Path(bot).stem}:" in command for command in COMMANDS)


@pytest.mark.parametrize(
    "code", [code for code in blocks("python") if code not in files().values()]
)
def test_the_code_in_the_readme_runs(code, capsys):
    exec(compile(code, "README.md", "exec"), {})  # noqa: S102 - our own example
    assert capsys.readouterr().out


def test_the_edition_in_the_readme_is_one():
    text = blocks("toml")[0]
    assert tomllib.loads(text)["edition"]["extends"]
    assert read_edition(text).name == "Stickier"


@pytest.mark.parametrize("language", READMES)
def test_a_readme_in_another_language_begins_with_the_two_commands_and_runs(language, capsys):
    text = (ROOT / READMES[language]).read_text(encoding="utf-8")
    top = "\n".join(text.splitlines()[:14])
    assert re.findall(r"^make \w+", top, re.MULTILINE) == ["make play", "make test"]
    commands = re.findall(r"^hornbook (.+)$", text, re.MULTILINE)
    for command in [one for one in commands if not one.startswith("play ")]:
        assert main(shlex.split(command)) == 0
    assert capsys.readouterr().out
    [word] = re.findall(r"`\?([^\W\d]+)`", text)
    assert look_up(Catalogue(language, "unicorn-fever"), word)


@pytest.mark.parametrize("document", ["README.md", *READMES.values(), "CONTRIBUTING.md", *PAGES])
def test_documents_point_at_what_is_there(document):
    text = (ROOT / document).read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([\w./-]+)\)", text):
        assert (ROOT / document).parent.joinpath(target).exists(), target


def test_the_glossary_says_where_each_word_lives():
    text = (ROOT / "docs/glossary.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| \*\*(\w+)\*\* \| .+ \| (.+) \|$", text, re.MULTILINE)
    assert [word for word, _ in rows] == sorted(word for word, _ in rows)
    for word, places in rows:
        for place in re.findall(r"`([\w./-]+)`", places):
            homes = (ROOT / place, ROOT / "src/hornbook" / place)
            assert place == "info.py" or any(home.exists() for home in homes), word


def test_the_changelog_has_the_release_and_room_for_the_next():
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    headings = re.findall(r"^## (.+)$", text, re.MULTILINE)
    assert headings[0] == "Unreleased"
    assert re.fullmatch(rf"{re.escape(hornbook.__version__)} . \d{{4}}-\d\d-\d\d", headings[1])
