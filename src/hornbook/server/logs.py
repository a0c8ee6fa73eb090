"""Logs for machines: a JSON object a line."""

from __future__ import annotations

import logging
import sys
from typing import Final

import msgspec

_KNOWN: Final = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


class JsonLines(logging.Formatter):
    """Time, level, place, message and whatever facts were given along."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in _KNOWN}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


class NoNoise(logging.Filter):
    """Strangers' nonsense is counted, not written down: it could fill the disk."""

    def filter(self, record: logging.LogRecord) -> bool:
        return record.msg != "Invalid HTTP request received."


def set_up(level: int = logging.INFO) -> None:
    """Write the server's logs to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.getLogger("uvicorn.error").addFilter(NoNoise())
    for name in ("hornbook.server", "hornbook.games", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(logging.WARNING if name == "uvicorn" else level)
