"""What was found: well or not, and which lines mend it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Finding:
    """``mend`` says what to do where something is not well; line by line.

    ``about`` names what was looked at, so that it can be said in other words.
    """

    sentence: str
    mend: str = ""
    about: str = ""

    @property
    def is_well(self) -> bool:
        return not self.mend
