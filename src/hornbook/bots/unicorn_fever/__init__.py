"""How bots play and judge Unicorn Fever."""
