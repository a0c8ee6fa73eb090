"""A game in which every hidden thing has a name that can be searched for."""
