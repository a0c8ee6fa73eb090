"""The Family game: two action cards a round, bets and race."""
