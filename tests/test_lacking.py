"""What the tests say where a browser or a database is lacking."""

import pytest

import tests.borrowed
import tests.conftest
from tests.chromium import own_chromium


def program(folder, name):
    path = folder / name
    path.touch(mode=0o755)
    return str(path)


def test_chromium_is_the_one_named_else_the_first_of_its_usual_names(monkeypatch, tmp_path):
    own, usual = program(tmp_path, "mine"), program(tmp_path, "chromium-browser")
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CHROMIUM", raising=False)
    assert own_chromium() == usual
    monkeypatch.setenv("CHROMIUM", own)
    assert own_chromium() == own


def test_where_there_is_no_chromium_the_way_to_get_one_is_said(monkeypatch, tmp_path):
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CHROMIUM", raising=False)
    with pytest.raises(RuntimeError, match="apt-get install chromium"):
        own_chromium()


def test_where_there_is_no_postgresql_the_way_to_get_one_is_said(monkeypatch):
    monkeypatch.setattr(tests.conftest, "POSTGRES", "postgresql://nobody@127.0.0.1:9/postgres")
    with (
        pytest.raises(RuntimeError, match=r"no PostgreSQL at 127\.0\.0\.1:9: .*TEST_POSTGRES"),
        tests.conftest.fresh_postgres(),
    ):
        pytest.fail("there was one after all")


def test_where_there_is_no_npm_the_way_to_get_it_is_said(monkeypatch, tmp_path):
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(tests.borrowed, "ROOT", tmp_path)
    with pytest.raises(RuntimeError, match=r"no axe-core here: .*apt-get install npm"):
        tests.borrowed.borrowed(tests.borrowed.AXE)


def test_where_npm_fetches_nothing_it_is_said_why(monkeypatch, tmp_path):
    (tmp_path / "tools").mkdir()
    (tmp_path / "tools" / "page_tools.sh").write_text("echo no way out >&2; exit 1")
    (tmp_path / "package-lock.json").touch()
    monkeypatch.setattr(tests.borrowed, "ROOT", tmp_path)
    monkeypatch.setattr(tests.borrowed, "_fetch", tests.borrowed._fetch.__wrapped__)
    with pytest.raises(RuntimeError, match="what tests of the page borrow: no way out"):
        tests.borrowed.borrowed(tests.borrowed.AXE)
