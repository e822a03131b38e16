"""Who plays a trial: at random, to win, or to see what has not been seen."""

from __future__ import annotations

from collections import Counter

from rollwrite.bots.greedy import GreedyPlayer
from rollwrite.kernel.chance import Chance
from rollwrite.kernel.game import Game, Played
from rollwrite.kernel.seen.events import tell
from rollwrite.kernel.state import State

MOST_TRIED = 12  # moves of a decision that a curious pilot tries


class Pilot:
    """Chooses at random."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, state: State, seat: int, chance: Chance) -> int:
        moves = state.moves(seat)
        return moves[chance.below(len(moves))]


class Greedy(Pilot):
    """Goes where points are: deeper into a game than chance comes."""

    def choose(self, state: State, seat: int, chance: Chance) -> int:
        return int(GreedyPlayer().choose(state, seat, state.moves(seat), chance))


class Curious(Pilot):
    """Prefers what the rules have done least often so far.

    Two moves do the same if they are told alike, change the same lines and lead to the
    same kind of question: so every branch of the rules that shows is looked for, compiled
    or not.
    """

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.seen: Counter[tuple[object, ...]] = Counter()

    def choose(self, state: State, seat: int, chance: Chance) -> int:
        moves = list(state.moves(seat))
        while len(moves) > MOST_TRIED:
            del moves[chance.below(len(moves))]
        chance_first = [moves.pop(chance.below(len(moves))) for _ in range(len(moves))]
        deeds = {move: self.deed(state, seat, move) for move in chance_first}
        rarest = min(chance_first, key=lambda move: self.seen[deeds[move]])
        self.seen[deeds[rarest]] += 1
        return rarest

    def deed(self, state: State, seat: int, move: int) -> tuple[object, ...]:
        after = state.copy()
        after.play(seat, move)
        told = tuple(
            (news.message.id, news.sign)
            for news in tell(self.game, state, Played(seat, move), after)
        )
        lines = zip(state.lines(seat), after.lines(seat), strict=True)
        changed = tuple((name, now > was) for (name, was), (_, now) in lines if now != was)
        asked = self.game.prompt(after, seat).id
        return (told, changed, asked, after.phase, len(after.owing()))


PILOTS: dict[str, type[Pilot]] = {"random": Pilot, "greedy": Greedy, "curious": Curious}
