"""Rolls for the client's tests, as Python rolls them: ``make wire`` writes them down."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec

from rollwrite.catalogue import BY_ID
from rollwrite.kernel.kept.record import read, replay
from rollwrite.kernel.kept.tape import Tape
from rollwrite.server.room.replaying import evidence_of

CORPUS = Path(__file__).parents[3] / "corpus"
SECRET = bytes(range(32))
ROLLS: list[tuple[tuple[str, ...], int, list[int]]] = [
    ((), 1, [6, 6, 10]),
    (("a", "b"), 2, [6, 6, 6, 10, 10, 10]),
    (("Zoë", "“ß”", "", "🎲", "\x7f\t\\\"'/"), 45, [6, 6, 6, 10, 10, 10]),
    (("x",), 1_000_000, [256, 255, 200, 129, 128, 1]),
    (("a",), 3, [10] * 100),
]


def vectors() -> str:
    rolls = [
        {
            "secret": SECRET.hex(),
            "seeds": seeds,
            "number": number,
            "sides": sides,
            "faces": Tape(SECRET, seeds).roll(number, sides),
        }
        for seeds, number, sides in ROLLS
    ]
    records = {game: _evidence(game) for game in BY_ID}
    return json.dumps({"rolls": rolls, "records": records}) + "\n"


def _evidence(game: str) -> object:
    """Of the first game of the corpus: its rolls are true, another test says."""
    file = sorted((CORPUS / game).glob("*.txt"))[0]
    record = read(file.read_text(encoding="utf-8"), BY_ID)
    return msgspec.to_builtins(evidence_of(record, list(replay(record, BY_ID[game]))))


if __name__ == "__main__":
    print(vectors(), end="")
