"""stub"""

from __future__ import annotations

from mypy_extensions import i64

from .layout import Layout
from .state import Sheet


def promise(layout: Layout, sheet: Sheet, is_solo: bool) -> i64:
    return 0
