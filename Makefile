# Two commands do everything on a fresh machine with Python, Node and make:
#   make play    set up and start a game
#   make test    set up and run every check

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
BENCH := $(VENV)/.bench

.PHONY: play test check postgresql golden bench clean

play: $(READY)
	@$(BIN)/hornbook play unicorn-fever --bots steady

test: check postgresql
	@$(BIN)/pytest -n auto

# The tests start a PostgreSQL of their own; only its programs must be there.
postgresql:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || apt-get install -y -qq postgresql >/dev/null || echo "Missing: PostgreSQL (its tests will fail)."

check: $(READY)
	@$(BIN)/ruff format --check --quiet . || { echo "Formatting: run $(BIN)/ruff format ."; exit 1; }
	@$(BIN)/ruff check --quiet .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo 2>/dev/null || $(BIN)/lint-imports

# Write the golden playthroughs anew, after a deliberate change of the rules.
golden: $(READY)
	@$(BIN)/python tests/golden/playthrough.py

bench: $(BENCH)
	@$(BIN)/python -m benchmarks

$(READY): pyproject.toml constraints.txt
	@command -v $(PYTHON) >/dev/null || { echo "Missing: Python 3.11 or newer ($(PYTHON) was not found)."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Missing: Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) --version)."; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo "Missing: Python's venv module (on Debian: apt-get install python3-venv)."; exit 1; }
	@echo "Setting up $(VENV) ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[test]'
	@echo "Compiling the race simulator and the search, once ..."
	@$(BIN)/hornbook arena unicorn-fever --bots sharp:1,steady --games 2 --processes 1 >/dev/null
	@touch $@

$(BENCH): $(READY)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[bench]'
	@touch $@

clean:
	@rm -rf $(VENV) .mypy_cache .ruff_cache .hypothesis
