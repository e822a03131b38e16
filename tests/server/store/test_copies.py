"""Copies that a server makes by itself."""

from __future__ import annotations

import time
from pathlib import Path

from rollwrite.server.doctor import examine
from rollwrite.server.settings import Settings
from rollwrite.server.store.copying.backup import restore, verify
from rollwrite.server.store.copying.copies import Copies
from tests.server.house import LINK, ME, Server

PATIENCE = 60.0


def wait_until(folder: Path, count: int, unlike: Path | None = None) -> list[Path]:
    for _ in range(int(PATIENCE / 0.05)):
        found = Copies(Settings(backup_to=str(folder))).all()
        if len(found) >= count and unlike not in found:
            return found
        time.sleep(0.05)
    raise AssertionError(f"no copies in {folder}")


def test_copies_are_made_checked_turned_over_and_can_be_put_back(tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    words = ("--backup-every", "1s", "--backup-keep", "2", "--backup-to", str(folder))
    server = Server(tmp_path / "data", *words).start()
    ada = server.guest("Ada")
    table = ada.open(ME, LINK)
    (first, *_) = wait_until(folder, 1)
    found = wait_until(folder, 2, unlike=first)
    assert server.stop() == 0
    assert len(Copies(Settings(backup_to=str(folder))).all()) == 2
    assert found[-1].stat().st_mode & 0o077 == 0
    newest = Copies(Settings(backup_to=str(folder))).all()[-1]
    assert verify(newest).tables == 1
    restore(newest, tmp_path / "data" / "tables.sqlite")
    server.start()
    assert ada.get(f"/api/tables/{table}")["id"] == table
    server.stop()


def test_a_copy_that_fails_is_told_once_and_tried_again(tmp_path: Path) -> None:
    in_the_way = tmp_path / "copies"
    in_the_way.write_text("no folder")
    words = ("--backup-every", "0.1s", "--backup-to", str(in_the_way))
    server = Server(tmp_path / "data", *words).start()
    while "no copy was made" not in server.said():
        time.sleep(0.05)
    wrong = [found.mend for found in examine(_settings(tmp_path)) if not found.is_well]
    assert len(wrong) == 1
    assert "rollwrite backup" in wrong[0]
    in_the_way.unlink()
    wait_until(in_the_way, 1)
    server.stop()
    assert server.said().count("no copy was made") == 1
    assert server.said().count("copies are made again") == 1
    assert "Traceback" not in server.said()


def _settings(folder: Path) -> Settings:
    return Settings(data=folder / "data", backup_every="1h", backup_to=str(folder / "copies"))


def test_a_restart_does_not_begin_to_wait_anew(tmp_path: Path) -> None:
    copies = Copies(_settings(tmp_path))
    assert copies.due_in() == 0
    copies.folder.mkdir()
    (copies.folder / "tables-20260101-000000.sqlite").touch()
    assert 3000 < copies.due_in() <= 3600
