"""Gymnasium: one seat decides, bots have the others; a campaign is one episode."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from rollwrite.bots import roster
from rollwrite.kernel.chance import Chance, stream
from rollwrite.kernel.errors import InvalidNotation

from .journey import Journey
from .outlook import Numbers, Outlook
from .picture import MODES, check_mode, picture
from .rewards import points, reward_named

SEEN = ("flat", "rows")
MOST_DECISIONS = 10_000
SEAT = 0


class SoloEnv(gymnasium.Env[Any, np.int64]):
    """The seat that learns is the first one. Its legal actions are ``info["action_mask"]``;
    an action that is not legal changes nothing and is told in ``info["illegal"]``.

    ``reward``: ``points`` as they come (alone, in a team), ``win`` or ``lead`` at the end.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 — as Gymnasium declares it
        "render_modes": list(MODES),
        "render_fps": 4,
    }

    def __init__(
        self,
        game: str,
        seats: int = 0,
        options: dict[str, str] | None = None,
        opponents: str = "greedy",
        campaign: str = "",
        reward: str = "points",
        seen: str = "flat",
        max_decisions: int = MOST_DECISIONS,
        render_mode: str | None = None,
    ) -> None:
        if seen not in SEEN:
            raise InvalidNotation(f"observations are {' or '.join(SEEN)}, not “{seen}”")
        self.outlook = Outlook(game, seats, options)
        self.journey = Journey(self.outlook, campaign)
        self.opponent = roster.find(opponents)
        self.reward = reward_named(reward)
        self.is_parted = seen == "rows"
        self.max_decisions = max_decisions
        self.render_mode = check_mode(render_mode)
        self.observation_space = self.outlook.by_name if self.is_parted else self.outlook.flat
        self.action_space = spaces.Discrete(self.outlook.actions)
        self.chances: list[Chance] = []
        self.decisions = 0
        self.scored = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        base = int(self.np_random.integers(1 << 31))
        self.chances = [stream(base, seat + 1) for seat in range(self.outlook.setup.seats)]
        self.decisions = self.scored = 0
        self.journey.begin(base)
        self._play_others()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        self.decisions += 1
        info: dict[str, Any] = {}
        if self._legal()[action]:
            self.journey.play(SEAT, int(action))
            self._play_others()
        else:
            info["illegal"] = f"action {int(action)} is not legal now"
        has_ended = self.journey.is_over()
        is_late = not has_ended and self.decisions >= self.max_decisions
        return self._seen(), self._gain(has_ended), has_ended, is_late, {**self._info(), **info}

    def _play_others(self) -> None:
        """Bots decide from what their seats may know."""
        journey = self.journey
        while not journey.is_over() and not journey.walk.owes(SEAT):
            walk = journey.walk
            seat = walk.deciding()
            seen = walk.seen_by(seat).copy()
            move = self.opponent.choose(seen, seat, seen.moves(seat), self.chances[seat])
            journey.play(seat, move)

    def _gain(self, has_ended: bool) -> float:
        if self.reward is points:
            before, self.scored = self.scored, self._points(has_ended)
            return float(self.scored - before)
        return self.reward(self.journey.outcome())[SEAT] if has_ended else 0.0

    def _points(self, has_ended: bool) -> int:
        totals = self.journey.outcome().totals if has_ended else self.journey.totals()
        return int(totals[SEAT])

    def _legal(self) -> Any:
        return self.outlook.legal(self.journey.walk, SEAT, self.outlook.actions)

    def _seen(self) -> Any:
        found: Numbers = self.outlook.seen(self.journey.walk, SEAT)
        return self.outlook.parted(found) if self.is_parted else found

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._legal()}

    def render(self) -> Any:
        return picture(self.outlook.game, self.journey.walk.seen_by(SEAT), SEAT, self.render_mode)
