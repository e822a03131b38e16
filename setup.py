"""Compiles the rules with mypyc where that is possible; installs them as they are where not.

ROLLWRITE_COMPILE=0 leaves them interpreted.
"""

import os
from pathlib import Path

from setuptools import setup

SOURCE = Path("src/rollwrite")
HOT = [
    "kernel/state.py",
    "kernel/mind.py",
    "kernel/chance.py",
    "bots/player.py",
    "bots/random.py",
    "bots/greedy.py",
    "bots/match.py",
    "bots/rollout.py",
    "bots/aim.py",
    "bots/search.py",
    "bots/hazy.py",
]

PLACES = ["*/rules/*.py", "*/mind/*.py"]


def hot_modules() -> list[str]:
    """The shared ones, and in every game's room what is true and what one thinks of it."""
    placed = [path for place in PLACES for path in sorted((SOURCE / "games").glob(place))]
    in_games = [str(path) for path in placed if path.name != "__init__.py"]
    return [str(SOURCE / name) for name in HOT] + in_games


def extensions() -> list[object]:
    if os.environ.get("ROLLWRITE_COMPILE", "1") == "0":
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    found = mypycify(hot_modules(), opt_level="3", group_name="rollwrite_hot")
    for extension in found:
        extension.optional = True
    return list(found)


setup(ext_modules=extensions())
