"""Both databases."""

import pytest

from server.cluster import cluster


@pytest.fixture(scope="session")
def postgres():
    with cluster() as found:
        yield found.url


@pytest.fixture(params=["sqlite", "postgresql"])
def any_store(request, tmp_path):
    """The address of a database, of either kind."""
    if request.param == "sqlite":
        return str(tmp_path / "a.sqlite")
    return request.getfixturevalue("postgres")
