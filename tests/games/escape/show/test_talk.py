"""The log tells what happened; every refusal has a reason of its own, in both languages."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rollwrite.games.escape import GAME
from rollwrite.games.escape.rules import moves
from rollwrite.games.escape.rules.state import EscapeState
from rollwrite.games.escape.sheet.chart import VARIANTS
from rollwrite.games.escape.show import reasons, talk
from rollwrite.kernel.chance import stream
from rollwrite.kernel.game import Event, Played, Rolled
from rollwrite.kernel.seen.view import Message
from rollwrite.kernel.state import ROLL
from rollwrite.kernel.taught.first import firsts_of
from rollwrite.words import Words
from tests.games.asked import try_out
from tests.games.escape.scene import fill, idle, play, scene, started, through, why

TEXT = Path(talk.__file__).parents[1] / "words"


def sentence(message: Message, language: str = "de") -> str:
    words = Words(language, GAME, ("Ada", "Ben", "Cleo", "Dora"))
    assert words.has(message.id), message.id
    return words.say(message)


def told(state: EscapeState, line: str) -> list[str]:
    """What the log tells about one more line."""
    before = state.copy()
    event: Event
    if line.startswith("roll "):
        event = Rolled(tuple(line.split()[1:]))
    else:
        seat, _, move = line.partition(": ")
        event = Played(int(seat) - 1, GAME.from_text(move))
    play(state, line)
    story = GAME.tell(before, event, state)
    for news in story:
        assert sentence(news.message)
        assert not news.sign or news.sign in GAME.art.signs()
    return [news.message.id.removeprefix("news-") for news in story]


# -- the log --------------------------------------------------------------------------------


def test_the_log_tells_the_start() -> None:
    """ES-T3, ES-A1"""
    state = GAME.start(GAME.setup(2))
    assert isinstance(state, EscapeState)
    assert told(state, "roll 1") == ["start"]
    assert told(state, "1: side north") == ["side"]
    assert told(state, "2: side west") == ["side", "round"]


def test_the_log_tells_a_turn() -> None:
    """ES-A2, ES-A3, ES-A4"""
    state = scene("c3 e5", marks="heal reroll run", cursed=(1, 0, 0))
    assert told(state, "1: heal 2") == ["heal"]
    assert told(state, "1: roll") == ["roll-on"]
    assert told(state, "roll key torch") == ["roll"]
    assert told(state, "1: reroll") == ["reroll"]
    assert told(state, "roll adventurer golden") == ["roll"]
    assert told(state, "1: keep adventurer") == ["keep"]
    assert told(state, "1: keep golden") == ["keep"]
    assert told(state, "1: run c2") == ["run", "mark"]
    through(state, "adventurer golden", "key key")
    assert told(state, "1: go c1") == ["go", "mark"]
    assert told(state, "1: done") == ["done"]
    assert told(state, "2: key on map 1 bonus") == ["cross"]
    assert told(state, "2: done") == ["done-taking"]


def test_the_log_tells_a_bonus_that_is_spent() -> None:
    """ES-A5: the team's marks go down, and everybody hears why."""
    state = scene("c3 e5", marks="golden")
    through(state, "adventurer", "key key")
    assert told(state, "1: go c2 with golden")[:2] == ["go", "bonus"]


def test_the_log_tells_gems_secrets_and_maps() -> None:
    """ES-A6, ES-P2, ES-S2"""
    state = scene("a1 e4", marks="run")
    fill(state, 2, "1 bonus", "3 bonus")
    assert told(state, "1: run a2") == ["run", "mark", "secret", "gems"]
    through(state, "", "golden golden")
    assert told(state, "2: golden on map 1 gem") == ["cross", "mark", "gems"]
    assert told(state, "2: give up map 3") == ["give-up", "mark"]


def test_the_log_tells_choices() -> None:
    """ES-T1"""
    state = scene("b1 e5", marks="run")
    assert told(state, "1: run b2") == ["run"]
    assert told(state, "1: choose key") == ["choose", "mark"]


def test_the_log_tells_of_lost_dice() -> None:
    """ES-Q2"""
    state = scene("c3 e5")
    fill(state, 2, "1 bonus", "2 gem", "3 gem", "4 gem", "5 bonus", "5 gem")
    state.papers[1].done |= 1 << 4
    through(state, "", "key torch")
    assert told(state, "2: lose key") == ["lose"]


def test_the_log_tells_the_variants() -> None:
    """ES-V1, ES-V2, ES-V3"""
    locked = scene("c3 e5", variant="locked")
    assert told(locked, "roll torch golden") == ["extras"]
    assert told(locked, "1: close b3-c3") == ["close"]
    black = scene("c3 e5", variant="locked")
    assert told(black, "roll black golden") == ["extras", "extras-curse"]
    dice = scene("b2 d5", variant="dice", marks="run")
    assert told(dice, "1: run b1") == ["run", "mark", "secret"]
    assert told(dice, "1: take gems") == ["take-gems", "gems"]
    joker = scene("b1 e5", variant="joker", marks="run")
    assert told(joker, "roll key black") == ["extras"]
    assert told(joker, "1: run c1") == ["run"]
    assert told(joker, "1: joker key") == ["joker", "mark"]


def test_the_log_tells_a_last_die_and_the_way_on() -> None:
    """ES-A3"""
    state = scene("c3 e5", cursed=(4, 3, 0), marks="run")
    play(state, "1: roll")
    assert told(state, "roll black") == ["roll-one"]
    assert told(state, "1: explore") == ["explore"]


def test_a_curse_is_told_by_its_sign() -> None:
    """ES-A3: the roll itself is all there is to tell; somebody new hears more of the first one."""
    state = scene("c3 e5")
    before = state.copy()
    play(state, "roll black torch")
    (news,) = GAME.tell(before, Rolled(("black", "torch")), state)
    assert (news.message.id, news.sign) == ("news-roll", "curse")
    assert "curse" in {name for first in firsts_of(GAME) for name in first.news}


def test_the_log_tells_the_end() -> None:
    """ES-F1"""
    state = through(scene("b3 c3", gems=15), "adventurer key", "torch")
    assert told(state, "1: go c3") == ["go", "won"]
    lost = idle(scene("c3 c3", in_round=8))
    through(lost, "key " * 7, "torch")
    assert told(lost, "1: torch on map 2 bonus")[-1] == "lost"


# -- why a move is refused ----------------------------------------------------------------------


def test_reasons_in_a_turn() -> None:
    """ES-A2, ES-A3, ES-A4, ES-A5"""
    before = scene("c3 e5", marks="run heal", cursed=(1, 0, 0))
    assert why(before, 1, "heal 3") == "why-not-cursed"
    assert why(before, 1, "keep key") == "why-nothing-rolled"
    assert why(before, 1, "reroll") == "why-reroll-now"
    assert why(before, 1, "explore") == "why-dice-left"
    assert why(before, 1, "done") == "why-roll-first"
    assert why(before, 1, "side north") == "why-side-now"
    assert why(before, 1, "choose key") == "why-no-question"
    placing = play(scene("c3 e5"), "roll key torch")
    assert why(placing, 1, "keep golden") == "why-not-rolled"
    assert why(placing, 1, "run c2") == "why-no-run"
    no_heal = scene("c3 e5", marks="run", cursed=(1, 0, 0))
    assert why(no_heal, 1, "heal 2") == "why-no-heal"
    exploring = through(scene("c3 e5"), "adventurer golden", "key")
    assert why(exploring, 1, "roll") == "why-all-rolled"
    no_dice = scene("c3 e5", cursed=(4, 4, 0), marks="heal")
    assert why(no_dice, 1, "roll") == "why-no-dice-left"


@pytest.mark.parametrize("move", range(0, moves.END))
def test_every_move_is_legal_or_has_a_reason(move: int) -> None:
    for state in states():
        seat = int(state.seat)
        if move not in state.moves(seat):
            reason = GAME.why_illegal(state, seat, move)
            assert reason.id.startswith("why-")
            assert sentence(reason)
            assert sentence(reason, "en")


@cache
def states() -> tuple[EscapeState, ...]:
    """One of every kind of decision."""
    return (
        started(2),
        scene("c3 e5", marks="heal run", cursed=(1, 0, 0)),
        play(scene("c3 e5", marks="run"), "1: roll", "roll key torch"),
        through(scene("c3 e5"), "adventurer torch", "key"),
        through(scene("c3 e5"), "", "key golden"),
        play(scene("c3 e5", variant="locked"), "roll key torch"),
        play(scene("b1 e5", marks="run"), "1: run b2"),
        play(scene("b1 e5", variant="joker", marks="run"), "roll key black", "1: run c1"),
        play(scene("b2 d5", variant="dice", marks="run"), "1: run b1"),
    )


# -- why a tap leads nowhere ----------------------------------------------------------------------


def tap(state: EscapeState, touched: str, seat: int = 1) -> str:
    return GAME.why_not(state, seat - 1, touched).id


def test_taps_on_chambers() -> None:
    """ES-A4"""
    state = through(scene("c3 e5"), "adventurer golden", "key")
    assert tap(state, "chamber-1-1") == "why-far"
    assert tap(state, "action-3-4") == "why-cannot-pay"
    assert tap(state, "chamber-3-2") == "why-nothing"
    assert tap(state, "die-1 chamber-3-3") == "why-here"
    assert tap(play(scene("c3 e5"), "roll key torch"), "chamber-3-2") == "why-place-first"


def test_taps_on_maps_and_dice() -> None:
    """ES-P2"""
    state = through(scene("c3 e5"), "adventurer golden", "key")
    assert tap(state, "map-1-gem") == "why-pool-later"
    kept = next(token.id for token in GAME.tokens(state) if token.place == "kept")
    pool = next(token.id for token in GAME.tokens(state) if token.place == "pool")
    cursed = next(token.id for token in GAME.tokens(state) if token.place == "curse")
    assert tap(state, kept) == "why-die-kept"
    assert tap(state, pool) == "why-die-pool"
    assert tap(state, cursed) == "why-heal-late"
    play(state, "1: done")
    assert tap(state, "map-1-gem", 2) == "why-no-tile"
    assert tap(state, "map-1-bonus", 2) == "why-nothing"
    assert tap(state, "map-1", 2) == "why-nothing"


def test_taps_on_the_teams_sheet() -> None:
    """ES-A2, ES-A5"""
    state = scene("c3 e5", marks="run key", cursed=(1, 0, 0))
    assert tap(state, "track-torch-1") == "why-no-mark"
    assert tap(state, "track-key-1") == "why-mark-pays"
    assert tap(state, "track-run") == "why-mark-run"
    assert tap(state, "cursed-2") == "why-no-heal"
    assert tap(state, "gem-3") == "why-nothing"
    assert tap(state, "") == "why-nothing"
    heals = play(scene("c3 e5", marks="heal reroll"), "roll key torch")
    assert tap(heals, "track-heal") == "why-heal-late"
    assert tap(heals, "track-reroll") == "why-nothing"


def test_taps_on_sides_and_passages() -> None:
    """ES-T3, ES-V1"""
    state = started(2)
    assert tap(state, "side-n") == "why-nothing"
    assert tap(state, "chamber-1-1") == "why-side-first"
    play(state, "1: side north")
    assert tap(state, "side-n", 2) == "why-side-taken"
    assert tap(state, "entrance-n-1-2", 2) == "why-side-taken"
    assert tap(state, "side-n", 1) == "why-wait"
    locked = play(scene("c3 e5", variant="locked"), "roll torch golden")
    assert tap(locked, "passage-3-2-3-3") == "why-nothing"
    assert tap(locked, "passage-1-1-2-1") == "why-wrong-pair"
    assert tap(locked, "die-9") == "why-extra"
    assert tap(locked, "die-1") == "why-die"


def test_taps_while_others_decide_or_all_is_over() -> None:
    assert tap(scene("c3 e5"), "chamber-1-1") == "why-wait"
    won = play(through(scene("b3 c3", gems=15), "adventurer key", "torch"), "1: go c3")
    assert tap(won, "chamber-1-1") == "why-over"


def test_dice_in_the_tray_are_to_be_placed() -> None:
    state = play(scene("c3 e5"), "roll key torch")
    tray = next(token.id for token in GAME.tokens(state) if token.place == "tray")
    assert tap(state, tray) == "why-die-tray"


# -- words --------------------------------------------------------------------------------


def ids(language: str) -> set[str]:
    text = (TEXT / f"{language}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))


def variables(language: str) -> dict[str, set[str]]:
    text = (TEXT / f"{language}.ftl").read_text(encoding="utf-8")
    parts = re.split(r"^([a-z][\w-]*) =", text, flags=re.MULTILINE)[1:]
    return {
        name: set(re.findall(r"\$(\w+)", body))
        for name, body in zip(parts[::2], parts[1::2], strict=True)
    }


def test_both_languages_have_the_same_messages_and_variables() -> None:
    assert ids("en") == ids("de")
    assert variables("en") == variables("de")


def test_every_reason_in_the_code_has_words_and_the_other_way_round() -> None:
    source = Path(reasons.__file__).read_text(encoding="utf-8")
    used = set(re.findall(r'"(why-[a-z-]+)"', source))
    known = {name for name in ids("en") if name.startswith("why-")}
    assert used | {"why-over", "why-wait"} == known  # those two are said at the door


def test_options_lines_and_dice_have_names() -> None:
    words = Words("de", GAME)
    for option in GAME.options:
        for name in (f"option-{option.id}", *(f"option-{option.id}-{v}" for v in option.values)):
            assert words.has(name), name
    for name, _ in scene().lines(0):
        assert words.has(f"line-{name}")
    for kind in ("start", "escape", "extra"):
        for face in GAME.die(kind).faces:
            assert words.say(Message(f"die-{kind}", {"face": face})) != face or kind == "start"


# -- whatever comes -----------------------------------------------------------------------


@settings(max_examples=60, deadline=None, derandomize=True)
@given(
    st.sampled_from(VARIANTS),
    st.integers(2, 4),
    st.integers(0, 10**6),
    st.integers(0, 250),
    st.integers(0, moves.END - 1),
)
def test_whatever_is_tried_is_legal_or_refused_with_a_reason(
    variant: str, seats: int, seed: int, steps: int, move: int
) -> None:
    """ES-A3, ES-A4, ES-P2"""
    state = GAME.start(GAME.setup(seats, {"variant": variant}))
    chance = stream(seed)
    for _ in range(steps):
        if state.phase == ROLL:
            state.roll(chance.faces(state.sides()))
        elif not state.is_over():
            legal = state.moves(state.owing()[0])
            state.play(state.owing()[0], legal[chance.below(len(legal))])
    if state.owing():
        try_out(GAME, state, move)
