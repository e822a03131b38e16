"""All messages of a live table, in either direction."""

from __future__ import annotations

from .changes import Change
from .table import TableView
from .talk import (
    Advise,
    Aloud,
    Because,
    Done,
    Explain,
    Explained,
    Hello,
    Hints,
    Preview,
    Previewed,
    Read,
    Refused,
    Said,
    Say,
    Sit,
    Why,
)

FromServer = TableView | Done | Refused | Because | Previewed | Aloud | Explained | Hints | Said
FromClient = Hello | Sit | Change | Why | Preview | Read | Explain | Advise | Say
