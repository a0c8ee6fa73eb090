"""Compiled functions, kept on the disk, and used only while all that went into them is the same.

Numba keeps a function's code beside its module and looks whether that file has changed. But into
the code go the functions that it calls and the constants that it reads, whichever module they are
of. Here they belong to the key under which code is kept, so that it cannot grow stale.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from functools import cache
from hashlib import blake2b
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any, TypeVar

import numpy as np
from numba import njit
from numba.core.caching import FunctionCache
from numba.core.dispatcher import Dispatcher

F = TypeVar("F", bound=Callable[..., Any])


def compiled(function: F) -> F:
    """The function, compiled when it is first called; other threads run meanwhile."""
    return _kept(function, njit(nogil=True))


def inlined(function: F) -> F:
    """The same, written out wherever a compiled function calls it."""
    return _kept(function, njit(nogil=True, inline="always"))


def mark(package: str) -> Path | None:
    """A file that is there once a package's functions were compiled; None if it has none.

    Those of the odds belong to every package.
    """
    own = [one for one in _functions if one.__module__.startswith(f"{package}.")]
    if not own:
        return None
    every = own + [one for one in _functions if one.__module__.startswith(f"{__package__}.")]
    told = "\n".join(sorted({ingredients(one) for one in every}))
    digest = blake2b(told.encode(), digest_size=8).hexdigest()
    folder = _Cache(own[0])._impl.locator.get_cache_path()  # type: ignore[no-untyped-call]
    return Path(folder) / f"warm-{digest}"


_functions: list[Any] = []


def _kept(function: F, compiler: Callable[[F], Any]) -> F:
    _functions.append(function)
    dispatcher = compiler(function)
    dispatcher._cache = _Cache(function)  # type: ignore[no-untyped-call]  # as cache=True does
    made: F = dispatcher
    return made


class _Cache(FunctionCache):
    """Numba's cache, with a longer key."""

    def _index_key(self, sig: Any, codegen: Any) -> Any:
        shorter = super()._index_key(sig, codegen)  # type: ignore[no-untyped-call]  # Numba's
        return *shorter, ingredients(self._py_func)


@cache
def ingredients(function: FunctionType) -> str:
    """A digest of all that goes into a function's code: calls, constants, and theirs."""
    told: list[str] = []
    _tell_function(function, told, set())
    return blake2b("\n".join(told).encode(), digest_size=16).hexdigest()


def _tell_function(function: FunctionType, told: list[str], known: set[FunctionType]) -> None:
    if function in known:
        return
    known.add(function)
    told.append(f"{function.__module__}.{function.__qualname__}{function.__defaults__!r}")
    for name in sorted(_tell_code(function.__code__, told)):
        if name in function.__globals__:
            told.append(name)
            _tell_value(function.__globals__[name], told, known)


def _tell_code(code: CodeType, told: list[str]) -> set[str]:
    """Tell what it does; returns the names that it knows from elsewhere."""
    names = set(code.co_names)
    told.append(code.co_code.hex())
    for value in code.co_consts:
        if isinstance(value, CodeType):
            names |= _tell_code(value, told)
        else:
            told.append(repr(value))
    return names


def _tell_value(value: object, told: list[str], known: set[FunctionType]) -> None:
    if isinstance(value, Dispatcher):
        _tell_function(value.py_func, told, known)
    elif isinstance(value, np.ndarray):
        told.append(f"{value.dtype} {value.shape} {value.tobytes().hex()}")
    elif isinstance(value, type) and issubclass(value, Enum):
        told.append(repr([(one.name, one.value) for one in value]))
    elif isinstance(value, tuple):
        told.append(f"{type(value).__qualname__}{getattr(value, '_fields', '')} {len(value)}")
        for one in value:
            _tell_value(one, told, known)
    elif isinstance(value, ModuleType | type):
        told.append(f"{value.__name__} {getattr(value, '_fields', '')}")
    elif callable(value) or isinstance(value, bool | int | float | str | np.generic | None):
        told.append(_named(value))
    else:  # who knows whether it changes: better no code than code that lies
        raise TypeError(f"a compiled function cannot take {value!r}")


def _named(value: object) -> str:
    """Numbers as they are; functions of Python, NumPy and typing by their names."""
    return getattr(value, "__qualname__", "") or repr(value)
