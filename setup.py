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
    "kernel/seen/facts.py",
    "kernel/chance.py",
    "kernel/room/bits.py",
    "kernel/stage.py",
    "kernel/notation.py",
    "kernel/seen/look.py",
    "kernel/seen/sounds.py",
    "kernel/seen/events.py",
    "table/table.py",
    "bots/player.py",
    "bots/random.py",
    "bots/greedy.py",
    "bots/match.py",
    "bots/ahead/rollout.py",
    "bots/ahead/aim.py",
    "bots/ahead/search.py",
    "bots/hazy.py",
    "bots/learned/tables.py",
    "bots/learned/decisions.py",
    "bots/learned/learner.py",
    "bots/learned/shelf.py",
    "bots/learned/player.py",
    "bots/learned/thinker.py",
    "rl/walk.py",
    "rl/herd.py",
]

# What the server asks of a room at every move. Where msgspec's structs are made nothing is
# compiled: mypyc would lose what stands in the brackets beside their base.
SERVED = [
    *(f"server/room/{name}.py" for name in ("room", "eyes", "audience", "sharing", "seats")),
    *(f"server/room/pace/{name}.py" for name in ("company", "clocks", "meanwhile", "turning")),
    *(f"server/room/pace/{name}.py" for name in ("eyes", "patience", "hours")),
    "server/room/done/waiting.py",
    "server/room/asked/requests.py",
    "server/room/asked/orders.py",
]

# Nobody puts other functions in the place of ours, so they may be woven into each other; nobody
# looks for lines of C, which the compiler would write down otherwise.
FLAGS = ["-fvisibility=hidden", "-fno-semantic-interposition", "-g0"] if os.name == "posix" else []

# What is shown at every move is compiled, too; what is read now and then is not.
SHOWN = [f"*/show/{name}.py" for name in ("view", "choices", "parts", "names", "notes", "talk")]
PLACES = ["*/rules/*.py", "*/mind/**/*.py", *SHOWN]


def hot_modules() -> list[str]:
    """The shared ones, those of a table, and in every game's room what is true, thought of it
    and shown."""
    placed = [path for place in PLACES for path in sorted((SOURCE / "games").glob(place))]
    in_games = [str(path) for path in placed if path.name != "__init__.py"]
    return [str(SOURCE / name) for name in HOT + SERVED] + in_games


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
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    return list(found)


setup(ext_modules=extensions())
