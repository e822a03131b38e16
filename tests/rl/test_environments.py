"""What the environments promise beyond the published tests."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest

from rollwrite import rl
from rollwrite.catalogue import BY_ID
from rollwrite.kernel.errors import IllegalMove, InvalidNotation
from rollwrite.rl import spiel
from rollwrite.rl.rewards import win
from rollwrite.rl.solo import SEAT, SoloEnv


def solo(name: str, **wishes: Any) -> SoloEnv:
    found = gymnasium.make(name, **wishes).unwrapped
    assert isinstance(found, SoloEnv)
    return found


def finished(env: SoloEnv, seed: int) -> list[float]:
    """An episode of random legal actions; its rewards."""
    chance = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    rewards, has_ended = [], False
    while not has_ended:
        legal = np.flatnonzero(info["action_mask"])
        _, reward, has_ended, is_late, info = env.step(chance.choice(legal))
        assert not is_late
        rewards.append(reward)
    return rewards


@pytest.mark.parametrize("name", ["LostCities-v1", "MyCity-v1", "Dungeons-v2", "Escape-v1"])
def test_points_come_as_they_are_scored_and_add_up(name: str) -> None:
    env = solo(f"rollwrite/{name}")
    assert sum(finished(env, 3)) == env.journey.finals[-1].totals()[SEAT]
    assert finished(env, 3) == finished(env, 3), "the same for the same seed"


def test_a_campaign_is_one_episode_with_its_score_sheet() -> None:
    env = solo("rollwrite/MyCityChapter4-v1")
    total = sum(finished(env, 5))
    assert len(env.journey.finals) == len(env.journey.legs) == 3
    assert env.journey.campaign is not None
    board = env.outlook.game.board(env.journey.campaign, env.journey.finals)
    assert total == board.totals[SEAT]


def test_a_win_is_worth_one_at_the_end_and_nothing_before() -> None:
    env = solo("rollwrite/LostCities-v1", seats=3, opponents="random", reward="win")
    *before, last = finished(env, 8)
    assert not any(before)
    assert last == win(env.journey.outcome())[SEAT]


def test_an_action_that_is_not_legal_changes_nothing_and_is_told() -> None:
    env = solo("rollwrite/LostCities-v1")
    seen, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    after, reward, has_ended, _, info = env.step(wrong)
    np.testing.assert_array_equal(seen, after)
    assert (reward, has_ended) == (0.0, False)
    assert info["illegal"] == f"action {wrong} is not legal now"


def test_observations_come_by_name_as_well() -> None:
    env = solo("rollwrite/LostCities-v1", seen="rows")
    seen, _ = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    assert seen["columns"].shape == (2, 6, 3)


@pytest.mark.parametrize(
    ("wishes", "sentence"),
    [
        ({"seats": 9}, "is played by 2 to 5 seats, not by 9"),
        ({"reward": "fame"}, "there is no reward “fame”"),
        ({"seen": "all"}, "observations are flat or rows, not “all”"),
        ({"render_mode": "film"}, "there is no render mode “film”"),
        ({"opponents": "nobody"}, "there is no bot “nobody”"),
        ({"options": {"order": "odd"}}, "option “order” cannot be “odd”"),
    ],
)
def test_what_cannot_be_meant_is_refused_in_a_sentence(
    wishes: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(InvalidNotation, match=sentence):
        SoloEnv("lost-cities", **wishes)


def test_the_mask_lies_with_what_is_seen_where_that_is_wished() -> None:
    env = rl.turns("lost-cities", 2, seen="masked")
    env.reset(seed=4)
    agent = env.agent_selection
    seen = env.observe(agent)
    assert env.observation_space(agent).contains(seen)
    np.testing.assert_array_equal(seen["action_mask"], env.infos[agent]["action_mask"])


def test_seats_that_decide_together_do_so_in_one_step_and_others_wait() -> None:
    env = rl.together("lost-cities", 3)
    _, infos = env.reset(seed=2)
    waiting = [agent for agent in env.agents if infos[agent]["action_mask"][-1]]
    assert len(waiting) == 2, "the active seat decides first"
    refusal = BY_ID["lost-cities"].from_text("refuse")
    _, _, _, _, infos = env.step(dict.fromkeys(env.agents, refusal))
    assert sum(infos[agent]["action_mask"][-1] for agent in env.agents) == 1, "then the others"


@pytest.mark.parametrize("mode", ["rgb_array", "ansi", "svg"])
def test_the_sheet_can_be_looked_at(mode: str) -> None:
    env = rl.together("escape", 2, render_mode=mode)
    env.reset(seed=1)
    found = env.render()
    if mode == "rgb_array":
        assert found.shape[2] == 3
        assert found.std() > 1
    else:
        assert ("<svg" if mode == "svg" else "seat 2: ") in found


@pytest.mark.parametrize("game", BY_ID)
def test_a_batch_plays_the_same_games_as_one_by_one(game: str) -> None:
    """The same dice and moves lead to the same arrays, whatever stands beside them."""
    chance = np.random.default_rng(1)
    batch, one = rl.Batch(game, 5), rl.Batch(game, 1)
    batch.reset(seed=9)
    one.reset(seed=9)
    for _ in range(60):
        np.testing.assert_array_equal(batch.observations[0], one.observations[0])
        np.testing.assert_array_equal(batch.masks[0], one.masks[0])
        actions = np.array([chance.choice(np.flatnonzero(row)) for row in batch.masks])
        batch.step(actions)
        one.step(actions[:1])
        assert batch.done[0] == one.done[0]
        if batch.done[0]:
            np.testing.assert_array_equal(batch.rewards[0], one.rewards[0])
            break


def test_a_batch_tells_who_won_and_goes_on_with_new_games() -> None:
    batch, ended = rl.Batch("lost-cities", 8, seats=3), 0
    batch.reset(seed=1)
    refusal = BY_ID["lost-cities"].from_text("refuse")
    for _ in range(40):
        batch.step(np.full(8, refusal))
        ended += int(batch.done.sum())
        np.testing.assert_allclose(batch.rewards.sum(axis=1), batch.done)
        assert batch.masks.any(axis=1).all()
    assert ended >= 8, "who always refuses is soon exhausted"


def test_a_batch_refuses_all_if_one_action_is_not_legal() -> None:
    batch = rl.Batch("lost-cities", 3, seats=2)
    batch.reset(seed=1)
    before = batch.observations.copy()
    actions = batch.masks.argmax(axis=1)
    actions[2] = int(np.flatnonzero(batch.masks[2] == 0)[0])
    with pytest.raises(IllegalMove, match="is not legal in game 2"):
        batch.step(actions)
    np.testing.assert_array_equal(batch.observations, before)
    with pytest.raises(InvalidNotation, match="3 games want as many actions"):
        batch.step(actions[:2])


def test_openspiel_tells_a_seat_nothing_that_others_chose_at_the_same_time() -> None:
    game = pyspiel.load_game(spiel.name_of(BY_ID["my-city"]), {spiel.SEATS: 2})
    one, other = game.new_initial_state(), game.new_initial_state()
    for state in (one, other):
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
    first, second = one.legal_actions()[0], one.legal_actions()[-1]
    one.apply_action(first)
    other.apply_action(second)
    assert one.information_state_string(1) == other.information_state_string(1)
    assert one.observation_tensor(1) == other.observation_tensor(1)
    assert one.information_state_string(0) != other.information_state_string(0)
