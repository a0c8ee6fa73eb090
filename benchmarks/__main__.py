"""Run every benchmark and print the figures: ``make bench``."""

from benchmarks import engine, odds, party

engine.main()
party.main()
odds.main()
