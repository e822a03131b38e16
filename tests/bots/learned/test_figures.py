"""What docs/bots.md says of learned players: of these weights, and as strong as promised."""

from __future__ import annotations

import re
from pathlib import Path

from rollwrite.bots.learned import weights
from rollwrite.catalogue import find
from rollwrite.lab.ladder import wilson

PAGE = Path(__file__).parents[3] / "docs" / "bots.md"
ROW = re.compile(
    r"\| (?P<rival>[^|]+) \| (?P<seats>\d) \| (?P<games>[\d,]+) \| (?P<share>[\d.]+) % "
    r"\| (?P<low>[\d.]+) to (?P<high>[\d.]+) \| (?P<fair>[\d.]+) \|"
)
Row = dict[str, str]


def number(text: str) -> float:
    return float(text.replace(",", ""))


def rows() -> list[Row]:
    return [found.groupdict() for found in ROW.finditer(PAGE.read_text(encoding="utf-8"))]


def test_the_page_speaks_of_the_weights_that_ship() -> None:
    said = re.search(
        r"weights of ([\d,]+) games for two seats and ([\d,]+) for more", PAGE.read_text()
    )
    assert said, "the page tells how many games were learned from"
    names = {state.mind.weights(state) for state in weights.tables_of(find("lost-cities"))}
    for name, games in zip(sorted(names), said.groups(), strict=True):
        content = weights.content_of(name)
        assert content is not None
        provenance, _ = weights.read(content, name)
        assert provenance.games == number(games)


def test_every_share_has_its_interval() -> None:
    assert len(rows()) >= 8
    for row in rows():
        share, games = number(row["share"]) / 100, int(number(row["games"]))
        low, high = wilson(share, games)
        assert abs(low * 100 - number(row["low"])) < 0.2
        assert abs(high * 100 - number(row["high"])) < 0.2
        assert abs(share * int(row["seats"]) - number(row["fair"])) < 0.03


def test_nobody_who_plays_oddly_wins() -> None:
    odd = [row for row in rows() if re.search("`(random|gentle|refuser)`", row["rival"])]
    assert len(odd) >= 3
    assert all(number(row["share"]) >= 99 for row in odd)
