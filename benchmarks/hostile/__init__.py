"""The table server under attack, while people play."""
