"""A state's twin and its key, derived from the attributes it holds.

A small game writes neither ``copy`` nor ``key``; one whose rules have to be fast, or in
which different attributes may mean the same position, writes them by hand.

What is frozen (numbers, words, enums, frozen dataclasses) is shared between twins. Lists,
sets, dictionaries and plain objects are copied, whatever they hold; what has a ``copy`` or
a ``key`` of its own is asked for it. A class that is compiled and cannot be made without
arguments writes its own ``copy``.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from functools import cache
from types import MemberDescriptorType, NoneType
from typing import Any, Final, TypeVar

T = TypeVar("T")

COMMON: Final = ("seats", "phase", "waiting", "turns", "active")
GIVEN: Final = ("sheet", "mind")  # by the house when a game starts; play does not change them
FROZEN: Final = (int, float, str, bytes, NoneType, Enum, range, frozenset)
# What is no number begins with a number that no position holds, so that nothing is mistaken.
NOTHING, WORDS, MEMBER, ROW, TABLE, THING = range(-(1 << 62), -(1 << 62) + 6)
HEAP_TYPE: Final = 1 << 9  # a class that was written in Python, compiled or not
MISSING: Final = object()


class Underivable(TypeError):
    """An attribute that says nothing of how it is copied or counted."""

    def __init__(self, method: str, value: object) -> None:
        self.method, self.kind, self.where = method, type(value).__name__, ""

    def __str__(self) -> str:
        return (
            f"{self.where} holds a {self.kind}: `{self.method}` cannot be derived from it. "
            f"Keep whole numbers, words, lists or plain objects, or write `{self.method}` yourself"
        )


def twin_of(state: T) -> T:
    """An independent state in the same position."""
    try:
        return _twin_of_thing(state, {}, GIVEN)
    except Underivable as error:
        error.where = type(state).__name__ + error.where
        raise


def numbers_of(state: object) -> list[int]:
    """Whole numbers that are equal exactly for states with equal attributes."""
    found = [int(getattr(state, name)) for name in COMMON]
    try:
        _count_attributes(state, found, (), {*COMMON, *GIVEN})
    except Underivable as error:
        error.where = type(state).__name__ + error.where
        raise
    return found


# -- twins -------------------------------------------------------------------------------


def _twin(value: Any, known: dict[int, Any]) -> Any:
    """``known`` keeps what was met before: one thing under two names stays one thing."""
    kind: Any = type(value)
    if _is_frozen(kind):
        return value
    if id(value) not in known:
        known[id(value)] = _new_twin(value, known)
    return known[id(value)]


def _new_twin(value: Any, known: dict[int, Any]) -> Any:
    kind: Any = type(value)
    if kind is list or kind is tuple or kind is set:
        return kind([item if type(item) is int else _twin(item, known) for item in value])
    if kind is dict:
        return {name: _twin(item, known) for name, item in value.items()}
    if not _is_plain(kind):
        raise Underivable("copy", value)
    return value.copy() if _has(kind, "copy") else _twin_of_thing(value, known, ())


def _twin_of_thing(thing: T, known: dict[int, Any], shared: tuple[str, ...]) -> T:
    twin = known[id(thing)] = _blank(thing)
    for name, value in _attributes(thing):
        try:
            setattr(twin, name, value if name in shared else _twin(value, known))
        except Underivable as error:
            error.where = f".{name}{error.where}"
            raise
    return twin


def _blank(thing: T) -> T:
    """Made without ``__init__``; a compiled class begins with it nonetheless."""
    try:
        return type(thing).__new__(type(thing))
    except TypeError:
        raise Underivable("copy", thing) from None


# -- keys --------------------------------------------------------------------------------


def _count(value: Any, found: list[int], within: tuple[int, ...]) -> None:
    """``within`` are the things around the value: one that holds itself has no end."""
    if isinstance(value, int):
        found.append(int(value))
    elif value is None:
        found.append(NOTHING)
    elif isinstance(value, str | bytes):
        found += [WORDS, len(value), *(value if isinstance(value, bytes) else map(ord, value))]
    elif isinstance(value, Enum):
        found += [MEMBER, list(type(value)).index(value)]
    elif id(value) in within:
        raise Underivable("key", value)
    else:
        _count_parts(value, found, (*within, id(value)))


def _count_parts(value: Any, found: list[int], within: tuple[int, ...]) -> None:
    kind: Any = type(value)
    if kind in (list, tuple, range):
        found += [ROW, len(value)]
        for item in value:
            _count(item, found, within)
    elif kind in (set, frozenset, dict):
        found += [TABLE, len(value)]
        for numbers in _in_order(value.items() if kind is dict else value, within):
            found += numbers
    elif not _is_plain(kind):
        raise Underivable("key", value)
    elif _has(kind, "key"):
        numbers = value.key()
        found += [THING, len(numbers), *numbers]
    else:
        found.append(THING)
        _count_attributes(value, found, within, set())


def _count_attributes(
    thing: object, found: list[int], within: tuple[int, ...], apart: set[str]
) -> None:
    """By name: compiled and interpreted classes keep them in different orders."""
    for name, value in sorted(_attributes(thing), key=_first):
        if name in apart:
            continue
        try:
            _count(value, found, within)
        except Underivable as error:
            error.where = f".{name}{error.where}"
            raise


def _first(pair: tuple[str, object]) -> str:
    return pair[0]


def _in_order(items: Iterable[object], within: tuple[int, ...]) -> list[list[int]]:
    """The items of a set or a dictionary, in an order that depends on nothing but them."""
    rows: list[list[int]] = []
    for item in items:
        rows.append([])
        _count(item, rows[-1], within)
    return sorted(rows)


# -- what a thing holds --------------------------------------------------------------------


def _attributes(thing: object) -> list[tuple[str, Any]]:
    """Names and values, wherever its class keeps them."""
    kind: Any = type(thing)
    held = [(name, getattr(thing, name, MISSING)) for name in _kept(kind)]
    found = [pair for pair in held if pair[1] is not MISSING]
    return [*found, *getattr(thing, "__dict__", {}).items()]


@cache
def _kept(kind: type) -> list[str]:
    """The attributes that a compiled class has, and those in slots."""
    found = [name for name in getattr(kind, "__mypyc_attrs__", ()) if not name.startswith("__")]
    for base in kind.__mro__:
        found += [n for n, slot in vars(base).items() if isinstance(slot, MemberDescriptorType)]
    return found


@cache
def _has(kind: type, method: str) -> bool:
    return callable(getattr(kind, method, None))


@cache
def _is_frozen(kind: type) -> bool:
    params = getattr(kind, "__dataclass_params__", None)
    return issubclass(kind, FROZEN) or (params is not None and bool(params.frozen))


@cache
def _is_plain(kind: Any) -> bool:
    """A class in Python whose objects hold attributes, and nothing behind them."""
    is_python = all(base is object or base.__flags__ & HEAP_TYPE for base in kind.__mro__)
    return is_python and kind.__reduce__ is object.__reduce__ and not issubclass(kind, type)
