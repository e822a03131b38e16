"""What the log tells. Why a thing cannot be done is in ``reasons``."""

from __future__ import annotations

from rollwrite.kernel.game import Played, Rolled
from rollwrite.kernel.seen.view import Message, News
from rollwrite.kernel.state import OVER

from ..rules import moves
from ..rules.dice import CURSE
from ..rules.layout import BLACK, LOCKED, PARTS, REROLL, TRACK_OF, TRACKS
from ..rules.moves import CHAMBER_NAMES, SYMBOLS
from ..rules.moves import TRACKS as TRACK_NAMES
from ..rules.position import DRAW, EXPLORING, EXTRAS
from ..rules.state import EscapeState
from .ending import ended
from .view import Args, passage_name, symbol_name, track_name, track_sign


def tell(before: EscapeState, event: Rolled | Played, after: EscapeState) -> list[News]:
    story = _rolled(before, event, after) if isinstance(event, Rolled) else _played(before, event)
    story += _gained(before, after)
    story += ended(before, event, after)
    story += _time(before, after)
    return story


# -- rolls ----------------------------------------------------------------------------


def _rolled(before: EscapeState, event: Rolled, after: EscapeState) -> list[News]:
    if before.step == DRAW:
        return [News(0, after.start, Message("news-start", {"seat": after.start}), "roll")]
    story = [News(after.turns, after.active, _faces(before, event), _sign(before, event))]
    cursed = after.dice_set.how_many(CURSE) - before.dice_set.how_many(CURSE)
    if before.step == EXTRAS and before.terms.variant == LOCKED and cursed > 0:
        story.append(_news(before, before.active, "news-extras-curse", {"count": cursed}, "curse"))
    return story


def _sign(before: EscapeState, event: Rolled) -> str:
    """A black mask is told by its sign; among the extra dice it means something else."""
    return "curse" if SYMBOLS[BLACK] in event.faces and before.step != EXTRAS else "roll"


def _faces(before: EscapeState, event: Rolled) -> Message:
    names: Args = {
        place: Message(f"symbol-{face}")
        for place, face in zip(("first", "second"), event.faces, strict=False)
    }
    if before.step == EXTRAS:
        return Message("news-extras", names)
    return Message("news-roll" if len(event.faces) == 2 else "news-roll-one", names)


# -- moves ----------------------------------------------------------------------------


def _news(state: EscapeState, seat: int, name: str, args: Args, sign: str) -> News:
    return News(state.turns, seat, Message(name, args), sign)


def _played(before: EscapeState, event: Played) -> list[News]:
    name, args, sign = _deed(before, event.move)
    deed = _news(before, event.seat, f"news-{name}", args, sign)
    return [deed, *_spent(before, event)]


def _spent(before: EscapeState, event: Played) -> list[News]:
    """ES-A5: bonuses that paid for a chamber; the others are told by their deeds."""
    if not moves.GO <= event.move < moves.CHOOSE:
        return []
    aid = moves.HELPS[(event.move - moves.GO) % moves.HELP_COUNT]
    return [
        _news(
            before,
            event.seat,
            "news-bonus",
            {"symbol": symbol_name(symbol)},
            track_sign(TRACK_OF + symbol),
        )
        for symbol in aid
    ]


def _deed(state: EscapeState, move: int) -> tuple[str, Args, str]:
    """Words, their arguments, a sign."""
    if move < moves.HEAL:
        return _turn_deed(state, move)
    if move < moves.KEEP:
        count = state.dice_set.how_many(CURSE + move - moves.HEAL)
        return "heal", {"count": count}, "heal"
    if move < moves.RUN:
        name = "keep" if move < moves.POOL else "pool"
        symbol = move - (moves.KEEP if name == "keep" else moves.POOL)
        return name, {"symbol": symbol_name(symbol)}, name
    if move < moves.GO:
        return "run", {"chamber": CHAMBER_NAMES[move - moves.RUN]}, "run"
    if move < moves.CHOOSE:
        chamber = (move - moves.GO) // moves.HELP_COUNT
        return "go", {"chamber": CHAMBER_NAMES[chamber]}, "move"
    return _answer_deed(move) if move < moves.CROSS else _pool_deed(move)


def _turn_deed(state: EscapeState, move: int) -> tuple[str, Args, str]:
    if move < moves.ROLL_ON:
        return "side", {"side": Message(f"side-{moves.SIDES[move]}")}, "move"
    if move == moves.REROLL:
        return "reroll", {}, "reroll"
    if move == moves.DONE:
        return ("done", {}, "move") if state.step == EXPLORING else ("done-taking", {}, "map")
    return ("roll-on", {}, "roll") if move == moves.ROLL_ON else ("explore", {}, "move")


def _answer_deed(move: int) -> tuple[str, Args, str]:
    if move < moves.JOKER:
        track = REROLL + move - moves.CHOOSE
        return "choose", {"track": track_name(track)}, "choice"
    if move < moves.TAKE_GEMS:
        return "joker", {"symbol": symbol_name(move - moves.JOKER)}, "joker"
    if move < moves.CLOSE:
        return ("take-gems" if move == moves.TAKE_GEMS else "take-die"), {}, "secret"
    return "close", {"passage": passage_name(move - moves.CLOSE)}, "lock"


def _pool_deed(move: int) -> tuple[str, Args, str]:
    if move < moves.LOSE:
        symbol, part = divmod(move - moves.CROSS, PARTS)
        args: Args = {"symbol": symbol_name(symbol), "number": part // 2 + 1}
        return "cross", args, SYMBOLS[symbol]
    if move < moves.GIVE_UP:
        return "lose", {"symbol": symbol_name(move - moves.LOSE)}, "pool"
    return "give-up", {"number": move - moves.GIVE_UP + 1}, "map"


# -- what came of it ----------------------------------------------------------------------


def _gained(before: EscapeState, after: EscapeState) -> list[News]:
    """Marks, secrets, gems: told to the whole team."""
    seat, story = before.seat, []
    for track in range(TRACKS):
        if after.team.marks(track) > before.team.marks(track):
            args: Args = {"track": track_name(track), "place": after.team.marks(track)}
            story.append(_news(before, seat, "news-mark", args, TRACK_NAMES[track]))
    for number, colour in enumerate(after.layout.colours):
        if (after.team.found & ~before.team.found) >> number & 1:
            args = {"colour": Message(f"colour-{colour}")}
            story.append(_news(before, seat, "news-secret", args, f"secret-{colour}"))
    gems = after.team.gems()
    if gems > before.team.gems():
        args = {"count": gems - before.team.gems(), "gems": gems, "needed": after.terms.needed}
        story.append(_news(before, seat, "news-gems", args, "gems"))
    return story


def _time(before: EscapeState, after: EscapeState) -> list[News]:
    """Rounds, and the end."""
    story = []
    if after.round > before.round:
        args: Args = {"round": after.round, "rounds": after.terms.rounds}
        story.append(News(after.turns, -1, Message("news-round", args), "rounds"))
    if after.phase == OVER:
        name = "news-won" if after.has_won else "news-lost"
        args = {"gems": after.team.gems(), "needed": after.terms.needed}
        story.append(News(after.turns, -1, Message(name, args), "exit"))
    return story


# -- the end ----------------------------------------------------------------------------------


def titles(state: EscapeState) -> tuple[Message, ...]:
    """ES-F1: everybody's, the same for all."""
    return (Message("title-won" if state.has_won else "title-lost"),) * int(state.seats)


def figures(state: EscapeState) -> dict[str, float]:
    """Where the gems came from, and how many of the seats got out."""
    found = {name: float(gems) for name, gems in state.lines(0)}
    home = [paper.at == state.layout.exit for paper in state.papers]
    return found | {"home": sum(home) / len(home)}
