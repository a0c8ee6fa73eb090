"""``python -m hornbook.lessons find ID [MOST]``: search a secret for a lesson's story."""

from __future__ import annotations

import sys

from hornbook.lessons.finding import find
from hornbook.lessons.reading import lesson

MOST = 20_000


def main(arguments: list[str]) -> int:
    """Print the first secret that fits; 1 if there is none."""
    if len(arguments) not in (2, 3) or arguments[0] != "find":
        sys.stderr.write(f"{__doc__}\n")
        return 2
    most = int(arguments[2]) if len(arguments) == 3 else MOST
    found = next(find(lesson(arguments[1]), most), None)
    sys.stdout.write(f"{found}\n")
    return 0 if found else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
