"""How bots bet at the Party. There is nothing to judge: every horse is as good as another."""
