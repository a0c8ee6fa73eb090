"""The Board game: purchases, bets, race and auctions."""
