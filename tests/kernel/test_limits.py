"""What the registry offers can be dealt, and what cannot be dealt it does not offer."""

from itertools import product

import pytest

import hornbook
from hornbook import games
from hornbook.kernel import BadSettings, SettingKind


def values(setting):
    """All values of a setting that could matter: of a number its ends."""
    if setting.kind is SettingKind.FLAG:
        return [True, False]
    if setting.kind is SettingKind.CHOICES:
        return [(), setting.allowed[: setting.pick]]
    return list(setting.allowed)


def every_agreement(info):
    names = [setting.name for setting in info.settings]
    for chosen in product(*map(values, info.settings)):
        yield dict(zip(names, chosen, strict=True))


@pytest.mark.parametrize("name", games.names())
def test_what_the_registry_allows_is_dealt_and_nothing_else(name):
    info = games.info(name)
    for settings in every_agreement(info):
        low, high = info.span(info.agree(settings))
        assert info.fewest <= low <= high <= info.most
        for seats in range(info.fewest, min(info.most, 12) + 1):
            if low <= seats <= high:
                hornbook.new(name, seats=seats, **settings)
            else:
                with pytest.raises(BadSettings):
                    hornbook.new(name, seats=seats, **settings)


def test_a_limit_says_why_and_where_it_is_written():
    for name in games.names():
        for setting in games.info(name).settings:
            for limit in setting.limits:
                assert limit.value in setting.allowed
                assert limit.value != setting.default
                assert limit.rule
