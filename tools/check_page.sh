#!/bin/sh
# Checks the types of the page's code. Needs npm once; the product does not.
set -eu
cd "$(dirname "$0")/.."
sh tools/page_tools.sh
exec node_modules/.bin/tsc --project tsconfig.json
