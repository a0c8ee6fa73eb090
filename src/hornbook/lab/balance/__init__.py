"""Balance: what every card, seat and character is worth, measured in experiments."""
