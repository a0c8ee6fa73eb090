"""uvicorn's WebSocket protocol, which also lets a room write whole frames."""

from __future__ import annotations

from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION: Final = "hornbook.socket"


class TableSocket(WebSocketsSansIOProtocol):
    """Offers itself to the door; a frame is the same bytes for everyone, so it is made once."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][EXTENSION] = {"socket": self}
