#!/bin/sh
# Checks the types of the page's code. Needs node once; the product and its tests do not.
set -eu
cd "$(dirname "$0")/.."
[ -x node_modules/.bin/tsc ] || npm ci
exec node_modules/.bin/tsc --project tsconfig.json
