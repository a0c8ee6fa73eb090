"""How bots play and judge Horse Fever, the Board game and the Family game."""
