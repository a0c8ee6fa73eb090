"""Where the network meets the rooms: from a connection's first bytes to a client's session."""
