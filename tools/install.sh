#!/bin/sh
# Makes .venv hold exactly what the named requirements files lock: with uv if it is there, else with venv and pip.
# Usage: tools/install.sh requirements.txt [more.txt ...]
set -eu
cd "$(dirname "$0")/.."
for file in "$@"; do files="${files:-} -r $file"; done
new_enough='import sys; sys.exit(sys.version_info < (3, 11))'
if command -v uv >/dev/null 2>&1; then
    [ -x .venv/bin/python ] || uv venv --quiet --python '>=3.11' .venv
    VIRTUAL_ENV="$PWD/.venv" uv pip install --quiet --require-hashes $files
    exit 0
fi
for python in "${PYTHON:-}" python3 python3.13 python3.12 python3.11; do
    [ -n "$python" ] && command -v "$python" >/dev/null 2>&1 && "$python" -c "$new_enough" && break
    python=
done
[ -n "$python" ] || { echo "Fabulo needs Python 3.11 or newer." >&2; exit 1; }
[ -x .venv/bin/python ] || "$python" -m venv .venv || {
    echo "Python's venv is missing; on Debian: apt-get install python3-venv" >&2
    exit 1
}
.venv/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes $files
