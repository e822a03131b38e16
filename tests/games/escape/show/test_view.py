"""What is shown: dice and where they lie, marks, choices with their gestures and notes."""

from __future__ import annotations

import pytest

from rollwrite.games.escape import GAME
from rollwrite.games.escape.rules.state import EscapeState
from rollwrite.games.escape.show import lessons
from rollwrite.games.escape.show import view as shown
from rollwrite.kernel.look import look, preview
from rollwrite.kernel.view import Choice
from rollwrite.words import Words
from tests.games.escape.scene import give, play, scene, started, through
from tests.games.escape.test_pool import fill


def choice_of(state: EscapeState, seat: int, move: str) -> Choice:
    return preview(GAME, state, seat - 1, [GAME.from_text(move)])[0]


def notes(choice: Choice) -> list[str]:
    return [note.id for note in choice.notes]


def written(state: EscapeState, seat: int) -> set[tuple[str, str]]:
    return {(mark.spots[0], mark.glyph) for mark in GAME.marks(state, seat - 1)}


def on_team(state: EscapeState) -> set[tuple[str, str]]:
    return {(mark.spots[0], mark.glyph) for mark in GAME.shared_marks(state)}


# -- dice -----------------------------------------------------------------------------------


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


# -- marks ----------------------------------------------------------------------------------


def test_adventurers_stand_where_they_are_on_every_sheet() -> None:
    """ES-T3"""
    state = scene("c2 east")
    assert {("chamber-2-3", "adventurer-1"), ("side-e", "outside-2")} <= written(state, 1)
    assert {("chamber-2-3", "token-1"), ("side-e", "adventurer-2")} <= written(state, 2)


def test_a_used_action_is_crossed_out() -> None:
    """ES-A4"""
    state = play(scene("c3 e5", marks="run"), "1: run b3")
    assert ("action-3-2", "crossed") in written(state, 1)
    assert ("action-3-2", "crossed") not in written(state, 2)


def test_the_other_half_of_a_secret_is_pointed_out() -> None:
    """ES-A6"""
    state = scene("c3 e4")
    assert ("chamber-2-1", "call-2") in written(state, 1)
    state.team.found = 1
    assert ("chamber-2-1", "call-2") not in written(state, 1)


def test_closed_passages_have_locks() -> None:
    """ES-V1"""
    state = scene("c3 e5", variant="locked")
    play(state, "roll torch golden", "1: close b3-c3", "2: close b2-b3")
    assert ("passage-3-2-3-3", "lock-upright") in written(state, 1)
    assert ("passage-2-2-3-2", "lock-flat") in written(state, 2)


def test_maps_show_symbols_prizes_and_gems_given_up() -> None:
    """ES-P2"""
    state = scene("c3 e5")
    fill(state, 2, "1 bonus", "3 bonus")
    through(state, "", "golden golden")
    play(state, "2: golden on map 1 gem", "2: golden on map 3 gem", "2: give up map 3")
    found = written(state, 2)
    assert {("map-1-bonus-3", "crossed"), ("map-1-bonus", "won"), ("map-1-gem", "won")} <= found
    last = f"map-3-gem-{int(state.layout.full[5]).bit_length()}"  # a golden mask comes last
    assert {(last, "crossed"), ("map-3-bonus", "won"), ("map-3-gem", "given-up")} <= found


def test_the_teams_sheet_has_rounds_gems_goal_tracks_and_curse() -> None:
    """ES-S1, ES-S2, ES-S3"""
    state = scene("c3 e5", gems=2, in_round=3, marks="key key key", cursed=(2, 0, 0))
    state.team.spent = 1 << 12
    found = on_team(state)
    assert {("round-3", "crossed"), ("gem-2", "crossed"), ("gem-15", "goal")} <= found
    assert ("goal-normal-2", "goal") in found
    assert {("track-key-1", "used"), ("track-key-2", "ours"), ("track-key-3", "ours")} <= found
    assert ("track-key-3", "gem-taken") in found
    assert ("cursed-2", "curse-2") in found
    assert ("round-4", "crossed") not in found


def test_more_gems_than_printed_fill_the_track() -> None:
    state = scene("c3 e5", gems=40)
    assert ("gem-30", "crossed") in on_team(state)
    assert ("gem-31", "crossed") not in on_team(state)


def test_found_secrets_and_extra_dice_are_on_the_teams_sheet() -> None:
    """ES-A6, ES-V1, ES-V2"""
    state = scene("c3 e5", variant="locked")
    play(state, "roll key black")
    state.team.found = 2
    found = on_team(state)
    assert {("extra-1", "extra-key"), ("extra-2", "extra-black")} <= found
    assert ("secret-blue", "found") in found
    taken = scene("c3 e5", variant="dice")
    taken.dice_set.put(8, 0)
    assert ("extra-1", "crossed") in on_team(taken)
    assert GAME.shared_drawing(taken) == "team-dice@3"


# -- prompts ----------------------------------------------------------------------------------


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


# -- choices ----------------------------------------------------------------------------------


def test_a_way_names_its_dice_its_chamber_and_what_waits_there() -> None:
    """ES-A4"""
    state = through(scene("c3 e5"), "adventurer golden golden", "torch")
    choice = choice_of(state, 1, "go b3")
    assert choice.spots == ("chamber-3-2",)
    assert len(choice.dice) == 2
    assert len(choice.dice[1]) + len(choice.dice[0]) == 3
    assert notes(choice) == ["note-gem"]
    assert [(change.line, change.after) for change in choice.changes] == [("chambers", 1)]
    assert choice.points == 1


def test_a_way_with_a_bonus_names_the_track() -> None:
    """ES-A5"""
    state = through(scene("c3 e5", marks="golden"), "adventurer", "torch")
    choice = choice_of(state, 1, "go b3 with golden")
    assert choice.spots == ("chamber-3-2", "track-golden")
    assert len(choice.dice) == 1
    assert notes(choice) == ["note-bonus", "note-gem"]


@pytest.mark.parametrize(
    ("places", "move", "wanted"),
    [
        ("c3 e5", "run c2", ["note-mark"]),
        ("b1 e5", "run b2", ["note-choice", "note-half"]),
        ("a1 e4", "run a2", ["note-mark", "note-secret"]),
        ("b3 e5", "run c3", ["note-exit"]),
        ("d3 e5", "run d2", []),
    ],
)
def test_notes_tell_what_a_chamber_brings(places: str, move: str, wanted: list[str]) -> None:
    """ES-T1, ES-A6"""
    assert notes(choice_of(scene(places, marks="run"), 1, move)) == wanted


def test_a_full_track_is_told_of() -> None:
    """ES-S2"""
    state = scene("c3 e5", marks="run" + " golden" * 6)
    assert notes(choice_of(state, 1, "run c2")) == ["note-full"]


def test_jokers_are_told_of_in_their_variant() -> None:
    """ES-V3"""
    joker = scene("b1 e5", variant="joker", marks="run")
    play(joker, "roll key black")
    assert notes(choice_of(joker, 1, "run c1")) == ["note-joker"]
    play(joker, "1: run c1")
    assert notes(choice_of(joker, 1, "joker black")) == ["note-black"]
    assert notes(choice_of(joker, 1, "joker key")) == ["note-mark"]
    assert choice_of(joker, 1, "joker key").dice == (("die-9",),)
    dice = scene("b1 e5", variant="dice", marks="run")
    assert notes(choice_of(dice, 1, "run c1")) == []


def test_keeping_and_pooling_say_where_the_die_goes() -> None:
    """ES-A3"""
    state = play(scene("c3 e5"), "roll key key")
    keep, pool = choice_of(state, 1, "keep key"), choice_of(state, 1, "pool key")
    assert (len(keep.dice[0]), keep.place, pool.place) == (2, "kept", "pool")
    assert keep.dice == pool.dice
    assert not keep.is_last
    play(state, "1: keep key")
    assert choice_of(state, 1, "pool key").is_last


def test_a_walk_starts_where_the_adventurer_stands_and_shows_its_bonuses() -> None:
    """ES-A5"""
    state = through(scene("c3 e5", marks="golden run"), "adventurer", "torch")
    assert choice_of(state, 1, "go b3 with golden").signs == ("bonus-golden",)
    assert choice_of(state, 1, "run b3").signs == ("run",)
    assert choice_of(state, 1, "run b3").origin == "chamber-3-3"
    outside = scene("north e5", marks="run")
    assert {choice.origin for choice in look(GAME, outside, 0).choices} == {"side-n", ""}


def test_every_sign_of_the_view_is_drawn() -> None:
    state = through(scene("a1 e4", marks="golden run key torch"), "adventurer", "torch")
    view, drawn = look(GAME, state, 0), GAME.art.signs()
    signs = {tally.sign for tally in view.tallies} | {remark.sign for remark in view.remarks}
    signs |= {sign for choice in view.choices for sign in choice.signs}
    signs |= {page.badge.sign for page in view.pages if page.badge}
    assert signs - {""} <= set(drawn)
    assert {"bonus-golden", "secret-red", "seat-2"} <= signs


# -- ways of several steps ------------------------------------------------------------------


def test_a_chamber_further_on_has_a_way_if_the_dice_pay_for_it() -> None:
    """ES-A4: b3 for adventurer and golden mask, then a3 for torch and adventurer."""
    state = through(scene("c3 e5"), "adventurer golden adventurer torch", "key")
    ways = {route.spot: route.steps for route in look(GAME, state, 0).routes}
    assert [step.move for step in ways["chamber-3-1"]] == ["go b3", "go a3"]
    assert [len(step.dice) for step in ways["chamber-3-1"]] == [2, 2]
    assert "chamber-3-2" not in ways  # next door
    for step in ways["chamber-3-1"]:
        play(state, f"1: {step.move}")
    assert ("chamber-3-1", "adventurer-1") in written(state, 1)


def test_a_way_spends_no_bonus_and_ends_where_a_chamber_asks() -> None:
    """ES-A5, ES-T1"""
    state = through(scene("c3 e5", marks="torch"), "adventurer golden adventurer", "key")
    assert look(GAME, state, 0).routes == ()
    asks = through(scene("b1 e5"), "torch key golden adventurer", "key")
    beyond = [route.spot for route in look(GAME, asks, 0).routes]
    asks.papers[0].crossed |= 1 << 6  # b2 has been entered before
    assert "chamber-2-3" not in beyond
    assert "chamber-2-3" in [route.spot for route in look(GAME, asks, 0).routes]


def test_who_waits_has_no_ways() -> None:
    state = through(scene("c3 e5"), "adventurer golden adventurer torch", "key")
    assert look(GAME, state, 1).routes == ()


# -- the team at a glance -------------------------------------------------------------------


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


def test_heal_and_re_roll_touch_the_teams_sheet() -> None:
    """ES-A2, ES-A3"""
    state = scene("c3 e5", marks="heal reroll", cursed=(2, 0, 0))
    assert choice_of(state, 1, "heal 2").spots == ("cursed-2", "track-heal")
    play(state, "1: roll", "roll key torch")
    assert choice_of(state, 1, "reroll").spots == ("track-reroll",)


def test_a_symbol_for_a_map_names_die_and_part() -> None:
    """ES-P2"""
    state = scene("c3 e5")
    fill(state, 2, "1 bonus")
    state.papers[1].tiles |= 0b110 << 10  # two of map 2's bonus part
    through(state, "", "golden adventurer")
    choice = choice_of(state, 2, "golden on map 1 gem")
    assert choice.spots == ("map-1-gem",)
    assert notes(choice) == ["note-map"]
    assert notes(choice_of(state, 2, "adventurer on map 2 bonus")) == ["note-bonus-full"]
    assert notes(choice_of(state, 2, "golden on map 3 gem")) == []


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


def test_the_lists_of_moves_stay_short() -> None:
    state = play(scene("c3 e5", variant="locked"), "roll adventurer adventurer")
    assert len(look(GAME, state, 0).choices) <= 20
    assert not look(GAME, state, 0).is_preview_asked
    state = through(scene("c3 e5"), "", "key torch golden adventurer")
    assert len(look(GAME, state, 1).choices) <= 30


# -- lessons ----------------------------------------------------------------------------------


def test_every_card_has_words_and_points_at_the_drawing() -> None:
    import re

    for card in GAME.rules():
        for language in ("en", "de"):
            words = Words(language, GAME)
            assert words.has(f"rules-{card.id}")
            assert words.has(f"rules-{card.id}-text")
        if card.figure:
            svg = GAME.art.sheet(card.figure.drawing, "en")
            spots = set(re.findall(r'data-spot="([^"]+)"', svg))
            used = set(card.figure.around)
            used |= {spot for mark in card.figure.marks for spot in mark.spots}
            assert used <= spots
        for die in card.dice:
            assert die.face in GAME.die(die.die).faces


@pytest.mark.parametrize("variant", ["locked", "dice", "joker"])
def test_a_variant_is_explained_when_it_is_chosen(variant: str) -> None:
    """ES-V1, ES-V2, ES-V3"""
    shown = GAME.new_rules({"variant": variant})
    assert shown[-1] == variant
    assert set(shown) <= {card.id for card in lessons.CARDS}
    assert GAME.new_rules({"variant": "standard"}) == lessons.BASE


def test_every_glyph_is_drawn() -> None:
    """The marks of whole games; the shared ones need no drawing of the game's own."""
    give_all = "run heal reroll key torch golden"
    state = scene("c3 e4", marks=give_all, cursed=(1, 1, 0), variant="locked")
    play(state, "roll torch golden", "1: close b3-c3", "2: close b2-b3")
    give(state, "run")
    used = {mark.glyph for seat in (0, 1) for mark in GAME.marks(state, seat)}
    used |= {mark.glyph for mark in GAME.shared_marks(state)}
    assert used <= set(GAME.art.glyphs())
