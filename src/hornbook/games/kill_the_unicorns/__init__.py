"""Kill the Unicorns: bid for unicorns with hidden cards, lay ruses under them, collect colours."""
