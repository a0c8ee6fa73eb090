"""Horse Fever: the Board and Family games, and the Party."""
