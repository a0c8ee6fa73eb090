"""Writes the server's JSON schemas into a folder, for the client's types."""

import json
import sys
from pathlib import Path

from hornbook import games
from hornbook.server.protocol import schema

folder = Path(sys.argv[1])
folder.mkdir(parents=True, exist_ok=True)
(folder / "protocol.json").write_text(json.dumps(schema.protocol()))
for name in games.names():
    (folder / f"{name}.json").write_text(json.dumps(schema.of_game(name)))
