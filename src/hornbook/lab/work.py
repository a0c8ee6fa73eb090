"""Numbered pieces of work: done here, by several processes or by a cluster, and given out in order.

What a piece comes to depends on its number alone, so whoever does it, and however often a worker
is lost on the way, the results are the same.
"""

from __future__ import annotations

import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from multiprocessing import active_children
from typing import Any, Final, Protocol, TypeVar

from hornbook.kernel import BadSettings

R = TypeVar("R")
Piece = Callable[[int], R]

RAY: Final = "ray"  # a cluster of this machine's own; ray://host:port is somebody else's
_LARGEST: Final = 50  # pieces that are fetched together
_SHARES: Final = 4  # of all pieces that are left, for each worker
_AHEAD: Final = 4  # batches for each worker that may wait to be fetched
_LOSSES: Final = 5  # workers that may be lost in a run


class Workers(Protocol):
    """Those who do batches of pieces, given out in their order."""

    def results(self, piece: Piece[R], batches: list[range]) -> Iterator[list[R]]:
        """What each batch came to."""


def in_order(
    piece: Piece[R], numbers: range, workers: int | None = None, on: str | None = None
) -> Iterator[R]:
    """Do the numbered pieces, with all cores unless it is said how many, or ``on`` a cluster."""
    count = min(workers or os.cpu_count() or 1, max(len(numbers), 1))
    crew: Workers
    if on is not None:
        crew = _Cluster(on, workers)
        count = crew.workers
    elif count == 1:
        crew = _Alone()
    else:
        crew = _Processes(count)
    for batch in crew.results(piece, _batches(numbers, count)):
        yield from batch


def _batches(numbers: range, workers: int) -> list[range]:
    """Large ones first, as each has to be fetched; small ones last, so that nobody waits long."""
    batches = []
    while numbers:
        size = max(1, min(_LARGEST, len(numbers) // (workers * _SHARES)))
        batches.append(numbers[:size])
        numbers = numbers[size:]
    return batches


def _do(piece: Piece[R], batch: range) -> list[R]:
    return [piece(number) for number in batch]


class _Alone:
    """One process: pieces are given out one by one."""

    def results(self, piece: Piece[R], batches: list[range]) -> Iterator[list[R]]:
        return ([piece(number)] for batch in batches for number in batch)


class _Processes:
    """Processes of this machine. If one is lost, others do its work again."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._losses = 0

    def results(self, piece: Piece[R], batches: list[range]) -> Iterator[list[R]]:
        done = 0
        while done < len(batches):
            try:
                for result in self._with_a_pool(piece, batches[done:]):
                    done += 1
                    yield result
            except BrokenProcessPool:
                self._losses += 1
                if self._losses > _LOSSES:
                    raise

    def _with_a_pool(self, piece: Piece[R], batches: list[range]) -> Iterator[list[R]]:
        waiting: deque[Future[list[R]]] = deque()
        others = set(active_children())
        pool = ProcessPoolExecutor(self._workers, initializer=_begin, initargs=(piece,))
        try:
            for batch in batches:
                with _undisturbed():  # the first batch starts the workers
                    waiting.append(pool.submit(_do_given, batch))
                if len(waiting) >= self._workers * _AHEAD:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        except BaseException:
            # Nobody waits for work that was broken off, nor for the rest of a result that was half
            # told: the pool would, while anybody could still write it, and it could itself.
            for worker in set(active_children()) - others:
                worker.kill()
            pool._result_queue._writer.close()  # type: ignore[attr-defined]
            raise
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Ctrl-C waits meanwhile, and never comes to processes that are started then."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


_given: Piece[Any] | None = None  # a worker's piece of work: sent once, not with every batch


def _begin(piece: Piece[Any]) -> None:
    global _given  # noqa: PLW0603 - a process does one kind of work
    _given = piece
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever gave the work


def _do_given(batch: range) -> list[Any]:
    assert _given is not None  # noqa: S101 - ``_begin`` came first
    return _do(_given, batch)


class _Cluster:
    """Ray's workers, on this machine or on many. What a lost one had is done again."""

    def __init__(self, address: str, workers: int | None) -> None:
        if address != RAY and not address.startswith("ray://"):
            raise BadSettings("unknown-place", place=address[:80])
        try:
            import ray
        except ModuleNotFoundError as missing:
            raise BadSettings("ray-missing") from missing
        self._ray: Any = ray
        self._ours = not ray.is_initialized()
        if self._ours:
            if address == RAY:
                ray.init(num_cpus=workers, include_dashboard=False, log_to_driver=False)
            else:
                ray.init(address=address, log_to_driver=False)
        self.workers = max(int(self._ray.cluster_resources().get("CPU", 1)), 1)

    def results(self, piece: Piece[R], batches: list[range]) -> Iterator[list[R]]:
        ray = self._ray
        given = ray.put(piece)
        do = ray.remote(num_cpus=1, max_retries=-1)(_do)
        waiting: deque[Any] = deque()
        try:
            for batch in batches:
                waiting.append(do.remote(given, batch))
                if len(waiting) >= self.workers * _AHEAD:
                    yield ray.get(waiting.popleft())
            while waiting:
                yield ray.get(waiting.popleft())
        finally:
            for task in waiting:
                with suppress(Exception):  # it may be over by now
                    ray.cancel(task, force=True)
            if self._ours:
                ray.shutdown()
