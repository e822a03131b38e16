"""Whether the rules run compiled."""

from __future__ import annotations

from . import state


def is_compiled() -> bool:
    return not str(state.__file__).endswith(".py")
