"""What the log tells, and why a thing cannot be done."""

from __future__ import annotations

from rollwrite.kernel.game import Event, Played
from rollwrite.kernel.seen.view import Message, News
from rollwrite.kernel.state import OVER

from ..rules.moves import CIRCLE, COLOURS, REFUSE, SPEED, STAY, TEN, WIDTH
from ..rules.paper import CLOSED, FULL, PLACES, height_of, last_of, number_at
from ..rules.state import LostCitiesState
from .notes import stairs
from .view import BRIDGES, tokens

# -- what happened ------------------------------------------------------------


def tell(before: LostCitiesState, event: Event, after: LostCitiesState) -> list[News]:
    if not isinstance(event, Played):
        return [_rolled(before, after)]
    story = [_played(before, event, after)]
    if after.phase != before.phase:
        story += _bridges(before, after)
    if after.phase == OVER:
        story.append(News(after.turns, -1, Message(_ending(after)), "bridges"))
    return story


def _rolled(before: LostCitiesState, after: LostCitiesState) -> News:
    name = "news-start" if before.active < 0 else "news-roll"
    return News(after.turns, after.active, Message(name, {"seat": after.active}), "roll")


def _played(before: LostCitiesState, event: Played, after: LostCitiesState) -> News:
    seat, turn = event.seat, before.turns
    if event.move == REFUSE:
        return News(turn, seat, _refused(after.papers[seat].dice, before.papers[seat].dice), "dice")
    if event.move == STAY:
        return News(turn, seat, Message("news-stay"), "roll")
    speed = event.move >= SPEED
    colour = event.move - SPEED if speed else event.move // WIDTH
    if not speed and event.move % WIDTH == CIRCLE:
        return News(turn, seat, Message("news-circle", {"stairs": stairs(colour)}), COLOURS[colour])
    return News(turn, seat, _climbed(before, seat, colour, speed, after), COLOURS[colour])


def _refused(shaded: int, before: int) -> Message:
    if before == PLACES:
        return Message("news-refuse-free")
    if shaded == PLACES:
        return Message("news-exhausted")
    return Message("news-refuse", {"place": shaded})


def _climbed(
    before: LostCitiesState, seat: int, colour: int, speed: bool, after: LostCitiesState
) -> Message:
    column = after.papers[seat].column(colour)
    took = after.papers[seat].artefacts > before.papers[seat].artefacts
    args: dict[str, str | int | Message] = {
        "stairs": stairs(colour),
        "artefact": "yes" if took else "no",
    }
    if height_of(column) == CLOSED:
        return Message("news-top", args)
    args |= {"step": height_of(column), "number": number_at(column, height_of(column))}
    return Message("news-speed" if speed else "news-write", args)


def _bridges(before: LostCitiesState, after: LostCitiesState) -> list[News]:
    """LC-B1: announced to all."""
    story = []
    for index, name in enumerate(BRIDGES):
        for seat, paper in enumerate(after.papers):
            if (paper.bridges & ~before.papers[seat].bridges) >> index & 1:
                args: dict[str, str | int | Message] = {
                    "line": Message(f"line-{name}"),
                    "points": after.layout.bridge_points,
                }
                story.append(News(before.turns, seat, Message("news-bridge", args), "bridges"))
    return story


def _ending(state: LostCitiesState) -> str:
    """LC-F1"""
    exhausted = all(paper.dice == PLACES for paper in state.papers)
    return "news-end-exhausted" if exhausted else "news-end-bridges"


# -- why not --------------------------------------------------------------------


def why_illegal(state: LostCitiesState, seat: int, move: int) -> Message:
    paper = state.papers[seat]
    if paper.arrow:
        closed = SPEED <= move < STAY
        return _closed(move - SPEED) if closed else Message("why-arrow-first")
    if move >= SPEED:
        return Message("why-no-arrow")
    colour, number = divmod(move, WIDTH)
    if not (state.colour_mask >> colour) & 1:
        return _no_colour(state, colour)
    if not (state.number_mask >> (number or TEN)) & 1:
        return _no_number(state, number if 0 < number < TEN else 0)
    column = paper.column(colour)
    if height_of(column) == CLOSED:
        return _closed(colour)
    if number == CIRCLE:
        return Message("why-circle", {"stairs": stairs(colour)})
    return Message("why-too-small", {"number": number, "last": last_of(column)})


def why_not(state: LostCitiesState, seat: int, touched: str) -> Message:
    """The answer to a tap that fits no move."""
    if state.papers[seat].arrow:
        return Message("why-arrow-first")
    if touched.startswith(("colour-", "number-")):
        return _why_not_die(state, touched)
    name, _, place = touched.partition("-")
    if name in COLOURS:
        return _why_not_place(state, seat, COLOURS.index(name), place)
    return Message("why-artefact" if name == "artefact" else "why-nothing")


def _why_not_die(state: LostCitiesState, touched: str) -> Message:
    """LC-T2: the dice that the active seat took are its own."""
    taken = {token.id for token in tokens(state) if token.place == "taken"}
    return (
        Message("why-die-taken", {"seat": state.active}) if touched in taken else Message("why-die")
    )


def _no_colour(state: LostCitiesState, colour: int) -> Message:
    args: dict[str, str | int | Message] = {"stairs": stairs(colour)}
    if COLOURS[colour] in _taken_faces(state):
        return Message("why-colour-taken", args | {"seat": state.active})
    return Message("why-no-colour", args)


def _no_number(state: LostCitiesState, number: int) -> Message:
    args: dict[str, str | int | Message] = {"number": number}
    if str(number) in _taken_faces(state):
        return Message("why-number-taken", args | {"seat": state.active})
    return Message("why-no-number", args)


def _taken_faces(state: LostCitiesState) -> set[str]:
    return {token.face for token in tokens(state) if token.place == "taken"}


def _why_not_place(state: LostCitiesState, seat: int, colour: int, place: str) -> Message:
    column = state.papers[seat].column(colour)
    height = height_of(column)
    if height == CLOSED:
        return _closed(colour)
    if place == "circle" and column:
        return Message("why-circle", {"stairs": stairs(colour)})
    wanted = "top" if height == FULL else str(height + 1)
    if place not in (wanted, "circle"):
        key = "why-next-top" if height == FULL else "why-next"
        return Message(key, {"stairs": stairs(colour), "step": height + 1})
    if not (state.colour_mask >> colour) & 1:
        return _no_colour(state, colour)
    if place == "circle":
        return _no_number(state, 0)
    return Message("why-nothing-large", {"last": max(1, last_of(column))})


def _closed(colour: int) -> Message:
    return Message("why-closed", {"stairs": stairs(colour)})
