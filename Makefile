# Two commands do everything on a fresh machine with Python, Node and make:
#   make play    set up and open the tables in the browser
#   make test    set up and run every check

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
BENCH := $(VENV)/.bench

PAGE := src/hornbook/page/index.html
MODULES := web/node_modules/.ready
SOURCES := $(shell find web -name node_modules -prune -o -name generated -prune -o -type f -print) $(shell find src/hornbook/text/locale -name '*.ftl')


.PHONY: play test check page check-page screenshots postgresql chromium golden bench clean

play: $(READY) $(PAGE)
	@$(BIN)/hornbook

test: check check-page page postgresql chromium
	@$(BIN)/pytest -n auto --dist worksteal

# The browser client, built into the package.
page: $(PAGE)

$(PAGE): $(MODULES) $(SOURCES)
	@echo "Building the browser client ..."
	@cd web && npm run --silent build -- --logLevel warn

# The client's types come from the server's schemas.
web/src/generated/protocol.ts: $(READY) $(MODULES) $(shell find src/hornbook/games src/hornbook/server/protocol src/hornbook/racing -name '*.py')
	@cd web && PYTHON=../$(BIN)/python npm run --silent types

$(MODULES): web/package-lock.json
	@command -v npm >/dev/null || { echo "Missing: Node.js 20.19 or newer with npm (on Debian: apt-get install npm)."; exit 1; }
	@cd web && npm install --no-save --silent
	@touch $@

check-page: $(MODULES) web/src/generated/protocol.ts
	@cd web && npm run --silent check
	@cd web && npm run --silent test -- --silent --reporter=dot

# Pictures of every page at phone, tablet and desktop size, light and dark, into build/screenshots.
screenshots: $(READY) $(PAGE) chromium
	@$(BIN)/python tests/screenshots.py

# The browser tests visit the client with Debian's chromium.
chromium:
	@command -v chromium >/dev/null || { apt-get update -qq && apt-get install -y -qq chromium; } >/dev/null || echo "Missing: chromium (its tests will fail)."

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
	@rm -rf $(VENV) web/node_modules web/src/generated src/hornbook/page .mypy_cache .ruff_cache .hypothesis
