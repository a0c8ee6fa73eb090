"""``python -m hornbook.server.thinking`` is a worker: its input is a server's questions."""

import contextlib

from hornbook.server.thinking.worker import main

# A server that was killed or interrupted asks nothing more.
with contextlib.suppress(BrokenPipeError, KeyboardInterrupt):
    main()
