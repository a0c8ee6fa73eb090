"""Kill the Unicorns in a terminal."""
