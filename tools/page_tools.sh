#!/bin/sh
# Brings what checks and tests of the page need (node_modules) up to package-lock.json; the product needs none of it.
set -eu
cd "$(dirname "$0")/.."
cmp -s package-lock.json node_modules/.installed-from && exit 0
npm ci
cp package-lock.json node_modules/.installed-from
