"""Horse Fever's Party Game: two bets each, one race, as many friends as there are."""
