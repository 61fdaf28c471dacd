"""The page on which all pictures of screens can be looked at."""

from html import escape
from itertools import groupby
from pathlib import Path

STYLE = """
body { margin: 24px; background: #8b8890; font: 15px/1.4 system-ui, sans-serif; }
h2 { margin: 28px 0 8px; }
div { display: flex; gap: 14px; overflow-x: auto; align-items: flex-start; }
figure { margin: 0; flex: none; }
img { display: block; height: 560px; width: auto; border-radius: 10px; box-shadow: 0 4px 18px #0006; }
figure.whole img { height: auto; width: 259px; }
"""


def write_album(folder: Path) -> int:
    """Write the folder's index.html anew from the pictures that lie there; how many there are."""
    rows = []
    pictures = sorted(path.name for path in folder.glob("*.jpg"))
    for name, taken in groupby(pictures, key=lambda one: one.partition(".")[0]):
        rows.append(f"<h2>{escape(name)}</h2>\n<div>{''.join(_figure(one) for one in taken)}</div>")
    style = f"<style>{STYLE}</style>"
    head = f'<!doctype html>\n<meta charset="utf-8">\n<title>Screens</title>\n{style}\n'
    (folder / "index.html").write_text(head + "\n".join(rows) + "\n", encoding="utf-8")
    return len(pictures)


def _figure(name: str) -> str:
    look = name.split(".")[1]
    kind = ' class="whole"' if look.endswith("whole") else ""
    picture = f'<a href="{escape(name)}"><img src="{escape(name)}" alt="" loading="lazy"></a>'
    return f"<figure{kind}>{picture}<figcaption>{escape(look)}</figcaption></figure>"
