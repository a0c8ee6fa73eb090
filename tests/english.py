"""English where another language is spoken: found by words that no other language of ours has."""

import re

# Commands, options and what is quoted from files stay as they are.
_QUOTED = re.compile(r"[“„«][^”“»]*[”“»]|--[\w-]+|hornbook [\w ]+")
_NAMES = re.compile("Kill the Unicorns|The Fury")  # a title and a horse, in any language
_STOP = re.compile(
    r"(?<![\w-])(the|and|your|with|bet|bets|stake|you|they|from|not|have)(?![\w-])", re.IGNORECASE
)


def is_english(text: str) -> bool:
    """Whether something in it is."""
    return _STOP.search(_QUOTED.sub("", _NAMES.sub("", text))) is not None
