"""Lines that mend something, to be typed as they are; what explains them begins with a ``#``."""

from __future__ import annotations

from shlex import quote

from ..settings import Settings, default_data
from ..store.copying.archive import named
from ..store.copying.copies import Copies

LOG = "journalctl -u rollwrite -e  # or wherever its standard error goes"
RESTART = "systemctl restart rollwrite  # or stop it, then: rollwrite serve"
STOP, START = "systemctl stop rollwrite", "systemctl start rollwrite"


def where(settings: Settings) -> str:
    """How a command is told which data are meant; nothing where it finds them by itself."""
    if settings.database:
        return f" --database {quote(named(settings.database))}"
    return "" if settings.data == default_data() else f" --data {quote(str(settings.data))}"


def restoring(settings: Settings) -> str:
    """The newest copy, or how to look for one."""
    copies = Copies(settings)
    found = copies.all()
    if found:
        looked, copy = f"rollwrite verify-backup {quote(str(found[-1]))}", str(found[-1])
    else:
        looked, copy = "find / -name 'tables-*.sqlite' 2>/dev/null", "tables-copy.sqlite"
    return f"{looked}\n{STOP}\nrollwrite restore {quote(copy)}{where(settings)}\n{START}"


def copying(settings: Settings) -> str:
    folder = Copies(settings).folder
    target = quote(str(folder / "tables-now.sqlite"))
    return f"mkdir -p {quote(str(folder))}\nrollwrite backup {target}{where(settings)}"


def reaching(settings: Settings) -> str:
    """A PostgreSQL that does not answer."""
    asked = quote(named(settings.database))
    return f"systemctl start postgresql\npsql {asked} -c 'SELECT 1'  # the same --database"
