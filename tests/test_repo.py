"""The repository checks itself: documents, lock files, names."""

from __future__ import annotations

import re
import subprocess
from collections import Counter
from pathlib import Path

from bench.mutants.rooms import ALSO, HOUSE

ROOT = Path(__file__).parents[1]
# The project names no place it was fetched from and no place it was made at.
FORBIDDEN = [
    "registry" + ".npmjs",
    "pypi" + ".org",
    "files.python" + "hosted",
    "deb.debian" + ".org",
    "/work" + "/main",
    "/root" + "/",
]
MADE = ("build/", "dist/", "src/acorn_run/")
DOZEN = 12
DATA = ("corpus/", "docs/pictures", "src/rollwrite/sheets/fonts")  # as many as there are


def tracked() -> list[Path]:
    names = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split("\0")
    return [ROOT / name for name in names if name and (ROOT / name).is_file()]


def test_no_file_names_a_registry_or_a_machine() -> None:
    for file in tracked():
        if file.suffix in {".png", ".webp", ".ttf", ".woff2", ".weights"}:
            continue
        text = file.read_text(encoding="utf-8")
        for word in FORBIDDEN:
            assert word not in text, f"{file.relative_to(ROOT)} names {word}"


def test_the_documents_a_newcomer_needs_are_there() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "make play" in readme
    assert "make test" in readme
    assert "unofficial" in readme
    for name in ("ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "LICENSE"):
        assert (ROOT / name).exists()


def test_a_folder_has_a_dozen_files_at_most() -> None:
    names = [file.relative_to(ROOT) for file in tracked() if file.name != "__init__.py"]
    counts = Counter(name.parent.as_posix() for name in names)
    long = {folder: count for folder, count in counts.items() if count > DOZEN}
    assert not [folder for folder in long if not f"{folder}/".startswith(DATA)], long


def test_every_dependency_has_a_line_in_the_architecture() -> None:
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    wanted = project["dependencies"] + project["optional-dependencies"]["dev"]
    page = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8").lower()
    for dependency in wanted:
        name = re.split(r"[<>=]", dependency)[0].lower()
        assert name in page or name.replace("_", "-") in page, f"{name} is not explained"


def test_links_of_the_client_stay_under_its_path() -> None:
    """A server may lie under a path of somebody's site: ``at`` and ``go`` know it."""
    for file in (ROOT / "web" / "src").rglob("*.svelte"):
        text = file.read_text(encoding="utf-8")
        assert not re.findall(r'(?:href|src)="/[^"]*"', text), f"{file.name}: use at(…)"


def test_links_between_documents_lead_somewhere() -> None:
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        for target in re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text(encoding="utf-8")):
            if not target.startswith("http"):
                assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_files_and_folders_that_documents_name_are_there() -> None:
    files = {f"/{file.relative_to(ROOT).as_posix()}" for file in tracked()}
    there = files | {f"{Path(file).parents[up]}" for file in files for up in range(file.count("/"))}
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), ROOT / "web" / "README.md"]:
        if page.name != "CHANGELOG.md":
            for name in places_named(page.read_text(encoding="utf-8")):
                found = any(place.endswith(f"/{name.rstrip('/')}") for place in there)
                assert found, f"{page.relative_to(ROOT)}: there is no {name}"


def places_named(page: str) -> list[str]:
    """Files by their ending, folders by a stroke at the end; none of what is made on the way."""
    named = re.findall(r"`((?:[\w@-][\w@.-]*/)*[\w@-][\w@.-]*(?:\.(?:py|ts|c|toml)|/))`", page)
    return [name for name in named if not name.startswith(MADE)]


def test_tests_that_mutants_are_tried_with_are_there() -> None:
    for place, tests in ALSO.items():
        assert (ROOT / HOUSE / place).exists(), place
        assert all((ROOT / test).exists() for test in tests), tests
