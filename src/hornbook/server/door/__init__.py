"""Where the network meets the rooms: identity, limits, HTTP, the socket."""
