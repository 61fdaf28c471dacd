"""Builds static/vendor/ui.js, the page's four libraries as one checked ES module, and the licences beside it.

    python -m tools.vendor            fetch what the lock names, verify it, build, write the outputs' sha256
    python -m tools.vendor --check    compare the files in the repository with the lock: no node, no network

The lock names every package with its version and npm's sha512; a package with another content is refused. For
a new version, change version and integrity (`npm view NAME@VERSION dist.integrity`) in the lock, then build.
"""

import argparse
import base64
import hashlib
import json
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import Any

VENDOR = Path(__file__).parent.parent / "static" / "vendor"
LOCK = VENDOR / "vendor.lock.json"
ENTRY = """
export { h, render, Fragment, createContext } from "preact";
export { useState, useEffect, useLayoutEffect, useRef, useMemo, useCallback } from "preact/hooks";
export { signal, computed, effect, batch, untracked } from "@preact/signals";
export { FluentBundle, FluentResource } from "@fluent/bundle";
import { h } from "preact";
import htm from "htm";
export const html = htm.bind(h);
"""
BANNER = "/* Preact, signals, htm, @fluent/bundle: see LICENSES.txt. Built by tools/vendor.py. */"


class MismatchError(Exception):
    """Something is not what the lock says."""


def main() -> int:
    """Build or check; returns the exit status."""
    verbatim = argparse.RawDescriptionHelpFormatter
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=verbatim)
    arguments.add_argument("--check", action="store_true", help="only compare the files with the lock")
    lock = json.loads(LOCK.read_text())
    try:
        if arguments.parse_args().check:
            check(lock)
        else:
            build(lock)
    except MismatchError as mismatch:
        print(mismatch, file=sys.stderr)
        return 1
    return 0


def check(lock: dict[str, Any]) -> None:
    """Compare each output with the lock. Raises MismatchError naming the file that differs."""
    for name, digest in lock["outputs"].items():
        if sha256(VENDOR / name) != digest:
            raise MismatchError(f"static/vendor/{name} is not what vendor.lock.json says")


def build(lock: dict[str, Any]) -> None:
    """Fetch, verify and bundle. Raises MismatchError if a package is not the locked one."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        for package in lock["packages"] + [lock["bundler"]]:
            unpack(fetch(package, home), home / "node_modules" / package["name"])
        (home / "package.json").write_text('{"type": "module"}')
        (home / "entry.js").write_text(ENTRY)
        bundle(home, lock["bundler"]["name"], VENDOR / "ui.js")
        (VENDOR / "LICENSES.txt").write_text(licences(lock["packages"], home))
    lock["outputs"] = {name: sha256(VENDOR / name) for name in ("ui.js", "LICENSES.txt")}
    LOCK.write_text(json.dumps(lock, indent=2) + "\n")


def fetch(package: dict[str, str], home: Path) -> Path:
    """The tarball of one locked package, verified. Raises MismatchError."""
    wanted = f"{package['name']}@{package['version']}"
    packed = subprocess.run(
        ["npm", "pack", "--silent", wanted], cwd=home, check=True, capture_output=True, text=True
    )
    tarball = home / packed.stdout.strip().splitlines()[-1]
    digest = base64.b64encode(hashlib.sha512(tarball.read_bytes()).digest()).decode()
    if f"sha512-{digest}" != package["integrity"]:
        raise MismatchError(f"{wanted} is not what vendor.lock.json says: sha512-{digest}")
    return tarball


def unpack(tarball: Path, target: Path) -> None:
    """Lay a package's files where node looks for them."""
    with tarfile.open(tarball) as archive:
        for member in archive.getmembers():
            member.name = member.name.partition("/")[2]
            if member.name:
                archive.extract(member, target, filter="data")


def bundle(home: Path, bundler: str, output: Path) -> None:
    """Join the libraries into one file that old webviews can read."""
    command = ["node", f"node_modules/{bundler}/bin/esbuild", "entry.js", f"--outfile={output}"]
    shape = ["--bundle", "--minify", "--format=esm", "--target=es2020", "--charset=utf8"]
    notes = ["--legal-comments=none", "--log-level=warning", f"--banner:js={BANNER}"]
    subprocess.run(command + shape + notes, cwd=home, check=True)


def licences(packages: list[dict[str, str]], home: Path) -> str:
    """The licence of each package; one that ships no text points to the text of its kind."""
    parts = []
    for package in packages:
        title = f"{package['name']} {package['version']} ({package['licence']})"
        text = home / "node_modules" / package["name"] / "LICENSE"
        elsewhere = f"The {package['licence']} text stands in this file."
        words = text.read_text().strip() if text.exists() else elsewhere
        parts.append(f"{title}\n{'=' * len(title)}\n\n{words}\n")
    return "\n\n".join(parts)


def sha256(file: Path) -> str:
    """A file's digest, in hex."""
    return hashlib.sha256(file.read_bytes()).hexdigest()


if __name__ == "__main__":
    raise SystemExit(main())
