"""How bots play and judge Kill the Unicorns."""
