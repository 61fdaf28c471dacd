import asyncio
import gzip
import re
import shutil
from pathlib import Path

import brotli
import pytest

from miniapp.assets import Asset, Assets
from tests.miniapp.conftest import PAGE

REAL = Path("static")


def test_a_half_translated_language_comes_with_english_where_it_has_gaps(
    static: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "static"
    shutil.copytree(static, folder)
    (folder / "texts" / "nl.ftl").write_text("## both\nboth = Beide\n", encoding="utf-8")
    files = Assets.load(folder).files
    assert files["texts/nl.ftl"].body == b"## both\nboth = Beide\napp = Only the page\n"
    assert files["texts/rules/nl.ftl"].body == b"rules = How\n"


def test_the_pages_files_are_read_and_nothing_else(static: Path) -> None:
    assets = Assets.load(static)
    assert sorted(assets.files) == [
        "app/later.js",
        "app/main.js",
        "app/parts.js",
        "app/words.js",
        "style/joined.css",
        "texts/en.ftl",
        "texts/fa.ftl",
        "texts/rules/en.ftl",
        "texts/rules/fa.ftl",
        "vendor/ui.js",
    ]
    assert assets.files["app/main.js"].body == PAGE["app/main.js"].encode()
    assert assets.files["app/main.js"].content_type == "text/javascript"


def test_style_sheets_are_sent_as_one_in_the_order_of_their_names(static: Path) -> None:
    (static / "style" / "windows.css").write_text("body { color: red }\n")
    joined = Assets.load(static).files["style/joined.css"]
    assert joined.body == b"body { color: black }\nbody { color: red }\n"
    assert joined.content_type == "text/css"


def test_of_the_texts_only_the_pages_part_is_sent(static: Path) -> None:
    assets = Assets.load(static)
    assert assets.files["texts/en.ftl"].body == b"## both\nboth = Both\n## app\napp = Only the page\n"
    assert assets.files["texts/rules/en.ftl"].body == b"## rules\nrules = How\n"
    assert assets.languages == ("en", "fa")


async def test_pressed_files_are_the_same_files(static: Path) -> None:
    words = Assets.load(static).files["app/words.js"]
    br, zipped = await words.pressed("br"), await words.pressed("gzip")
    assert br is not None
    assert zipped is not None
    assert brotli.decompress(br) == gzip.decompress(zipped) == words.body


async def test_what_does_not_shrink_is_sent_plain() -> None:
    assert await Asset(b"x", "text/css").pressed("br") is None
    assert await Asset(b"x" * 100, "image/webp").pressed("br") is None


async def test_a_file_is_pressed_once_however_many_ask_for_it_at_once(
    static: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pressed: list[bytes] = []

    def press(body: bytes) -> bytes:
        pressed.append(body)
        return gzip.compress(body)

    monkeypatch.setattr("miniapp.assets.PRESSES", {"gzip": press})
    words = Assets.load(static).files["app/words.js"]
    assert pressed == []
    first, *others = await asyncio.gather(*(words.pressed("gzip") for _ in range(5)))
    assert others == [first] * 4
    assert pressed == [words.body]


def test_the_hash_is_that_of_all_files(static: Path, tmp_path: Path) -> None:
    first = Assets.load(static)
    assert re.fullmatch(r"[0-9a-f]{16}", first.hash)
    assert first.prefix == f"/s/{first.hash}"
    assert Assets.load(static).hash == first.hash
    assert Assets.load(static, also=b"descriptions").hash != first.hash
    (static / "app" / "more.js").write_text("1\n")
    changed = Assets.load(static).hash
    (static / "app" / "more.js").unlink()
    assert changed != first.hash


def test_a_module_names_all_that_it_imports_at_once(static: Path) -> None:
    assert Assets.load(static).modules_of("app/main.js") == (
        "app/main.js",
        "vendor/ui.js",
        "app/parts.js",
        "app/words.js",
    )


def test_the_real_page_has_all_that_its_modules_import() -> None:
    assets = Assets.load(REAL)
    modules = [name for name in assets.files if name.endswith(".js")]
    assert "app/main.js" in modules
    for module in modules:
        for imported in re.findall(
            r"""(?:from|import\()\s*["'](\.[^"']+\.js)["']""", assets.files[module].body.decode()
        ):
            path = (REAL / module).parent / imported
            assert path.resolve().relative_to(REAL.resolve()).as_posix() in assets.files, (module, imported)
