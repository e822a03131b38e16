"""Whatever a game says, in random games and in its cards: known in every language."""

from __future__ import annotations

from collections.abc import Iterator

from rollwrite.kernel.game import Game
from rollwrite.kernel.seen.aloud import reading
from rollwrite.kernel.seen.events import tell
from rollwrite.kernel.seen.look import look
from rollwrite.kernel.seen.view import Message, View
from rollwrite.kernel.state import State
from rollwrite.words import LANGUAGES, Words

from .trial import Trial, trials

READ_EVERY = 40  # events from one state whose sheets are read to the next


def words_are_known(game: Game, seeds: range = range(1)) -> None:
    """Every message of random games, cards and options has words, and its variables are given."""
    said = [message for trial in trials(game, seeds) for message in of_trial(trial)]
    ids = {part.id for message in said for part in inner(message)} | set(of_door(game))
    for language in LANGUAGES:
        words = Words(language, game)
        missing = sorted(name for name in ids if not words.has(name))
        assert not missing, f"{game.id}: no words ({language}) for {', '.join(missing)}"
        odd = {text for message in said if not (text := words.say(message)).strip() or "{" in text}
        assert not odd, f"{game.id}: odd words ({language}): {sorted(odd)}"


def of_door(game: Game) -> Iterator[str]:
    """Messages that a game has because of what it is."""
    yield from ("name", "tagline")
    for card in game.rules():
        yield from (f"rules-{card.id}", f"rules-{card.id}-text")
    for option in game.options:
        yield f"option-{option.id}"
        yield from (f"option-{option.id}-{value}" for value in option.values)


def of_view(view: View) -> Iterator[Message]:
    yield view.prompt
    for choice in view.choices:
        yield from (choice.label, choice.title, choice.verb, *choice.notes)
    for page in view.pages:
        yield from (Message(f"line-{line.id}") for line in page.lines)
    for token in view.tokens:
        yield Message(f"die-{token.die}", {"face": token.face})
    if view.result:
        yield from view.result.titles


def of_taps(game: Game, state: State, view: View) -> Iterator[Message]:
    """The answers to taps that may fit nothing; an onlooker cannot tap."""
    seat = view.seat
    if seat < 0:
        return
    touched = [token.id for token in view.tokens] + ["", "nonsense"]
    touched += [spot for choice in view.choices for spot in choice.spots]
    touched += [mark.spots[0] for mark in game.marks(state, seat)]
    for spot in touched:
        yield game.why_not(state, seat, spot)


def of_sheets(game: Game, state: State) -> Iterator[Message]:
    """The sheets read aloud, and what their spots are."""
    owners = [-1, 0] if game.shared_drawing(state) else [0]
    for owner in owners:
        for section in reading(game, state, 0, owner):
            yield section.title
            for item in section.items:
                yield from (item.name, *item.printed, *item.written)
                yield from game.worth(state, owner, item.spot)


def of_trial(trial: Trial) -> Iterator[Message]:
    """Everything said in one random game: views, news, refused taps."""
    game = trial.game
    for number, (state, event) in enumerate(trial.walk()):
        waiting = number % (trial.seats + 1) - 1
        for seat in {waiting, *state.owing()}:
            view = look(game, state, seat)
            yield from of_view(view)
            yield from of_taps(game, state, view)
        if number % READ_EVERY == 0:
            yield from of_sheets(game, state)
        after = state.copy()
        trial.apply(after, event)
        yield from (news.message for news in tell(game, state, event, after))
    view = look(game, trial.end(), 0)
    yield from (*of_view(view), *of_taps(game, trial.end(), view))
    yield from of_sheets(game, trial.end())


def inner(message: Message) -> Iterator[Message]:
    yield message
    for value in message.args.values():
        if isinstance(value, Message):
            yield from inner(value)
