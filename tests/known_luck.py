"""The product as it is, but for its luck: a house in which every game goes as it went before.

``python tests/known_luck.py LUCK serve …``. With a browser that always gives the same words, what
it shows depends on nothing but the code: whatever is found once will be found again.
"""

import sys
from hashlib import sha256

from hornbook.cli import main
from hornbook.server import draws

if __name__ == "__main__":
    luck = sha256(sys.argv.pop(1).encode()).hexdigest()
    vars(draws)["token_hex"] = lambda _: luck
    sys.exit(main())
