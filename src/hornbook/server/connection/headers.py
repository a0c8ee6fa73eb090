"""What every answer says to browsers about itself."""

from __future__ import annotations

from typing import Final

HEADERS: Final = {
    # The page asks nobody but this server, and nobody else's page shows it.
    "content-security-policy": (
        "default-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
        "object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-resource-policy": "same-origin",
}
RAW: Final = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
