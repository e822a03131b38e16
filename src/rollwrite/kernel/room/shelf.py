"""The printed sheets of a game: their names, the newest first, and the data they are read from."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Generic, Protocol, TypeVar


class Named(Protocol):
    """A layout knows which sheet it was packed from."""

    @property
    def name(self) -> str: ...


L = TypeVar("L", bound=Named)


@dataclass(frozen=True, kw_only=True)
class Shelf(Generic[L]):
    """``name@version`` each. Sheets of earlier versions are kept, so that their records replay."""

    package: str  # its folder ``data`` has a file for every sheet
    names: tuple[str, ...]
    read: Callable[[str], L]  # a layout from the text of a file that was shipped
    check: Callable[[str], object] | None = None  # from outside, if that asks for more than read
    ending: str = ".toml"
    option: str = ""  # the option that says which sheet is played,
    by_value: Mapping[str, str] = field(default_factory=dict)  # and which one that is
    shared: tuple[str, ...] = ()  # that all seats share
    earlier: tuple[str, ...] = ()
    earlier_shared: tuple[str, ...] = ()
    data: tuple[str, ...] = ()  # what is read, where a file is not a sheet
    _layouts: dict[str, L] = field(default_factory=dict, init=False, repr=False, compare=False)

    def text(self, name: str) -> str:
        """As it stands in its file; an earlier version has its number in the file's name."""
        data = files(self.package).joinpath("data")
        file = data.joinpath(name + self.ending)
        newest = data.joinpath(kind_of(name) + self.ending)
        return (file if file.is_file() else newest).read_text(encoding="utf-8")

    def texts(self) -> tuple[str, ...]:
        """All that is printed today."""
        return tuple(map(self.text, self.data or self.names))

    def layout(self, name: str) -> L:
        """A shipped sheet as the rules know it."""
        if name not in self._layouts:
            found = self.read(self.text(name))
            assert found.name == name, f"no sheet {name}"
            self._layouts[name] = found
        return self._layouts[name]


def kind_of(sheet: str) -> str:
    """The name without its version."""
    return sheet.partition("@")[0]


def version_of(sheet: str) -> int:
    return int(sheet.partition("@")[2])


def named(kinds: tuple[str, ...], *versions: int) -> tuple[str, ...]:
    return tuple(f"{kind}@{version}" for version in versions for kind in kinds)
