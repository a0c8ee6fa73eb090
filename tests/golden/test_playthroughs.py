"""Each game's golden playthrough, compared line by line."""

import pytest

from golden.playthrough import FOLDER, every_kind, golden_file, playthrough


@pytest.mark.parametrize("name", every_kind())
def test_the_golden_playthrough_still_plays_the_same(name):
    path = golden_file(name)
    assert path.exists(), f"{name} has no golden playthrough: run `make golden`"
    golden = path.read_text(encoding="utf-8").splitlines()
    for number, (was, now) in enumerate(
        zip(golden, playthrough(name).splitlines(), strict=False), 1
    ):
        assert now == was, f"line {number} differs"
    assert len(golden) == len(playthrough(name).splitlines())


def test_no_playthrough_is_left_over():
    assert set(FOLDER.glob("*.txt")) == set(map(golden_file, every_kind()))
