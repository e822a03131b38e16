"""Lessons in a real browser: how soon one chooses, how much one reads, how long they last.

    make compiled client && PYTHONPATH=build/compiled .venv/bin/python bench/lessons.py
    python bench/lessons.py --games dungeons --sizes phone --languages de

Taken by taps on what is pointed at and on nothing else, with motion on. ``--publish`` puts the
rows into docs/lessons.md, each in the place of the one for the same lesson, screen and language;
rows of lessons that say something else by now are left out.

*First choice*: seconds from opening the address until something can be chosen, with what has to
be read before at 200 words a minute. *Before it*: the words and slips before the first act.
*Most before an act*: the longest slip that asks for something. *Minutes*: all slips read at that
speed, and a second and a half for each tap.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import Browser, sync_playwright

from rollwrite.catalogue import BY_ID, GAMES
from rollwrite.kernel.taught.lesson import find_lesson, lessons_of
from rollwrite.testing.taught.sentences import runs_of, spoken
from rollwrite.words import LANGUAGES, Words
from tests.browser import which
from tests.browser.people import Guest, prefer
from tests.browser.pupil import Pupil
from tests.server.house import Server

HOME = Path(__file__).parents[1]
PAGE = HOME / "docs/lessons.md"
SIZES = {"phone": (390, 844), "sideways": (844, 390), "desktop": (1440, 900)}
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"]
WORDS_A_SECOND = 200 / 60
A_TAP = 1.5
LATEST = 20.0  # seconds until the first choice
BEGIN, END = "<!-- measured -->", "<!-- end -->"
COLUMNS = (
    *("game", "lesson", "screen", "language", "first choice", "words before it", "slips before it"),
    *("most before an act", "taps", "words", "minutes"),
)

KEY = 4  # the columns that say what was measured
Row = tuple[str, ...]


@dataclass
class Measured:
    game: str
    lesson: str
    size: str
    language: str
    opened: float
    pupil: Pupil

    def row(self) -> Row:
        said = [(slip["text"], slip["isRead"]) for slip in self.pupil.said if slip["text"]]
        first = next((at for at, (_, is_read) in enumerate(said) if not is_read), len(said) - 1)
        before = sum(len(text.split()) for text, _ in said[: first + 1])
        most = max((len(text.split()) for text, is_read in said if not is_read), default=0)
        words = sum(len(text.split()) for text, _ in said)
        minutes = (words / WORDS_A_SECOND + self.pupil.taps * A_TAP) / 60
        return (
            *(self.game, self.lesson, self.size, self.language),
            *(f"{self.opened + before / WORDS_A_SECOND:.1f} s", str(before), str(first)),
            *(str(most), str(self.pupil.taps), str(words), f"{minutes:.1f}"),
        )


def take(
    browser: Browser, server: Server, game: str, lesson: str, size: str, language: str
) -> Measured:
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale=language, has_touch=size != "desktop"
    )
    context.set_default_timeout(60_000)
    context.add_init_script(prefer(pace="fast"))
    guest = Guest(context, server, "Ada")
    start = time.monotonic()
    pupil = Pupil(guest, game, lesson)
    opened = time.monotonic() - start
    try:
        pupil.learn()
    finally:
        context.close()
    return Measured(game, lesson, size, language, opened, pupil)


def table(rows: list[Row]) -> str:
    lines = [COLUMNS, tuple("---" for _ in COLUMNS), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def merged(old: list[Row], new: list[Row]) -> list[Row]:
    """Every cell once, the newer one, as far as it is still true; in the order of the shelf."""
    found = {row[:KEY]: row for row in (*old, *new)}
    order = {cell: place for place, cell in enumerate(cells())}
    rows = [row for cell, row in found.items() if cell in order and is_true(row)]
    return sorted(rows, key=lambda row: order[row[:KEY]])


def cells() -> list[Row]:
    return [
        (game.id, lesson.id, size, language)
        for game in GAMES
        for lesson in lessons_of(game)
        for size in SIZES
        for language in LANGUAGES
    ]


def is_true(row: Row) -> bool:
    """Do the words before the first act still read like this?"""
    return row[COLUMNS.index("words before it")] == str(words_before(row[0], row[1], row[3]))


def words_before(game: str, lesson: str, language: str) -> int:
    """The words on all slips until the first act, as the lesson has them now."""
    taught, words = find_lesson(BY_ID[game], lesson), Words(language, BY_ID[game])
    return sum(len(spoken(words, taught, moment.say).split()) for moment in next(runs_of(taught)))


def published(text: str) -> list[Row]:
    lines = text.split(BEGIN)[1].split(END)[0].strip().splitlines()[2:]
    return [tuple(cell.strip() for cell in line.strip("|").split("|")) for line in lines]


def publish(rows: list[Row]) -> None:
    text = PAGE.read_text(encoding="utf-8")
    before, after = text.split(BEGIN)[0], text.split(END)[1]
    measured = table(merged(published(text), rows))
    PAGE.write_text(f"{before}{BEGIN}\n\n{measured}\n\n{END}{after}", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description="Lessons, measured in a real browser.")
    parser.add_argument("--games", default=",".join(game.id for game in GAMES))
    parser.add_argument("--lessons", default="")
    parser.add_argument("--sizes", default=",".join(SIZES))
    parser.add_argument("--languages", default="en,de")
    parser.add_argument("--client", default="")
    parser.add_argument("--publish", action="store_true")
    asked = parser.parse_args()
    rows, failed = [], []
    wanted = [
        (game.id, lesson.id, size, language)
        for game in GAMES
        if game.id in asked.games.split(",")
        for lesson in lessons_of(game)
        if not asked.lessons or lesson.id in asked.lessons.split(",")
        for size in asked.sizes.split(",")
        for language in asked.languages.split(",")
    ]
    options = ["--no-limits", *(["--client", asked.client] if asked.client else [])]
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data), *options).start()
        browser = playwright.chromium.launch(executable_path=which.find(), args=FLAGS)
        for one in wanted:
            try:
                rows.append(take(browser, server, *one).row())
                print(" ".join(rows[-1]), flush=True)
            except Exception as error:  # the others are still worth knowing
                failed.append(one)
                print("FAILED", *one, str(error).splitlines()[0][:300], flush=True)
        browser.close()
        server.stop()
    if asked.publish and rows:
        publish(rows)
    if failed:
        sys.exit(f"{len(failed)} of {len(wanted)} lessons were not learned")


if __name__ == "__main__":
    main()
