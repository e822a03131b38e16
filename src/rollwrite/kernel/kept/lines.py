"""A text read line by line, in one order; what does not fit is named with its line."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NoReturn

from ..errors import BadRecord


class Lines:
    """Where a reader stands, and the pieces that lines are made of."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self.at = 0

    def peek(self) -> str:
        return self.lines[self.at].rstrip() if self.at < len(self.lines) else ""

    def next(self) -> str:
        line = self.peek()
        self.at += 1
        return line

    def is_word(self, word: str) -> bool:
        return self.peek().startswith(word + " ")

    def word(self, word: str) -> str:
        if not self.is_word(word):
            found = f"“{self.peek()}”" if self.peek() else "nothing"
            self.fail(f"expected “{word} …”, found {found}")
        return self.next()[len(word) + 1 :].strip()

    def pairs(self, word: str) -> Iterator[tuple[str, str]]:
        while self.is_word(word):
            name, _, value = self.word(word).partition(" ")
            yield name, value

    def numbered(self, word: str) -> tuple[str, ...]:
        found: list[str] = []
        for number, value in self.pairs(word):
            if number != str(len(found) + 1):
                self.fail(f"expected “{word} {len(found) + 1} …”, found {word} {number}", back=1)
            found.append(value)
        return tuple(found)

    def integers(self, word: str) -> tuple[int, ...]:
        row = self.next().split()[1:] if self.peek() == word else self.word(word).split()
        try:
            return tuple(int(number) for number in row)
        except ValueError:
            self.fail(f"expected whole numbers after “{word}”, found “{' '.join(row)}”", back=1)

    def hex(self, word: str, digits: int) -> str:
        value = self.word(word)
        if len(value) != digits or set(value) - set("0123456789abcdef"):
            self.fail(f"expected {digits} hex digits after “{word}”, found “{value}”", back=1)
        return value

    def blank(self) -> None:
        if self.at < len(self.lines) and self.peek():
            self.fail(f"expected an empty line after the head, found “{self.peek()}”")
        self.at += 1

    def fail(self, reason: str, back: int = 0) -> NoReturn:
        raise BadRecord(self.at + 1 - back, reason)

    def finish(self) -> None:
        while self.at < len(self.lines) and not self.peek():
            self.at += 1
        if self.at < len(self.lines):
            self.fail(f"expected nothing more, found “{self.peek()}”")
