"""A run's results in a file, row by row as they come: a run that was broken off is gone on with.

JSON lines: the first says what was run, each further one is a row. Nothing in it depends on when,
where or by how many processes it was played. Parquet has the same rows, and what was run in its
metadata; until the run is over they stand in JSON lines beside it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

import msgspec
from msgspec import Struct

from hornbook import __version__, games
from hornbook.kernel import BadSettings, SettingValue
from hornbook.lab.sitting import Sitting

Row = TypeVar("Row", bound=Struct)

_PARQUET: Final = ".parquet"
_UNFINISHED: Final = ".unfinished"
_METADATA: Final = b"hornbook"


class Heading(Struct, frozen=True, kw_only=True):
    """What was run: rows under the same heading belong together."""

    run: str
    hornbook: str
    game: str
    rules: int
    edition: str
    digest: str
    seats: int
    settings: dict[str, SettingValue]
    bots: list[str]
    seed: str
    arms: list[str] = []


def heading(
    run: str, sitting: Sitting, bots: Sequence[str], seed: str, arms: Sequence[str] = ()
) -> Heading:
    """What such a run would be called."""
    setup = sitting.deal("trial").setup
    return Heading(
        run=run,
        hornbook=__version__,
        game=sitting.game,
        rules=games.info(sitting.game).rules,
        edition=setup.edition.name,
        digest=setup.edition.digest,
        seats=sitting.seats,
        settings=dict(setup.settings),
        bots=list(bots),
        seed=seed,
        arms=list(arms),
    )


class Notebook(Generic[Row]):
    """The rows of one run, those already in its file first. Without a file they are only kept."""

    def __init__(self, path: Path | None, about: Heading, kind: type[Row]) -> None:
        self.rows: list[Row] = []
        self._file = None if path is None else _file(path, about, kind)
        if self._file is not None:
            self.rows = self._file.read()

    @contextmanager
    def writing(self) -> Iterator[Callable[[Row], None]]:
        """Rows can be added; each is in the file before the next."""
        if self._file is None:
            yield self.rows.append
            return
        with self._file.lines(self.rows).open("ab") as lines:

            def add(row: Row) -> None:
                lines.write(msgspec.json.encode(row) + b"\n")
                lines.flush()
                self.rows.append(row)

            yield add
        self._file.close(self.rows)


class _Lines(Generic[Row]):
    """JSON lines."""

    def __init__(self, path: Path, about: Heading, kind: type[Row]) -> None:
        self.path = path
        self.about = about
        self.kind = kind

    def read(self) -> list[Row]:
        """The rows of the file so far; refused if they are of another run."""
        if not self.path.exists():
            return []
        whole, _, torn = self.path.read_bytes().rpartition(b"\n")
        first, *rows = whole.split(b"\n")
        same_run(self.path, first, self.about)
        if torn:  # the machine stopped in the middle of a line
            with self.path.open("r+b") as file:
                file.truncate(len(whole) + 1)
        return [msgspec.json.decode(row, type=self.kind) for row in rows]

    def lines(self, rows: Sequence[Row]) -> Path:
        """The file that further lines go to; it begins with what is known."""
        if not self.path.exists():
            parts = [msgspec.json.encode(one) + b"\n" for one in (self.about, *rows)]
            self.path.write_bytes(b"".join(parts))
        return self.path

    def close(self, rows: Sequence[Row]) -> None:
        """The run is over: nothing is left to do."""


class _Parquet(_Lines[Row]):
    """Parquet, which is written in one go: until the run is over, lines stand beside it."""

    def __init__(self, path: Path, about: Heading, kind: type[Row]) -> None:
        super().__init__(path.with_name(path.name + _UNFINISHED), about, kind)
        self._whole = path
        self._arrow, self._parquet = _arrow()  # missing: said before anything is played

    def read(self) -> list[Row]:
        if self.path.exists() or not self._whole.exists():
            return super().read()
        try:
            table = self._parquet.read_table(self._whole)
        except self._arrow.ArrowInvalid:
            raise BadSettings("results-of-another-run", file=str(self._whole)) from None
        same_run(self._whole, (table.schema.metadata or {}).get(_METADATA, b""), self.about)
        return [msgspec.convert(row, self.kind) for row in table.to_pylist()]

    def close(self, rows: Sequence[Row]) -> None:
        columns = {
            name: [msgspec.to_builtins(getattr(row, name)) for row in rows]
            for name in self.kind.__struct_fields__
        }
        about = {_METADATA: msgspec.json.encode(self.about)}
        table = self._arrow.table(columns).replace_schema_metadata(about)
        beside = self.path.with_name(self.path.name + _PARQUET)
        self._parquet.write_table(table, beside)
        beside.replace(self._whole)
        self.path.unlink()


def _file(path: Path, about: Heading, kind: type[Row]) -> _Lines[Row]:
    return (_Parquet if path.suffix == _PARQUET else _Lines)(path, about, kind)


def same_run(path: Path, first: bytes, about: Heading) -> None:
    """Refuse a file whose heading says that something else was run."""
    try:
        found = msgspec.json.decode(first, type=Heading)
    except (msgspec.DecodeError, msgspec.ValidationError):
        found = None
    if found != about:
        raise BadSettings("results-of-another-run", file=str(path))


def _arrow() -> tuple[Any, Any]:
    """PyArrow, which only Parquet needs."""
    try:
        import pyarrow as arrow
        from pyarrow import parquet
    except ModuleNotFoundError as missing:
        raise BadSettings("parquet-missing") from missing
    return arrow, parquet
