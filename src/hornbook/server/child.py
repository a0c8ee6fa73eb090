"""``python -m hornbook.server.child PARENT MODULE …`` runs a module that ends when its parent does.

A server that was killed cannot tell its workers; one that thinks, or has just begun to load,
would go on for a while, and many of them would hold up the server that comes next.
"""

import ctypes
import os
import runpy
import signal
import sys

_SET_DEATH_SIGNAL = 1  # of prctl(2): what the kernel sends when the parent has gone


def _end_with(parent: int) -> None:
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_SET_DEATH_SIGNAL, signal.SIGKILL)
    if hasattr(os, "getppid") and os.getppid() != parent:
        raise SystemExit  # it was gone before


if __name__ == "__main__":
    _end_with(int(sys.argv[1]))
    del sys.argv[:2]
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
