"""The Board game in a terminal."""
