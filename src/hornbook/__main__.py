"""``python -m hornbook`` is ``hornbook``."""

import sys

from hornbook.cli import main

if __name__ == "__main__":
    sys.exit(main())
