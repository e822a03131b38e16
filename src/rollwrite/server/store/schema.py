"""What the data look like, in every version there was; the same for both databases."""

from __future__ import annotations

from .rows import StoreError

# One append-only schema: a list of scripts does what Alembic would. Never edit
# a script that was released; append the next one, in words both databases know.
MIGRATIONS = (
    """
    CREATE TABLE events (
        table_id TEXT NOT NULL, number INTEGER NOT NULL, at REAL NOT NULL, body BLOB NOT NULL,
        PRIMARY KEY (table_id, number)
    ) WITHOUT ROWID;
    CREATE TABLE guests (
        hash TEXT PRIMARY KEY, name TEXT NOT NULL, at REAL NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE places (
        guest TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (guest, table_id)
    ) WITHOUT ROWID;
    """,
    # Other secrets of a guest: of its further devices, and of the link that makes one.
    """
    CREATE TABLE keys (
        hash TEXT PRIMARY KEY, guest TEXT NOT NULL, is_link INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE UNIQUE INDEX links ON keys (guest) WHERE is_link;
    """,
    # Persons: a face, devices that can be signed out, ways to sign in, results that are kept.
    # A guest's first secret is a key like those of its other devices from here on.
    """
    ALTER TABLE guests ADD COLUMN face TEXT NOT NULL DEFAULT '';
    ALTER TABLE keys ADD COLUMN device TEXT NOT NULL DEFAULT '';
    ALTER TABLE keys ADD COLUMN made REAL NOT NULL DEFAULT 0;
    ALTER TABLE keys ADD COLUMN seen REAL NOT NULL DEFAULT 0;
    INSERT INTO keys (hash, guest, is_link, made, seen) SELECT hash, hash, 0, at, at FROM guests;
    CREATE INDEX devices ON keys (guest);
    ALTER TABLE places ADD COLUMN is_archived INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE passwords (
        guest TEXT PRIMARY KEY, login TEXT NOT NULL UNIQUE, hash TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE passkeys (
        id TEXT PRIMARY KEY, guest TEXT NOT NULL, place TEXT NOT NULL, public_key BLOB NOT NULL,
        used INTEGER NOT NULL, device TEXT NOT NULL, made REAL NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX passkeys_of ON passkeys (guest);
    CREATE TABLE codes (
        hash TEXT PRIMARY KEY, guest TEXT NOT NULL, is_used INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX codes_of ON codes (guest);
    CREATE TABLE challenges (
        hash TEXT PRIMARY KEY, guest TEXT NOT NULL, until REAL NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE results (
        table_id TEXT NOT NULL, leg INTEGER NOT NULL, is_last INTEGER NOT NULL,
        body BLOB NOT NULL, PRIMARY KEY (table_id, leg)
    ) WITHOUT ROWID;
    """,
    # How each table stands: when it has to be looked at, whether strangers may come. Tables
    # from before have no line until they change.
    """
    CREATE TABLE standing (
        table_id TEXT PRIMARY KEY, due REAL NOT NULL, is_open INTEGER NOT NULL,
        game TEXT NOT NULL, pace TEXT NOT NULL, status TEXT NOT NULL, changed REAL NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX due_tables ON standing (due) WHERE due > 0;
    CREATE INDEX open_tables ON standing (changed) WHERE is_open;
    """,
    # What a person has learned: lessons, and what was told when it first happened.
    """
    CREATE TABLE learned (
        guest TEXT NOT NULL, what TEXT NOT NULL, PRIMARY KEY (guest, what)
    ) WITHOUT ROWID;
    """,
    # Telling people: what they wish, where their browsers are called, what is to be told and
    # was, and the keys by which this house is known to those who carry it.
    """
    CREATE TABLE wishes (guest TEXT PRIMARY KEY, body BLOB NOT NULL) WITHOUT ROWID;
    CREATE TABLE pushes (
        id TEXT PRIMARY KEY, guest TEXT NOT NULL, device TEXT NOT NULL, body BLOB NOT NULL,
        made REAL NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX pushes_of ON pushes (guest);
    CREATE TABLE tellings (
        id TEXT PRIMARY KEY, guest TEXT NOT NULL, due REAL NOT NULL, tries INTEGER NOT NULL,
        is_done INTEGER NOT NULL, body BLOB NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX tellings_of ON tellings (guest);
    CREATE INDEX due_tellings ON tellings (is_done, due);
    CREATE TABLE own_keys (name TEXT PRIMARY KEY, body BLOB NOT NULL) WITHOUT ROWID;
    """,
    # Ratings: the games that count, in their order, who sat there, and how each was rated then.
    # When a device last proved who uses it.
    """
    CREATE TABLE rated (
        game TEXT NOT NULL, number INTEGER NOT NULL, table_id TEXT NOT NULL UNIQUE,
        ended REAL NOT NULL, PRIMARY KEY (game, number)
    ) WITHOUT ROWID;
    CREATE TABLE rated_seats (
        game TEXT NOT NULL, number INTEGER NOT NULL, seat INTEGER NOT NULL,
        guest TEXT NOT NULL, bot TEXT NOT NULL, place INTEGER NOT NULL,
        is_counted INTEGER NOT NULL, value REAL NOT NULL, doubt REAL NOT NULL,
        PRIMARY KEY (game, number, seat)
    ) WITHOUT ROWID;
    CREATE INDEX rated_guests ON rated_seats (guest, game, number);
    ALTER TABLE keys ADD COLUMN proved REAL NOT NULL DEFAULT 0;
    """,
    # Who keeps the house, by which links one becomes its keeper or a new guest; who may not come
    # in; what the keeper decided (doors, announcement, restores that were tried), what was done,
    # and what people report.
    """
    CREATE TABLE keepers (guest TEXT PRIMARY KEY, at REAL NOT NULL) WITHOUT ROWID;
    CREATE TABLE passes (
        hash TEXT PRIMARY KEY, kind TEXT NOT NULL, uses INTEGER NOT NULL, until REAL NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE bans (
        id TEXT PRIMARY KEY, kind TEXT NOT NULL, what TEXT NOT NULL UNIQUE, at REAL NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE decided (name TEXT PRIMARY KEY, body BLOB NOT NULL) WITHOUT ROWID;
    CREATE TABLE deeds (
        id TEXT PRIMARY KEY, at REAL NOT NULL, guest TEXT NOT NULL, what TEXT NOT NULL,
        about TEXT NOT NULL, body BLOB NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX deeds_in_order ON deeds (at);
    CREATE TABLE reports (
        id TEXT PRIMARY KEY, at REAL NOT NULL, guest TEXT NOT NULL, about TEXT NOT NULL,
        table_id TEXT NOT NULL, body BLOB NOT NULL, settled REAL NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX guests_in_order ON guests (at);
    """,
)
IN_POSTGRESQL = {
    " WITHOUT ROWID": "",
    " BLOB": " BYTEA",
    " REAL": " DOUBLE PRECISION",
    " WHERE is_link;": " WHERE is_link = 1;",
    " WHERE is_open;": " WHERE is_open = 1;",
    "used INTEGER": "used BIGINT",
}
PATIENCE = 10.0
OWNER_ONLY = 0o600


def since(table: str) -> int:
    """The version that brought a table."""
    made = f"CREATE TABLE {table} "
    return 1 + next(at for at, script in enumerate(MIGRATIONS) if made in script)


RATED_SINCE, TOLD_SINCE = since("rated"), since("pushes")
FORGETS_SINCE = RATED_SINCE  # nothing deleted is left in a file since then


def for_postgresql(script: str) -> str:
    for ours, theirs in IN_POSTGRESQL.items():
        script = script.replace(ours, theirs)
    return script


def scripts_after(version: int) -> list[tuple[int, str]]:
    """What brings data of a version up to date, one version after another."""
    if version > len(MIGRATIONS):
        raise StoreError(
            f"the data is of version {version}; this rollwrite knows {len(MIGRATIONS)}: "
            "install the newer one again, or restore a copy from before"
        )
    return list(enumerate(MIGRATIONS[version:], version + 1))
