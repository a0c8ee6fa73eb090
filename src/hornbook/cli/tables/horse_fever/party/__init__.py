"""The Party in a terminal."""
