"""Unicorn Fever in a terminal."""
