"""What is shown: dice and where they lie, questions, the team at a glance."""

from __future__ import annotations

import pytest

from rollwrite.games.escape import GAME
from rollwrite.games.escape.rules.state import EscapeState
from rollwrite.games.escape.show import view as shown
from rollwrite.kernel.seen.look import look
from rollwrite.words import Words
from tests.games.escape.scene import play, scene, started, through

# -- dice ------------------------------------------------------------------------------------


def test_every_die_says_where_it_lies() -> None:
    """ES-A3"""
    state = scene("c3 e5", cursed=(1, 0, 0))
    play(state, "roll key black", "1: keep key", "roll torch golden", "1: pool torch")
    places = [token.place for token in GAME.tokens(state)]
    assert sorted(places) == ["curse", "curse", "kept", "pool", *["supply"] * 3, "tray"]
    assert set(places) <= set(GAME.places)
    cursed = [token.group for token in GAME.tokens(state) if token.place == "curse"]
    assert sorted(cursed) == ["1", "2"]
    kept = next(token for token in GAME.tokens(state) if token.place == "kept")
    assert (kept.die, kept.face) == ("escape", "key")


def test_a_die_keeps_its_name_wherever_it_goes() -> None:
    state = scene("c3 e5")
    play(state, "roll key torch")
    tray = {token.id: token.face for token in GAME.tokens(state) if token.place == "tray"}
    play(state, "1: keep key", "1: pool torch")
    after = {token.id: token.place for token in GAME.tokens(state)}
    assert {after[die] for die, face in tray.items() if face == "key"} == {"kept"}
    assert {after[die] for die, face in tray.items() if face == "torch"} == {"pool"}


def test_dice_that_were_not_rolled_show_nothing() -> None:
    state = scene("c3 e5")
    assert {token.face for token in GAME.tokens(state) if token.place == "supply"} == {"blank"}
    assert GAME.tokens(GAME.start(GAME.setup(2))) == ()


def test_dice_that_have_paid_are_gone() -> None:
    """ES-A4"""
    state = through(scene("c3 e5"), "adventurer golden adventurer torch", "torch")
    before = len(GAME.tokens(state))
    play(state, "1: go b3")
    assert len(GAME.tokens(state)) == before - 2


# -- prompts ---------------------------------------------------------------------------------


def test_each_step_has_its_question() -> None:
    asked = []

    def ask(state: EscapeState) -> EscapeState:
        asked.append(GAME.prompt(state, int(state.seat)).id)
        return state

    ask(started(2))
    state = ask(scene("c3 e5", marks="run"))
    ask(play(state, "1: roll", "roll key torch"))
    ask(play(state, "1: keep key", "1: keep torch"))
    ask(through(state, "", "golden golden"))
    ask(play(state, "1: done"))
    ask(play(state, "2: golden on map 1 gem"))
    ask(play(scene("b1 e5", marks="run"), "1: run b2"))
    locked = scene("c3 e5", variant="locked")
    ask(play(locked, "roll key torch"))
    joker = scene("b1 e5", variant="joker", marks="run")
    ask(play(joker, "roll key torch", "1: run c1"))
    ask(play(scene("b2 d5", variant="dice", marks="run"), "1: run b1"))
    assert asked == [
        "prompt-side",
        "prompt-before-run",
        "prompt-place",
        "prompt-between",
        "prompt-explore",
        "prompt-take",
        "prompt-take-more",
        "prompt-track",
        "prompt-close",
        "prompt-joker",
        "prompt-reward",
    ]


def test_who_waits_is_told_for_whom() -> None:
    state = started(3)
    assert GAME.prompt(GAME.start(GAME.setup(2)), 0).id == "prompt-start"
    assert GAME.prompt(state, 1).id == "prompt-wait-side"
    assert GAME.prompt(scene("c3 e5"), 0).id == "prompt-roll"
    state = scene("c3 e5", marks="run")
    assert (GAME.prompt(state, 1).id, GAME.prompt(state, -1).args) == (
        "prompt-wait-turn",
        {"seat": 0},
    )
    play(state, "1: roll")
    state = through(scene("c3 e5"), "", "key")
    assert GAME.prompt(state, 0).id == "prompt-wait-take"
    locked = play(scene("c3 e5", variant="locked"), "roll key torch")
    assert GAME.prompt(locked, 1).id == "prompt-wait-close"
    won = play(through(scene("b3 c3", gems=15), "adventurer key", "torch"), "1: go c3")
    assert GAME.prompt(won, 0).id == "prompt-won"


# -- the team at a glance --------------------------------------------------------------------


def test_the_tallies_are_the_teams_sheet_in_numbers() -> None:
    """ES-S1, ES-S2, ES-S3"""
    state = scene("c3 e5", gems=2, in_round=3, marks="key key run", cursed=(2, 0, 0))
    state.team.spent = 1 << 12  # one key
    found = {tally.id: (tally.value, tally.of) for tally in GAME.tallies(state)}
    assert (found["rounds"], found["gems"]) == ((3, 8), (2, 15))
    assert (found["key"], found["run"], found["heal"]) == ((1, 0), (1, 0), (0, 0))
    assert [found[f"curse-{place}"][0] for place in (1, 2, 3)] == [0, 2, 0]


@pytest.mark.parametrize(
    ("place", "wanted"), [("a2", "badge-in"), ("c3", "badge-exit"), ("north", "badge-outside")]
)
def test_a_seat_is_known_by_its_adventurer_and_where_it_is(place: str, wanted: str) -> None:
    badge = shown.badge(scene(f"{place} e5"), 0)
    assert (badge.sign, badge.words.id) == ("seat-1", wanted)
    assert shown.badge(started(2), 0).words.id == "badge-nowhere"


def test_the_last_round_is_foretold() -> None:
    """ES-F1"""
    state = scene("a1 e5")
    state.round = state.terms.rounds - 1
    assert GAME.remarks(state, 0) == ()
    state.round += 1
    assert [remark.words.id for remark in GAME.remarks(state, 0)] == ["remark-last"]


def test_a_partner_in_one_half_of_a_secret_is_pointed_out_in_words() -> None:
    """ES-A6"""
    state = scene("c3 e4")
    (remark,) = GAME.remarks(state, 0)
    assert (remark.sign, remark.words.args["chamber"], remark.words.args["seat"]) == (
        "secret-red",
        "a2",
        1,
    )
    assert GAME.remarks(state, 1) == ()
    state.team.found = 1
    assert GAME.remarks(state, 0) == ()


def test_what_the_view_says_is_said_in_both_languages() -> None:
    view = look(GAME, through(scene("a1 e4 north"), "adventurer", "torch"), 0)
    said = [f"tally-{tally.id}" for tally in view.tallies]
    said += [f"place-{place}" for place in GAME.places] + ["way-kept", "way-pool", "shared-sheet"]
    said += [remark.words.id for remark in view.remarks]
    said += [page.badge.words.id for page in view.pages if page.badge]
    said += [about.id for option in GAME.options for about in option.about]
    for language in ("en", "de"):
        words = Words(language, GAME, ("Ada", "Ben"))
        assert [name for name in said if not words.has(name)] == []


def test_every_option_is_explained_with_its_goal() -> None:
    """ES-S1"""
    levels = dict(zip(GAME.options[0].values, GAME.options[0].about, strict=True))
    assert levels["hard"].args == {"two": 16, "three": 25, "four": 28}
    assert [len(option.about) for option in GAME.options] == [3, 4]


def test_every_choice_speaks_both_languages() -> None:
    states = [
        started(2),
        scene("c3 e5", marks="heal run", cursed=(1, 0, 0)),
        play(scene("c3 e5", marks="reroll run"), "1: roll", "roll key torch"),
        through(scene("c3 e5", marks="golden"), "adventurer torch", "key"),
        through(scene("c3 e5"), "", "key golden"),
        play(scene("c3 e5", variant="locked"), "roll key torch"),
        play(scene("b1 e5", variant="joker", marks="run"), "roll key black", "1: run c1"),
        play(scene("b2 d5", variant="dice", marks="run"), "1: run b1"),
    ]
    for language in ("en", "de"):
        words = Words(language, GAME, ("Ada", "Ben"))
        for state in states:
            view = look(GAME, state, int(state.seat))
            spoken = [view.prompt]
            for choice in view.choices:
                spoken += [choice.label, choice.title, choice.verb, *choice.notes]
            for message in spoken:
                assert words.has(message.id), message.id
                assert words.say(message)
