"""What the log tells: the steps of each seat, then who felled what and who got what."""

from __future__ import annotations

from rollwrite.kernel.game import Event, Played
from rollwrite.kernel.seen.view import Message, News
from rollwrite.kernel.state import OVER

from ..rules import moves, scoring, steps
from ..rules.deeds import BONUS_FIRST, BONUS_LATER
from ..rules.layout import Layout
from ..rules.paper import Paper
from ..rules.state import DungeonsState
from . import names
from .names import Args
from .view import lives_gone


def tell(before: DungeonsState, event: Event, after: DungeonsState) -> list[News]:
    if not isinstance(event, Played):
        return [_rolled(before, after)]
    turn = before.turns
    story = _step(before, event, after)
    if after.killed != before.killed:
        for monster in names.each_bit(after.killed & ~before.killed):
            story += _felled(before, after, monster)
    for seat in range(after.seats):
        story += _bonuses(before, after, seat) + _losses(before, after, seat)
    for seat in names.each_bit(after.out & ~before.out):
        if not after.is_solo():
            story.append(News(turn, seat, Message("news-out"), "skull"))
    if after.phase == OVER:
        story.append(News(turn, -1, Message(_ending(after)), "kill"))
    return story


def _rolled(before: DungeonsState, after: DungeonsState) -> News:
    if before.active < 0:
        return News(0, after.active, Message("news-start", {"seat": after.active}), "roll")
    return News(after.turns, after.active, Message("news-roll"), "roll")


# -- steps ---------------------------------------------------------------------------


def _step(before: DungeonsState, event: Played, after: DungeonsState) -> list[News]:
    told = _told(before, event, after)
    return [News(before.turns, event.seat, *told)] if told else []


def _told(before: DungeonsState, event: Played, after: DungeonsState) -> tuple[Message, str] | None:
    """A step as a message and its sign; nothing where nothing is to be told."""
    layout, paper, move = before.layout, before.papers[event.seat], event.move
    if move < moves.AT:
        return _paired(before, event)
    if move < moves.HITS:
        return _crossed(layout, paper, (move - moves.AT) % moves.FIELDS, "news-cross")
    if move < moves.BOTH:
        return _hit(before, after, event, (move - moves.HITS) % moves.KNOWN, "news-hit")
    if move < moves.TORCH_AT:
        return _hit(before, after, event, move - moves.BOTH, "news-both")
    if move < moves.TORCH_HITS:
        return _crossed(layout, paper, move - moves.TORCH_AT, "news-torch")
    if move < moves.STRIKE:
        return _hit(before, after, event, move - moves.TORCH_HITS, "news-torch-hit")
    return _answered(before, event, after)


def _paired(before: DungeonsState, event: Played) -> tuple[Message, str]:
    first, second = moves.dice_of(event.move)
    is_dark = event.move not in before.plain
    args: Args = {"first": sum(first), "second": sum(second)}
    name = "news-pairs-black" if is_dark else "news-pairs"
    return Message(name, args), "black" if is_dark else "roll"


def _crossed(layout: Layout, paper: Paper, field: int, name: str) -> tuple[Message, str]:
    signs = {"gem": "gems", "gold": "gold", "chest": "chest", "fist": "fist", "activation": "key"}
    signs |= {"track": "key", "cloud": "cloud", "portal": "portal"}
    what = names.field(layout, paper, field)
    sign = "torch" if name == "news-torch" else signs.get(what.id.removeprefix("field-"), "roll")
    return Message(name, {"field": what}), sign


def _hit(
    before: DungeonsState, after: DungeonsState, event: Played, call: int, name: str
) -> tuple[Message, str]:
    """DD-M4: a later kill is told at once, a first one with all the others."""
    monster = steps.called(before.layout, call)
    args: Args = {"monster": names.monster(before.layout, monster)}
    is_struck = (before.papers[event.seat].struck >> monster) & 1
    if is_struck and (after.papers[event.seat].killed >> monster) & 1:
        return Message("news-later", args | {"gems": before.layout.laters[monster]}), "kill"
    return Message(name, args), "torch" if name == "news-torch-hit" else "kill"


def _answered(
    before: DungeonsState, event: Played, after: DungeonsState
) -> tuple[Message, str] | None:
    move = event.move
    if moves.TAKE <= move < moves.DONE:
        return Message(f"news-take-{moves.REWARDS[move - moves.TAKE]}"), "chest"
    if moves.SPARE <= move < moves.TAKE:
        monster = steps.called(before.layout, move - moves.SPARE)
        return Message("news-spare", {"monster": names.monster(before.layout, monster)}), "kill"
    if move < moves.SPARE:
        monster = steps.called(before.layout, move - moves.STRIKE)
        return Message("news-hit", {"monster": names.monster(before.layout, monster)}), "kill"
    if move == moves.DONE:
        return _dropped(before, event)
    is_last = move > moves.DONE and after.papers[event.seat].written == steps.CLOUDS
    return (Message("news-clouds"), "cloud") if is_last else None


def _dropped(before: DungeonsState, event: Played) -> tuple[Message, str] | None:
    """DD-O1: a sum that would have fitted; what had to lapse is told by what it cost."""
    if before.moves(event.seat)[0] >= moves.TORCH_AT:
        return None
    return Message("news-drop", {"sum": names.left_sum(before.papers[event.seat])}), "roll"


# -- when all are done -----------------------------------------------------------------


def _felled(before: DungeonsState, after: DungeonsState, monster: int) -> list[News]:
    """DD-M1, DD-M2: the first ones, the help for the others, and who profits by it."""
    layout, turn = after.layout, before.turns
    args: Args = {"monster": names.monster(layout, monster), "gems": layout.firsts[monster]}
    args["hearts"] = layout.hearts[monster]
    bit = 1 << monster
    first = [seat for seat, paper in enumerate(after.papers) if paper.firsts & bit]
    name = "news-felled" if after.is_solo() else "news-first"
    story = [News(turn, seat, Message(name, args), "kill") for seat in first]
    helped = [seat for seat in range(after.seats) if _is_helped(before, after, seat, monster)]
    if helped:
        story.append(News(turn, -1, Message("news-help", {"monster": args["monster"]}), "kill"))
    later: Args = {"monster": args["monster"], "gems": layout.laters[monster]}
    return story + [
        News(turn, seat, Message("news-later", later), "kill")
        for seat in helped
        if after.papers[seat].killed & bit
    ]


def _is_helped(before: DungeonsState, after: DungeonsState, seat: int, monster: int) -> bool:
    if (before.out >> seat) & 1 or (after.layout.armoured >> monster) & 1:
        return False
    return not (after.papers[seat].firsts >> monster) & 1


def _bonuses(before: DungeonsState, after: DungeonsState, seat: int) -> list[News]:
    paper = after.papers[seat]
    story = []
    for bonus in names.each_bit(paper.bonuses & ~before.papers[seat].bonuses):
        is_first = (paper.bonus_firsts >> bonus) & 1
        name = Message(f"bonus-{after.layout.adventure}-{bonus + 1}")
        args: Args = {"bonus": name, "gems": BONUS_FIRST if is_first else BONUS_LATER}
        told = "news-bonus-alone" if after.is_solo() else "news-bonus"
        story.append(News(before.turns, seat, Message(told, args), "bonus"))
    return story


def _losses(before: DungeonsState, after: DungeonsState, seat: int) -> list[News]:
    lost = lives_gone(after.papers[seat]) - lives_gone(before.papers[seat])
    if lost <= 0:
        return []
    told = Message(_cause(before, after, seat), {"count": lost})
    return [News(before.turns, seat, told, "lives")]


def _cause(before: DungeonsState, after: DungeonsState, seat: int) -> str:
    """DD-R5, DD-O1: what lives were lost for, unless several things at once cost some."""
    old, new = before.papers[seat], after.papers[seat]
    if after.killed != before.killed or new.firsts != old.firsts:
        return "news-lives"
    if not after.is_solo():
        return "news-lives-lapse"
    return "news-lives" if old.has_hit or new.hits != old.hits else "news-lives-miss"


def _ending(state: DungeonsState) -> str:
    """DD-F1"""
    if state.killed == state.layout.monsters:
        return "news-end-won"
    return "news-end-skull" if state.is_solo() else "news-end-out"


def titles(state: DungeonsState) -> tuple[Message, ...]:
    """DD-O1: a solo game ends with a rating."""
    if state.seats > 1 or state.phase != OVER:
        return ()
    return (Message(f"rating-{scoring.rating(state.total(0))}"),)


def figures(state: DungeonsState) -> dict[str, float]:
    """For reports, as shares of the seats: who was out, which bonuses, monsters and rewards."""
    layout, papers = state.layout, state.papers
    found = {"out": len(names.each_bit(state.out)) / len(papers)}
    for bonus in (0, 1):
        found[f"bonus {bonus + 1}"] = _share([paper.bonuses for paper in papers], bonus)
    for monster in range(len(layout.hits)):
        name = f"kills {names.monster_id(layout, monster)}"
        found[name] = _share([paper.killed for paper in papers], monster)
    for place, reward in enumerate(moves.REWARDS):
        found[f"takes {reward}"] = _share([paper.rewards for paper in papers], place)
    return found


def _share(masks: list[int], place: int) -> float:
    return sum((mask >> place) & 1 for mask in masks) / len(masks)
