"""Unicorn Fever. Each chapter of the rulebook is a file: deal, planning, race, results, final."""
