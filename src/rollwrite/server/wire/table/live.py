"""All messages of a live table, in either direction."""

from __future__ import annotations

from ..people.telling import Called
from .changes import Change
from .talk import (
    Advise,
    Aloud,
    Because,
    Done,
    Explain,
    Explained,
    Hello,
    Hints,
    HouseSigns,
    Leaving,
    Look,
    Preview,
    Previewed,
    Read,
    Refused,
    Report,
    Said,
    Say,
    Sit,
    Why,
)
from .view import TableView

FromServer = (
    TableView
    | Done
    | Refused
    | Because
    | Previewed
    | Aloud
    | Explained
    | Hints
    | Said
    | HouseSigns
    | Called
    | Leaving
)
FromClient = Hello | Sit | Look | Change | Why | Preview | Read | Explain | Advise | Say | Report
