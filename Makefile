# Two commands do everything on a fresh machine with Python and make:
#   make play    set up and open the tables in the browser
#   make test    set up and run every check
# and make dev, for whoever changes it, runs both sides and follows the files.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
TESTS := $(VENV)/.tests
BENCH := $(VENV)/.bench
STEP := $(BIN)/python tools/step.py
PIP := $(BIN)/python -m pip install --disable-pip-version-check --constraint constraints.txt
# The machine's Node, or the one that the set-up has put into the environment.
NPM_STEP := cd web && PATH="$(abspath $(BIN)):$$PATH" ../$(BIN)/python ../tools/step.py

PAGE := src/hornbook/page/index.html
MODULES := web/node_modules/.ready
SOURCES := $(shell find web -name node_modules -prune -o -name generated -prune -o -type f -print) $(shell find src/hornbook/text/locale -name '*.ftl')


.PHONY: play dev test check page check-page screenshots postgresql chromium nginx golden bench kills clean

# make play LAN=1 lets the phones of your network in, too.
play: $(READY) $(PAGE)
	@$(BIN)/hornbook $(if $(LAN),--lan)

# The client with hot reload; the tables, which it asks, are started again after each change.
dev: $(READY) $(MODULES) web/src/generated/protocol.ts
	@PATH="$(abspath $(BIN)):$$PATH" $(BIN)/python tools/dev.py src/hornbook -- $(BIN)/hornbook serve -- npm --prefix web run dev

test: check check-page page postgresql chromium nginx
	@$(BIN)/pytest -n auto --dist worksteal

# The browser client, built into the package.
page: $(PAGE)

$(PAGE): $(MODULES) $(SOURCES)
	@$(NPM_STEP) "Building the browser client" npm run build -- --logLevel warn

# The client's types come from the server's schemas.
web/src/generated/protocol.ts: $(READY) $(MODULES) $(shell find src/hornbook/games src/hornbook/kernel src/hornbook/racing src/hornbook/server/protocol src/hornbook/server/table -name '*.py') $(wildcard web/scripts/*)
	@PYTHON=../$(BIN)/python $(NPM_STEP) "Writing the client's types" npm run types

$(MODULES): web/package-lock.json | $(READY)
	@tools/node.sh $(BIN)/python
	@$(NPM_STEP) "Installing the browser client's tools" npm install --no-save
	@touch $@

check-page: $(MODULES) web/src/generated/protocol.ts
	@$(NPM_STEP) "Checking the browser client" npm run check
	@$(NPM_STEP) "Testing the browser client's parts" npm run test -- --silent --reporter=dot

# Pictures of every state of every page in eight sizes, light and dark, into build/screenshots; fails if anything is cut off.
screenshots: $(TESTS) $(PAGE) chromium
	@$(BIN)/python tests/screenshots.py

# The browser tests visit the client with Debian's chromium.
chromium: $(TESTS)
	@tools/debian.sh $(BIN)/python chromium chromium

# The tests start a PostgreSQL of their own; only its programs must be there.
postgresql: $(TESTS)
	@tools/debian.sh $(BIN)/python postgresql initdb '/usr/lib/postgresql/*/bin/initdb'

# The tests put the tables behind an nginx of their own.
nginx: $(TESTS)
	@tools/debian.sh $(BIN)/python nginx nginx /usr/sbin/nginx

check: $(TESTS)
	@$(BIN)/ruff format --check --quiet . || { echo "Formatting: run $(BIN)/ruff format ."; exit 1; }
	@$(BIN)/ruff check --quiet .
	@$(STEP) "Checking types" $(BIN)/mypy
	@$(STEP) "Checking the layers" $(BIN)/lint-imports

# Write the golden playthroughs anew, after a deliberate change of the rules.
golden: $(TESTS)
	@$(BIN)/python tests/golden/playthrough.py

# Kill the server under play, 500 times on SQLite and 200 times on PostgreSQL: docs/reliability.md.
kills: $(TESTS) postgresql
	@$(BIN)/python tests/kills.py

bench: $(BENCH)
	@$(BIN)/python -m benchmarks

$(READY): pyproject.toml constraints.txt
	@command -v $(PYTHON) >/dev/null || { echo "Missing: Python 3.11 or newer ($(PYTHON) was not found)."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Missing: Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) --version)."; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo "Missing: Python's venv module (on Debian: apt-get install python3-venv)."; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) tools/step.py "Setting up $(VENV)" $(PYTHON) -m venv $(VENV)
	@$(STEP) "Installing Hornbook and what it needs" $(PIP) --editable .
	@$(STEP) "Compiling the race simulator and the search, once" $(BIN)/hornbook warm
	@touch $@

$(TESTS): $(READY)
	@$(STEP) "Installing what the tests need" $(PIP) --editable '.[test]'
	@touch $@

$(BENCH): $(READY)
	@$(STEP) "Installing what the benchmarks need" $(PIP) --editable '.[bench]'
	@touch $@

clean:
	@rm -rf $(VENV) web/node_modules web/src/generated src/hornbook/page .mypy_cache .ruff_cache .hypothesis
