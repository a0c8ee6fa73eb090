#!/bin/sh
# A program that only Debian's packages bring: installed where one may, else named in one line.
# usage: tools/debian.sh PYTHON PACKAGE PROGRAM-OR-PATH-PATTERN...
set -eu
python=$1 package=$2
shift 2
for program in "$@"; do
    for found in $program; do # a pattern stands for what it finds
        command -v "$found" >/dev/null 2>&1 && exit 0
    done
done
missing="Missing: $package, so its tests will fail. On Debian: apt-get install $package"
as_root=""
if [ "$(id -u)" != 0 ]; then as_root="sudo -n"; fi
if ! command -v apt-get >/dev/null 2>&1 || ! $as_root true 2>/dev/null; then
    echo "$missing"
    exit 0
fi
step="$(dirname "$0")/step.py"
{ "$python" "$step" "Looking up Debian's packages" $as_root apt-get update -qq &&
    "$python" "$step" "Installing $package" $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$package"; } ||
    echo "$missing"
