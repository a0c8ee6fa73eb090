"""Tables by their codes: whoever names one that there is not has guessed."""

from __future__ import annotations

import re
from typing import Final

from starlette.types import Scope

from hornbook.server.refusals import NotFound
from hornbook.server.services import Services

_CODE: Final = re.compile(r"[A-Z0-9]{4,12}")


async def known_code(services: Services, scope: Scope, guest: str, code: str) -> str:
    """The code, if there is such a table; guessing is slowed down."""
    code, now = code.upper(), services.now()
    address = services.address(scope)
    guesses = services.gate.guesses
    guesses.look(guest, address, code, now)
    known = code in services.rooms.awake
    if not known and (not _CODE.fullmatch(code) or await services.store.table(code) is None):
        guesses.missed(guest, address, now)
        raise NotFound("no-such-table")
    guesses.found(guest, address, code)
    return code
