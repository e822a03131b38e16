"""PettingZoo: all seats learn. One after another (AEC), or at the same time where the rules
say so (Parallel)."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from rollwrite.kernel.chance import stream
from rollwrite.kernel.errors import InvalidNotation

from .outlook import Mask, Outlook
from .picture import MODES, check_mode, picture
from .rewards import reward_named
from .walk import Walk

MOST_CYCLES = 10_000
SEEN = ("flat", "masked")  # the legal actions in ``infos``, or with what is seen as well


class Seats:
    """What both have: seats by name, spaces, dice from a seed, rewards at the end."""

    def __init__(
        self,
        game: str,
        seats: int = 0,
        options: dict[str, str] | None = None,
        reward: str = "win",
        seen: str = "flat",
        max_cycles: int = MOST_CYCLES,
        render_mode: str | None = None,
    ) -> None:
        if seen not in SEEN:
            raise InvalidNotation(f"observations are {' or '.join(SEEN)}, not “{seen}”")
        self.is_masked = seen == "masked"
        self.outlook = Outlook(game, seats, options)
        self.names = [f"seat_{seat + 1}" for seat in range(self.outlook.setup.seats)]
        self.numbers = {name: seat for seat, name in enumerate(self.names)}
        self.walk = Walk(self.outlook.start, hides=not self.outlook.game.is_cooperative)
        self.reward = reward_named(reward)
        self.max_cycles = max_cycles
        self.render_mode = check_mode(render_mode)
        self.wait = self.outlook.actions  # what a seat does that owes no decision
        self.chance = np.random.default_rng()
        self.cycles = 0

    def begin(self, seed: int | None) -> None:
        if seed is not None:
            self.chance = np.random.default_rng(seed)
        self.walk.begin(stream(int(self.chance.integers(1 << 31))).below(1 << 31))
        self.cycles = 0

    def spaces(self, actions: int) -> tuple[dict[str, spaces.Space[Any]], dict[str, Any]]:
        flat: spaces.Space[Any] = self.outlook.flat
        mask = spaces.Box(0, 1, (actions,), np.int8)
        seen = spaces.Dict({"observation": flat, "action_mask": mask}) if self.is_masked else flat
        return dict.fromkeys(self.names, seen), {
            name: spaces.Discrete(actions) for name in self.names
        }

    def seen_by(self, seat: int, mask: Mask) -> Any:
        found = self.outlook.seen(self.walk, seat)
        return {"observation": found, "action_mask": mask} if self.is_masked else found

    def rewards(self) -> dict[str, float]:
        """Nothing before the end."""
        if not self.walk.is_over():
            return dict.fromkeys(self.names, 0.0)
        found = self.reward(self.walk.state.outcome())
        return dict(zip(self.names, found, strict=True))

    def is_late(self) -> bool:
        return not self.walk.is_over() and self.cycles >= self.max_cycles

    def picture(self, seat: int) -> Any:
        return picture(self.outlook.game, self.walk.seen_by(seat), seat, self.render_mode)


def metadata_of(name: str, *, is_parallel: bool) -> dict[str, Any]:
    return {
        "name": name,
        "render_modes": list(MODES),
        "render_fps": 4,
        "is_parallelizable": is_parallel,
    }


class TurnsEnv(AECEnv):
    """Seats that owe a decision at the same time are asked one after another, and none sees
    what another chose. An action that is not legal changes nothing; ``infos`` tells."""

    metadata: ClassVar[dict[str, Any]] = metadata_of("rollwrite_aec", is_parallel=False)

    def __init__(self, game: str, **wishes: Any) -> None:
        super().__init__()
        self.table = Seats(game, **wishes)
        self.possible_agents = list(self.table.names)
        self.observation_spaces, self.action_spaces = self.table.spaces(self.table.outlook.actions)
        self.render_mode = self.table.render_mode

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._next()

    def observe(self, agent: str) -> Any:
        seat = self.table.numbers[agent]
        return self.table.seen_by(seat, self._mask(seat))

    def _mask(self, seat: int) -> Mask:
        return self.table.outlook.legal(self.table.walk, seat, self.table.outlook.actions)

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table, seat = self.table, self.table.numbers[agent]
        self._cumulative_rewards[agent] = 0.0
        table.cycles += 1
        self.infos = {name: {} for name in self.agents}
        if int(action) in table.walk.moves(seat):
            table.walk.play(seat, int(action))
        else:
            self.infos[agent]["illegal"] = f"action {int(action)} is not legal now"
        self._settle()
        self._next()

    def _settle(self) -> None:
        table = self.table
        self.rewards = table.rewards()
        has_ended, is_late = table.walk.is_over(), table.is_late()
        self.terminations = dict.fromkeys(self.agents, has_ended)
        self.truncations = dict.fromkeys(self.agents, is_late)
        self._accumulate_rewards()

    def _next(self) -> None:
        deciding = self.table.walk.deciding()
        if deciding >= 0:
            self.agent_selection = self.possible_agents[deciding]
            self.infos[self.agent_selection]["action_mask"] = self._mask(deciding)
        else:
            self.agent_selection = self.possible_agents[0]

    def render(self) -> Any:
        return self.table.picture(self.table.numbers[self.agent_selection])

    def close(self) -> None:
        """Nothing is held open."""


class TogetherEnv(ParallelEnv):
    """All seats that owe a decision make one step of it at once. The last action waits: it is
    the legal one of a seat that owes none."""

    metadata: ClassVar[dict[str, Any]] = metadata_of("rollwrite_parallel", is_parallel=True)

    def __init__(self, game: str, **wishes: Any) -> None:
        self.table = Seats(game, **wishes)
        self.possible_agents = list(self.table.names)
        self.agents: list[str] = []
        self.observation_spaces, self.action_spaces = self.table.spaces(self.table.wait + 1)
        self.render_mode = self.table.render_mode

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self.table.begin(seed)
        self.agents = list(self.possible_agents)
        return self._told({agent: {} for agent in self.agents})

    def step(self, actions: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        table = self.table
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        table.cycles += 1
        owing = [agent for agent in self.agents if table.walk.owes(table.numbers[agent])]
        for agent in owing:
            seat, action = table.numbers[agent], int(actions[agent])
            if action in table.walk.moves(seat):
                table.walk.play(seat, action)
            else:
                infos[agent] = {"illegal": f"action {action} is not legal now"}

        seen, infos = self._told(infos)
        has_ended, is_late = table.walk.is_over(), table.is_late()
        agents = self.agents
        if has_ended or is_late:
            self.agents = []
        ends = dict.fromkeys(agents, has_ended), dict.fromkeys(agents, is_late)
        return seen, table.rewards(), *ends, infos

    def _told(self, infos: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
        """What each seat sees, and what it may do."""
        table, seen = self.table, {}
        for agent in self.agents:
            seat = table.numbers[agent]
            mask = table.outlook.legal(table.walk, seat, table.wait + 1)
            mask[table.wait] = not table.walk.owes(seat)
            seen[agent] = table.seen_by(seat, mask)
            infos[agent]["action_mask"] = mask
        return seen, infos

    def render(self) -> Any:
        return self.table.picture(0)

    def close(self) -> None:
        """Nothing is held open."""
