"""An installed game of somebody else that is broken harms none of the others."""

import json
import subprocess
import sys

import pytest

OURS = ["unicorn-fever", "horse-fever-board", "horse-fever-family"]
OURS += ["horse-fever-party", "kill-the-unicorns"]
GOOD = (
    "from hornbook.kernel import GameInfo\n"
    "INFO = GameInfo({name!r}, rules=1, fewest=2, most=4, usual=2, settings=())\n"
)
BROKEN = {
    "raises": "raise RuntimeError('no dice')\n",
    "is written badly": "INFO = (\n",
    "has no card": "",
    "has another card": "INFO = {'name': 'marbles'}\n",
    "calls itself otherwise": GOOD.format(name="chess"),
    "is not there": None,
}
LISTED = (
    "import json, hornbook.games as games\n"
    "print(json.dumps([games.names(), games.left_out(), games.info('unicorn-fever').name]))"
)


@pytest.fixture
def install(tmp_path, monkeypatch):
    """Put a game called marbles where Python finds it, as pip would."""
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    noted = tmp_path / "marbles-1.dist-info"
    noted.mkdir()
    (noted / "METADATA").write_text("Metadata-Version: 2.1\nName: marbles\nVersion: 1\n")
    (noted / "entry_points.txt").write_text("[hornbook.games]\nmarbles = its_marbles\n")

    def made(**modules):
        package = tmp_path / "its_marbles"
        package.mkdir()
        (package / "__init__.py").touch()
        for name, text in modules.items():
            (package / f"{name}.py").write_text(text)

    return made


def run(*arguments):
    """What a new process says."""
    done = subprocess.run(  # noqa: S603 - our own interpreter
        [sys.executable, *arguments], capture_output=True, text=True, check=False
    )
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize("how", BROKEN)
def test_a_game_that_cannot_be_read_is_left_out_with_a_warning_that_names_it(install, how):
    install(**({"info": BROKEN[how]} if BROKEN[how] is not None else {}))
    code, out, said = run("-c", LISTED)
    assert code == 0, said
    names, left_out, one = json.loads(out)
    assert (names, list(left_out), one) == (OURS, ["marbles"], "unicorn-fever")
    assert said.count("\n") == 1
    assert "the game marbles is left out" in said
    assert "its_marbles.info" in said


def test_the_list_of_games_is_shown_without_it(install):
    install(info=BROKEN["raises"])
    code, out, said = run("-m", "hornbook", "games")
    assert code == 0
    assert "unicorn-fever" in out
    assert "marbles" not in out
    assert "marbles" in said


def test_one_that_says_what_it_is_and_cannot_be_loaded_is_refused_by_name(install):
    install(info=GOOD.format(name="marbles"), game="import no_such_module\n")
    code, _, said = run("-m", "hornbook", "simulate", "marbles", "--games", "1")
    assert code != 0
    assert "Traceback" not in said
    assert "marbles" in said
    assert "no_such_module" in said
    code, _, said = run("-m", "hornbook", "simulate", "kill-the-unicorns", "--games", "1")
    assert code == 0, said


def test_the_bots_of_the_others_think_all_the_same(install):
    install(info=GOOD.format(name="marbles"), game="import no_such_module\n")
    warm = "from hornbook.server.thinking.worker import warm_up; warm_up()"
    code, _, said = run("-c", warm)
    assert code == 0, said
    assert "bots: marbles: " in said


def test_the_server_lists_and_refuses_as_the_terminal_does(install, tmp_path):
    install(info=GOOD.format(name="marbles"), game="raise RuntimeError('secret place')\n")
    asked = (
        "import sys\n"
        "from starlette.testclient import TestClient\n"
        "from hornbook.server.app import application\n"
        "with TestClient(application(sys.argv[1])) as http:\n"
        "    token = http.post('/api/guests').json()['token']\n"
        "    wish = {'game': 'marbles', 'name': 'Ada'}\n"
        "    named = {'authorization': f'Bearer {token}'}\n"
        "    found = http.post('/api/tables', json=wish, headers=named)\n"
        "    print(http.get('/api/games').status_code, found.status_code, found.text)\n"
    )
    code, out, said = run("-c", asked, str(tmp_path / "a.sqlite"))
    assert code == 0, said
    assert out.startswith("200 422 ")
    assert '"broken-game"' in out
    assert "secret place" not in out
    assert "secret place" in said
