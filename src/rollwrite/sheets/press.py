"""The press: sheets as PDF on A4 and as PNG, with the fonts of the house."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from importlib.resources import as_file, files
from typing import Literal

import typst

Size = tuple[str, str]  # of a page, as typst writes lengths


def pdf(sheets: Sequence[str], copies: int = 1, title: str = "rollwrite") -> bytes:
    """One sheet a page, the whole set as often as asked for."""
    (document,) = _press(list(sheets) * copies, _a4, "pdf", title=title)
    return document


def _a4(svg: str) -> Size:
    """Upright, or across if the sheet is wider than tall."""
    return ("297mm", "210mm") if _proportion(svg) < 1 else ("210mm", "297mm")


def png(svg: str, width: int, is_clear: bool = False) -> bytes:
    """A picture of a drawing, this many pixels wide; on nothing at all if it is clear."""
    tall = round(width * _proportion(svg))
    (picture,) = _press([svg], lambda _: (f"{width}pt", f"{tall}pt"), "png", is_clear=is_clear)
    return picture


def _press(
    sheets: list[str],
    size: Callable[[str], Size],
    kind: Literal["pdf", "png"],
    title: str = "",
    is_clear: bool = False,
) -> list[bytes]:
    document = f'#set document(date: none, title: "{_escaped(title)}")\n'
    document += "#set page(fill: none)\n" if is_clear else ""
    with as_file(files(__package__) / "fonts") as fonts:
        made = typst.compile(
            (document + _pages(sheets, size)).encode(),
            font_paths=_house_fonts(str(fonts)),
            format=kind,
            ppi=72,
        )
    assert made is not None, "typst gives bytes when it is given no output file"
    return made if isinstance(made, list) else [made]


def _house_fonts(folder: str) -> typst.Fonts:
    return typst.Fonts(
        include_system_fonts=False, include_embedded_fonts=False, font_paths=[folder]
    )


def _pages(sheets: list[str], size: Callable[[str], Size]) -> str:
    """Every sheet is written once, however often it is printed."""
    names = {svg: f"sheet{index}" for index, svg in enumerate(dict.fromkeys(sheets))}
    known = "".join(f"#let {name} = {_image(svg)}\n" for svg, name in names.items())
    return known + "".join(_page(names[svg], *size(svg)) for svg in sheets)


def _page(content: str, width: str, height: str) -> str:
    return f"#page(width: {width}, height: {height}, margin: 0pt)[#{content}]\n"


def _image(svg: str) -> str:
    return f'image(bytes("{_escaped(svg)}"), format: "svg", width: 100%, height: 100%)'


def _escaped(words: str) -> str:
    return words.replace("\\", "\\\\").replace('"', '\\"')


def _proportion(svg: str) -> float:
    found = re.search(r'viewBox="([^"]+)"', svg)
    assert found, "a drawing says which part of the plane it shows"
    _, _, width, height = (float(part) for part in found[1].split())
    return height / width
