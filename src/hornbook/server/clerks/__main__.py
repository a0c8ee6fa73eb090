"""``python -m hornbook.server.clerks`` is a clerk: its input is a server's errands."""

import contextlib

from hornbook.server.clerks.worker import main

# A server that was killed or interrupted asks nothing more.
with contextlib.suppress(BrokenPipeError, KeyboardInterrupt):
    main()
