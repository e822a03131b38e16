"""Files of weights: what is written is read, what is damaged is refused in one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rollwrite.bots.learned import weights
from rollwrite.bots.learned.weights import FOLDER, BadWeights, Library, Provenance, pack, unpack
from rollwrite.catalogue import find
from tests.bots.learned.toy import COINS, Coins

SIZE = COINS + 1
NUMBERS = [3.0, 0.5, -2.02, -0.001, 0.0, 0.0, 100.0, 2.0, -7.5, 1.25]


def made(size: int = SIZE) -> bytes:
    told = Provenance(
        "toy", 1, "four", 1, size, 12.5, "train toy", 7, 1, 100, 10, "0", "2026-01-01",
        ({"against": "greedy", "games": 100, "share": 0.5},),
    )  # fmt: skip
    return weights.write(told, NUMBERS[: 2 * size])


def test_what_was_written_is_read() -> None:
    provenance, tables = weights.read(made(), "toy")
    assert list(tables.numbers) == pytest.approx(NUMBERS)
    assert tables.scale == provenance.scale == 12.5
    assert (provenance.command, provenance.games, provenance.seed) == ("train toy", 100, 7)
    assert provenance.strength[0]["against"] == "greedy"


@settings(deadline=None, max_examples=30)
@given(st.lists(st.floats(-600, 600), min_size=SIZE, max_size=SIZE))
def test_numbers_are_rounded_to_their_unit(points: list[float]) -> None:
    found = unpack(pack([number for one in points for number in (one, one / 20)]), SIZE)
    assert found[::2] == pytest.approx(points, abs=0.0101)
    assert found[1::2] == pytest.approx([one / 20 for one in points], abs=0.00051)


def damaged() -> dict[str, tuple[bytes, str]]:
    content = made()
    cut = content[:-8]
    flipped = content[:-9] + bytes([content[-9] ^ 1]) + content[-8:]
    headless = content.replace(b'"games"', b'"gomes"', 1)
    return {
        "empty": (b"", "no file of weights"),
        "another file": (b"PK\x03\x04", "no file of weights"),
        "cut": (cut, "damaged"),
        "flipped": (flipped, "damaged"),
        "headless": (headless, "damaged"),
        "no header": (weights.MAGIC + b"[]\n", "damaged"),
    }


@pytest.mark.parametrize("case", damaged())
def test_a_damaged_file_is_refused_in_one_sentence(case: str) -> None:
    content, sentence = damaged()[case]
    with pytest.raises(BadWeights, match=f"^toy is .*{sentence}"):
        weights.read(content, "toy")


def test_weights_of_ones_own_are_looked_for_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "four.weights").write_bytes(made())
    monkeypatch.setenv(FOLDER, str(tmp_path))
    judge = Library().judge(Coins())
    assert judge is not None
    assert list(judge.tables.numbers) == pytest.approx(NUMBERS)


def test_weights_for_other_sights_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "four.weights").write_bytes(made(SIZE - 1))
    monkeypatch.setenv(FOLDER, str(tmp_path))
    with pytest.raises(BadWeights, match="saw other things"):
        Library().judge(Coins())


def test_all_weights_of_a_game_are_read_at_once() -> None:
    library = Library()
    library.read_all(find("lost-cities"))
    names = {name.rpartition("/")[2] for name in library.known if name}
    assert names == {"classic@1-2", "classic@1-3to5"}
    assert all(library.known[name] for name in library.known if name)
