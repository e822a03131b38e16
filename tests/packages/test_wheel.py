"""What others install: the wheel in an empty environment, outside the tree, played at once."""

from __future__ import annotations

import tarfile
import zipfile
from pathlib import Path

from tests.packages.conftest import ROOT, Elsewhere, run
from tests.server.house import GREEDY, ME


def test_wheel_and_sources_hold_the_built_client_and_no_machine_code(dist: Path) -> None:
    (wheel,), (sources,) = dist.glob("*.whl"), dist.glob("*.tar.gz")
    assert wheel.name.endswith("-py3-none-any.whl")
    inside = zipfile.ZipFile(wheel).namelist()
    with tarfile.open(sources) as archive:
        packed = [name.partition("/src/")[2] for name in archive.getnames()]
    for names in (inside, packed):
        assert "rollwrite/server/client/index.html" in names
        assert any(name.startswith("rollwrite/server/client/assets/") for name in names)
        assert not [name for name in names if name.endswith((".so", ".pyd", ".pyc"))]


def test_the_wheel_holds_every_file_of_the_package(dist: Path) -> None:
    (wheel,) = dist.glob("*.whl")
    inside = set(zipfile.ZipFile(wheel).namelist())
    listed = run("git", "ls-files", "--cached", "--others", "--exclude-standard", "src").stdout
    ours = [name.removeprefix("src/") for name in listed.split("\n") if name]
    missing = [name for name in ours if (ROOT / "src" / name).exists() and name not in inside]
    assert not missing


def test_an_installed_wheel_is_played_in_the_browser_without_other_programs(
    elsewhere: Elsewhere, tmp_path: Path
) -> None:
    with elsewhere.serving(tmp_path) as server:
        assert '<script type="module"' in server.get("/").text
        ada = server.guest("Ada")
        with ada.at(ada.open(ME, GREEDY)) as sitting:
            while not sitting.owes():
                sitting.next_view()
            before = sitting.table["number"]
            assert sitting.play("step", move=sitting.moves()[0], commit=True)["type"] == "done"
            assert sitting.next_view()["number"] > before
    assert (tmp_path / "said").read_text().count("interpreted") == 1
