"""Which browser the tests drive: ``python tests/browser/which.py`` names it or says what to do.

Any that speaks as Chromium does: one that is named, one on the path, one where systems
keep theirs, Playwright's own. One without a window of its own comes first, where there is
one: it draws the same pages in two thirds of the time, but shows no notifications. With
``--install``, Debian's are fetched where that is allowed and they are not there.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMED = "ROLLWRITE_BROWSER"
WINDOWLESS = ("chromium-headless-shell", "chrome-headless-shell")
COMMANDS = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "microsoft-edge",
    "microsoft-edge-stable",
    "msedge",
)
PLACES = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    r"C:\Program Files\Google\Chrome\Application\chrome.exe",
    r"C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe",
)
DEBIANS = ("chromium", "chromium-headless-shell")
ADVICE = (
    "The browser tests need Chromium, Chrome or Edge, and none is here: install one, run "
    f"“{Path(sys.executable).parent / 'playwright'} install chromium”, or set {NAMED} to its path."
)


class NoBrowser(Exception):
    """What to do about it, in one sentence."""


def find(is_whole: bool = False) -> str:
    """The path of a browser, with a window if it has to be; ``NoBrowser`` where there is none."""
    named = os.environ.get(NAMED)
    if named:
        return _named(named)
    commands = COMMANDS if is_whole else (*WINDOWLESS, *COMMANDS)
    found = [path for name in commands if (path := shutil.which(name))]
    found += [place for place in PLACES if Path(place).is_file()]
    if found:
        return found[0]
    own = _of_playwright()
    if not Path(own).is_file():
        raise NoBrowser(ADVICE)
    return own


def _named(name: str) -> str:
    found = shutil.which(name)
    if not found:
        raise NoBrowser(f"{NAMED} names “{name}”, which is no program here.")
    return found


def _of_playwright() -> str:
    """Where Playwright keeps the one it fetches itself, whether or not it is there."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return playwright.chromium.executable_path


def install() -> None:
    """Debian's, where we may; whatever comes of it, ``find`` says how things stand."""
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "update", "-qq"], env=quiet)
        command = ["apt-get", "install", "-y", "-qq", "--no-install-recommends"]
        subprocess.run([*command, *DEBIANS], env=quiet, stdout=subprocess.DEVNULL)


def main() -> None:
    try:
        print(_find_or_install() if "--install" in sys.argv else find())
    except NoBrowser as reason:
        sys.exit(str(reason))


def _find_or_install() -> str:
    if NAMED not in os.environ and not all(map(shutil.which, DEBIANS)):
        install()
    return find()


if __name__ == "__main__":
    main()
