"""Only what is pinned, hashed and freely licensed is installed: ``make audit``."""

from __future__ import annotations

from typing import Any

import pytest

from bench.audit import (
    NODE,
    ROOT,
    is_allowed,
    wrong_with_packages,
    wrong_with_requirements,
    wrongs,
)

HASH = "--hash=sha256:" + "0" * 64
PACKAGE = {"version": "1.2.3", "integrity": "sha512-x", "license": "MIT"}


def test_what_is_locked_and_installed_is_in_order() -> None:
    assert wrongs() == []


def test_every_lock_file_of_the_project_is_looked_at() -> None:
    made = ("node_modules", "build")
    found = {file.parent.relative_to(ROOT) for file in ROOT.rglob("package-lock.json")}
    ours = {folder.as_posix() for folder in found if not set(made) & set(folder.parts)}
    assert ours == set(NODE)


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        (f"one>=1.0 \\\n    {HASH}", "not pinned"),
        ("one==1.0", "no hash"),
        (f"one @ https://example.org/one.whl \\\n    {HASH}", "names a place"),
        (f"--index-url https://example.org/simple\none==1.0 \\\n    {HASH}", "names a place"),
    ],
)
def test_a_requirement_that_could_be_something_else_is_named(line: str, wrong: str) -> None:
    assert any(wrong in one for one in wrong_with_requirements(line))
    assert not list(wrong_with_requirements(f"one==1.0 \\\n    {HASH}\n    # via two"))


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        ({"integrity": ""}, "no hash"),
        ({"integrity": "sha1-x"}, "no hash"),
        ({"resolved": "https://example.org/x.tgz"}, "names a place"),
        ({"version": "^1.2.3"}, "not pinned"),
        ({"license": "AGPL-3.0"}, "licence"),
        ({"hasInstallScript": True}, "runs a script"),
    ],
)
def test_a_package_that_could_be_something_else_is_named(
    change: dict[str, Any], wrong: str
) -> None:
    lock = {"packages": {"": {}, "node_modules/one": {**PACKAGE, **change}}}
    assert any(wrong in one for one in wrong_with_packages(lock))


@pytest.mark.parametrize("licence", ["GPL-3.0", "", "UNKNOWN", "MIT AND GPL-2.0"])
def test_a_licence_that_binds_others_is_not_allowed(licence: str) -> None:
    assert not is_allowed(licence)
