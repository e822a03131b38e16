"""The repository checks itself: documents, lock files, names."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

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
        if file.suffix in {".png", ".webp", ".ttf", ".woff2"}:
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


def test_every_dependency_has_a_line_in_the_architecture() -> None:
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    wanted = project["dependencies"] + project["optional-dependencies"]["dev"]
    page = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8").lower()
    for dependency in wanted:
        name = re.split(r"[<>=]", dependency)[0].lower()
        assert name in page or name.replace("_", "-") in page, f"{name} is not explained"


def test_links_between_documents_lead_somewhere() -> None:
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        for target in re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text(encoding="utf-8")):
            if not target.startswith("http"):
                assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_files_that_the_architecture_names_are_there() -> None:
    page = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    files = [file.as_posix() for file in tracked()]
    for name in re.findall(r"`([\w/.]+\.(?:py|ts))`", page):
        assert any(file.endswith(f"/{name}") for file in files), f"there is no {name}"
