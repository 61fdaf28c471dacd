"""The page's own files: read, cut and pressed at start, then sent for ever under the hash of them all."""

import gzip
import hashlib
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

import brotli  # type: ignore[import-untyped]
from aiohttp import web

from models.texts import completed, sections

FOR_EVER = "public, max-age=31536000, immutable"
TYPES = MappingProxyType(
    {
        ".js": "text/javascript",
        ".css": "text/css",
        ".svg": "image/svg+xml",
        ".ftl": "text/plain",
        ".txt": "text/plain",
        ".woff2": "font/woff2",
        ".webp": "image/webp",
        ".png": "image/png",
    }
)
"""What the page may ask for; every other file in the folder stays where it is."""
FOLDERS = ("app", "style", "texts", "vendor")
JOINED = "style/joined.css"
TEXTS = {"texts": ("both", "app"), "texts/rules": ("rules",)}
"""The folders that a language's file is cut into, and the sections that each has of it."""
_PRESSABLE = ("text/", "image/svg", "application/json")
_IMPORT = re.compile(
    r"""^\s*(?:import|export)\b(?:[^"';]*?\bfrom)?\s*["'](\.{1,2}/[^"']+)["']""", re.MULTILINE
)


@dataclass(frozen=True, slots=True)
class Asset:
    """One file as it is sent: plain, and pressed where that makes it smaller."""

    body: bytes
    content_type: str
    br: bytes | None = None
    gzip: bytes | None = None


@dataclass(frozen=True, slots=True)
class Assets:
    """All files of the page by their path below `/s/<hash>/`; `hash` names this very set of them."""

    hash: str
    files: MappingProxyType[str, Asset]

    @classmethod
    def load(cls, folder: Path, *, also: bytes = b"") -> "Assets":
        """Reads the folder; of the texts only what the page shows. `also` counts for the hash alone.

        The style sheets are joined in the order of their names: one request for all, short files for us.
        """
        digest = hashlib.sha256(also)
        bodies: dict[str, bytes] = {}
        for path in sorted(_listed(folder)):
            bodies |= _read(path.relative_to(folder).as_posix(), path)
        bodies[JOINED] = b"".join(bodies.pop(name) for name in list(bodies) if name.endswith(".css"))
        files: dict[str, Asset] = {}
        for name, body in sorted(bodies.items()):
            digest.update(name.encode() + b"\0" + hashlib.sha256(body).digest())
            files[name] = pressed(body, TYPES[Path(name).suffix])
        return cls(digest.hexdigest()[:16], MappingProxyType(files))

    @property
    def prefix(self) -> str:
        """Where the files stand."""
        return f"/s/{self.hash}"

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages the page speaks."""
        return tuple(Path(name).stem for name in self.files if Path(name).parent == Path("texts"))

    def modules_of(self, name: str) -> tuple[str, ...]:
        """A module and all that it imports, but not by `import()`: the page can ask for these together."""
        found = {name: None}
        waiting = [name]
        while waiting:
            current = waiting.pop(0)
            for imported in _imports(current, self.files[current].body):
                if imported in self.files and imported not in found:
                    found[imported] = None
                    waiting.append(imported)
        return tuple(found)


def pressed(body: bytes, content_type: str) -> Asset:
    """A file with its pressed forms, where they are smaller."""
    if not content_type.startswith(_PRESSABLE):
        return Asset(body, content_type)
    br = brotli.compress(body, mode=brotli.MODE_TEXT)
    zipped = gzip.compress(body, mtime=0)
    return Asset(
        body,
        content_type,
        br=br if len(br) < len(body) else None,
        gzip=zipped if len(zipped) < len(body) else None,
    )


def sent(request: web.BaseRequest, asset: Asset, *, cache: str) -> web.Response:
    """An asset in the smallest form that the caller reads."""
    accepted = request.headers.get("Accept-Encoding", "")
    body, encoding = asset.body, None
    if asset.br is not None and re.search(r"\bbr\b", accepted):
        body, encoding = asset.br, "br"
    elif asset.gzip is not None and "gzip" in accepted:
        body, encoding = asset.gzip, "gzip"
    headers = {"Cache-Control": cache, "Vary": "Accept-Encoding"}
    if encoding is not None:
        headers["Content-Encoding"] = encoding
    charset = "utf-8" if asset.content_type.startswith(_PRESSABLE) else None
    return web.Response(body=body, headers=headers, content_type=asset.content_type, charset=charset)


def _listed(folder: Path) -> Iterator[Path]:
    for name in FOLDERS:
        for path in (folder / name).rglob("*"):
            if path.suffix in TYPES and path.is_file():
                yield path


def _read(name: str, path: Path) -> dict[str, bytes]:
    """The bodies of a file by where the page finds them: a language's texts come in parts."""
    if path.suffix != ".ftl":
        return {name: path.read_bytes()}
    whole, english = (each.read_text(encoding="utf-8") for each in (path, path.with_name("en.ftl")))
    return {
        f"{part}/{path.name}": completed(_cut(whole, names), _cut(english, names)).encode()
        for part, names in TEXTS.items()
    }


def _cut(ftl: str, names: Iterable[str]) -> str:
    """Those of the sections that a file has: one that is half translated may lack some."""
    return "".join(sections(ftl, name) for name in names if f"\n## {name}\n" in f"\n{ftl}\n")


def _imports(module: str, source: bytes) -> Iterator[str]:
    """The modules that a module imports at once, as paths below the folder."""
    home = Path(module).parent
    for match in _IMPORT.finditer(source.decode()):
        parts: list[str] = []
        for part in (home / match[1]).parts:
            if part == "..":
                parts.pop()
            else:
                parts.append(part)
        yield "/".join(parts)
