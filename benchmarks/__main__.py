"""Run every benchmark and print the figures: ``make bench``."""

from benchmarks.engine import main

main()
