"""Rooms: one owner each, and everybody who is in them."""
