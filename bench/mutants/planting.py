"""Where a fault can be planted in a source file, and how the file looks then."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

COMPARED: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}
RECKONED: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "//"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
}
Span = tuple[int, int]


@dataclass(frozen=True)
class Mutant:
    """``was`` and ``now`` are the line before and after; the place in it is ``at``."""

    path: str
    line: int
    at: int
    was: str
    now: str
    source: str

    @property
    def name(self) -> str:
        """Stays the same while its line does, wherever the line moves."""
        text = f"{self.path}\n{self.was}\n{self.now}"
        return sha256(text.encode()).hexdigest()[:12]

    def __str__(self) -> str:
        return f"{self.name}  {self.path}:{self.line}\n  - {self.was}\n  + {self.now}"


def mutants_of(root: Path, path: str) -> list[Mutant]:
    """Every fault that can be planted in a file, each by itself."""
    source = (root / path).read_text(encoding="utf-8")
    starts = _starts(source)
    found = {}
    for (begin, end), text in _changes(source, starts):
        mutant = _mutant(path, source, starts, begin, end, text)
        if mutant.was != mutant.now:
            found[mutant.name] = mutant
    return list(found.values())


def _mutant(path: str, source: str, starts: list[int], begin: int, end: int, text: str) -> Mutant:
    changed = source[:begin] + text + source[end:]
    line = max(number for number, start in enumerate(starts) if start <= begin)
    first = starts[line]
    was, now = (words[first:].split("\n", 1)[0].strip() for words in (source, changed))
    return Mutant(path, line + 1, begin, was, now, changed)


def _starts(source: str) -> list[int]:
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    return starts


class _Finder(ast.NodeVisitor):
    """Walks a tree and keeps what could be otherwise: a span of the source, and its new text."""

    def __init__(self, source: str, starts: list[int]) -> None:
        self.source, self.starts = source, starts
        self.found: list[tuple[Span, str]] = []

    def _span(self, node: ast.expr | ast.stmt) -> Span:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return (
            self._place(node.lineno, node.col_offset),
            self._place(node.end_lineno, node.end_col_offset),
        )

    def _place(self, line: int, column: int) -> int:
        """Columns of a tree count bytes."""
        begin = self.starts[line - 1]
        text = self.source[begin : self.starts[line]]
        return begin + len(text.encode()[:column].decode())

    def _keep(self, span: Span, text: str) -> None:
        self.found.append((span, text))

    def _between(self, left: ast.expr, right: ast.expr, was: str, now: str) -> None:
        """An operator stands between its two sides, once."""
        span = self._span(left)[1], self._span(right)[0]
        words = self.source[span[0] : span[1]]
        if words.count(was) == 1:
            self._keep(span, words.replace(was, now))

    def visit_Compare(self, node: ast.Compare) -> None:
        left = node.left
        for operator, right in zip(node.ops, node.comparators):
            self._between(left, right, *COMPARED[type(operator)])
            left = right
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if type(node.op) in RECKONED and not _is_text(node):
            self._between(node.left, node.right, *RECKONED[type(node.op)])
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        was, now = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        self._between(node.values[0], node.values[1], was, now)
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self._keep(self._span(node), str(not node.value))
        elif isinstance(node.value, int):
            self._keep(self._span(node), str(node.value + 1))
            self._keep(self._span(node), f"({node.value - 1})")

    def visit_If(self, node: ast.If) -> None:
        self._deny(node.test)
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self._deny(node.test)
        self.generic_visit(node)

    def _deny(self, test: ast.expr) -> None:
        begin, end = self._span(test)
        if not isinstance(test, ast.Compare):
            self._keep((begin, end), f"not ({self.source[begin:end]})")

    def visit_Expr(self, node: ast.Expr) -> None:
        """A call for what it does; words that explain are left alone."""
        if isinstance(node.value, (ast.Call, ast.Await)):
            self._keep(self._span(node), "pass")
        if not isinstance(node.value, ast.Constant):
            self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self._keep(self._span(node), "pass")
        self.generic_visit(node)

    def visit_Raise(self, node: ast.Raise) -> None:
        self._keep(self._span(node), "pass")

    def visit_Assert(self, node: ast.Assert) -> None:
        """Says what cannot be; nothing happens without it."""

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        """How a class is kept (frozen, slots) nobody can see from outside."""
        for part in node.body:
            self.visit(part)

    def visit_arg(self, node: ast.arg) -> None:
        """Types are words."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        for part in [*node.args.defaults, *node.args.kw_defaults, *node.body]:
            if part is not None:
                self.visit(part)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        for part in [*node.args.defaults, *node.args.kw_defaults, *node.body]:
            if part is not None:
                self.visit(part)


def _is_text(node: ast.BinOp) -> bool:
    return any(
        isinstance(side, ast.JoinedStr)
        or (isinstance(side, ast.Constant) and isinstance(side.value, (str, bytes)))
        for side in (node.left, node.right)
    )


def _changes(source: str, starts: list[int]) -> Iterator[tuple[Span, str]]:
    finder = _Finder(source, starts)
    finder.visit(ast.parse(source))
    yield from finder.found
