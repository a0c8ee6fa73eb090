"""Whatever goes wrong is one line on the error stream and an exit code."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable
from io import TextIOWrapper

import typer
from typer._click.exceptions import ClickException  # typer's own copy: it shows no other way

from hornbook.kernel import Refusal
from hornbook.text import Catalogue

REFUSED = 2
INTERRUPTED = 130
BROKEN_PIPE = 1
_NO_BREAK = "\u00a0\u202f"  # blanks within a number, or before a sign in French


def guarded(command: Callable[[], int], catalogue: Callable[[], Catalogue]) -> int:
    """Run a command; what it refuses is said in one line, and never with a traceback."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):  # an old terminal shows ? for what it cannot
            stream.reconfigure(errors="replace")
    try:
        code = command()
        sys.stdout.flush()
    except Refusal as refusal:
        return _refuse(catalogue().refusal(refusal.code, refusal.facts, refusal.rule))
    except ClickException as error:
        from hornbook.cli.usage import why

        return _refuse(why(error, catalogue()))
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        # Nobody reads on: what is still in the buffer must not raise again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    return code


def printable(text: str) -> str:
    """The text on one line, without anything that could steer the terminal."""
    line = re.sub(rf"[^\S{_NO_BREAK}]+", " ", text).strip()
    return "".join(one if one.isprintable() or one in _NO_BREAK else "�" for one in line)


def _refuse(sentence: str) -> int:
    sys.stderr.write(f"hornbook: {printable(sentence)}\n")
    return REFUSED
