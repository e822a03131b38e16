"""All words in both languages: the same messages, the same variables, no errors."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from rollwrite import words as all_words
from rollwrite.bots import roster
from rollwrite.catalogue import GAMES, find
from rollwrite.games.lost_cities import GAME as LOST_CITIES
from rollwrite.kernel.game import Game
from rollwrite.kernel.seen.view import Message, Token
from rollwrite.testing import trials
from rollwrite.testing.spoken import inner, of_trial
from rollwrite.words import LANGUAGES, Words

SOURCES = ["common", *(game.id for game in GAMES)]


def source(name: str, language: str) -> str:
    return (
        all_words.common(language) if name == "common" else all_words.of_game(find(name), language)
    )


class Variables(Visitor):
    """Collects the names of the variables a message uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def messages(name: str, language: str) -> dict[str, set[str]]:
    """The messages of a file and the variables of each."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source(name, language)).body:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


# -- the files ----------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SOURCES)
def test_a_message_file_has_no_junk(name: str, language: str) -> None:
    body = FluentParser().parse(source(name, language)).body
    junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize("name", SOURCES)
def test_both_languages_have_the_same_messages_with_the_same_variables(name: str) -> None:
    english, german = messages(name, "en"), messages(name, "de")
    assert english == german


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SOURCES)
def test_every_message_has_words(name: str, language: str) -> None:
    body = FluentParser().parse(source(name, language)).body
    empty = [e.id.name for e in body if isinstance(e, ast.Message) and e.value is None]
    assert empty == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_game_does_not_take_words_from_the_table(game: Game) -> None:
    """The same id in both files would hide the common one behind the game's."""
    assert set(messages(game.id, "en")) & set(messages("common", "en")) == set()


# -- whatever a game says ------------------------------------------------------------------


def key(message: Message) -> str:
    return repr((message.id, sorted(message.args.items(), key=str)))


@pytest.fixture(scope="module")
def spoken() -> dict[str, list[Message]]:
    """What each game has said in random games, each message once."""
    found: dict[str, dict[str, Message]] = {}
    for game in GAMES:
        said = found.setdefault(game.id, {})
        for trial in trials(game, range(1))[:: len(game.options) + 2]:
            for message in of_trial(trial):
                said.setdefault(key(message), message)
    return {name: list(said.values()) for name, said in found.items()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_message_of_random_games_is_known(
    game: Game, language: str, spoken: dict[str, list[Message]]
) -> None:
    words = Words(language, game)
    ids = {part.id for message in spoken[game.id] for part in inner(message)}
    assert {name for name in ids if not words.has(name)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_message_of_random_games_can_be_said(
    game: Game, language: str, spoken: dict[str, list[Message]]
) -> None:
    """A variable that is missing would fail here, or show its name in braces."""
    words = Words(language, game)
    said = [words.say(message) for message in spoken[game.id]]
    assert [text for text in said if not text.strip() or "{" in text] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_random_games_say_something(game: Game, spoken: dict[str, list[Message]]) -> None:
    assert len({message.id for message in spoken[game.id]}) > 20


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_rule_card_has_a_heading_and_a_text(game: Game, language: str) -> None:
    words = Words(language, game)
    names = [
        name for card in game.rules() for name in (f"rules-{card.id}", f"rules-{card.id}-text")
    ]
    assert [name for name in names if not words.has(name)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_option_and_its_values_have_names(game: Game, language: str) -> None:
    words = Words(language, game)
    names = [f"option-{option.id}" for option in game.options]
    names += [f"option-{o.id}-{value}" for o in game.options for value in o.values]
    assert [name for name in ["name", *names] if not words.has(name)] == []


# -- how words are said ------------------------------------------------------------------------


def test_a_message_is_said_in_its_language() -> None:
    said = [Words(language, LOST_CITIES).say("prompt-active") for language in LANGUAGES]
    assert said == [
        "Your roll. Pick a colour and a number.",
        "Dein Wurf. Wähle eine Farbe und eine Zahl.",
    ]


def test_a_message_within_a_message_is_said_too() -> None:
    message = Message("why-closed", {"stairs": Message("stairs-red")})
    said = Words("en", LOST_CITIES).say(message)
    assert said == "Flame is finished, right up to its artefact."


def test_a_seat_is_called_by_its_name() -> None:
    said = Words("en", LOST_CITIES, ("Ann", "Bob")).say(Message("prompt-roll", {"seat": 1}))
    assert said == "Bob rolls."


def test_a_seat_without_a_name_is_called_by_its_number() -> None:
    said = Words("de", LOST_CITIES).say(Message("prompt-roll", {"seat": 1}))
    assert said == "Platz 2 würfelt."


def test_a_message_that_nobody_knows_is_said_by_its_id() -> None:
    assert Words("en").say("no-such-thing") == "no-such-thing"


def test_a_missing_variable_is_our_bug() -> None:
    with pytest.raises(AssertionError, match="prompt-roll"):
        Words("en", LOST_CITIES).say("prompt-roll")


@pytest.mark.parametrize(
    ("die", "face", "said"),
    [("colour", "red", "Flame"), ("number", "7", "7"), ("start", "2", "Seat 2")],
)
def test_a_die_is_said_by_what_it_shows(die: str, face: str, said: str) -> None:
    """LC-S1"""
    assert Words("en", LOST_CITIES).die(Token("x", die, face)) == said


def test_each_expedition_has_a_name_of_its_own_in_both_languages() -> None:
    """LC-S1: symbols for people who see colours differently."""
    faces = LOST_CITIES.die("colour").faces
    speakers = [Words(language, LOST_CITIES) for language in LANGUAGES]
    assert [len({words.say(f"stairs-{face}") for face in faces}) for words in speakers] == [6, 6]


def test_bots_are_said_by_name() -> None:
    names = [Words("de").say(f"bot-{bot.id}") for bot in roster.ROSTER]
    assert names == [
        *("Zufall", "Sanft", "Solide", "Gierig", "Gnadenlos"),
        "Erfahren",
        "Unerreicht",
    ]


def test_the_news_of_a_top_does_not_promise_an_artefact_that_was_not_there() -> None:
    """LC-E4: with all nine shaded the end artefact brings nothing."""
    args: dict[str, str | int | Message] = {"stairs": Message("stairs-red"), "artefact": "no"}
    said = Words("en", LOST_CITIES).say(Message("news-top", args))
    assert "took" not in said


def test_every_word_that_the_client_names_is_there() -> None:
    """Where one is missing, its name stands on the page."""
    known = messages("common", "en").keys()
    named: dict[str, str] = {}
    for path in sorted((Path(__file__).parents[2] / "web" / "src").rglob("*")):
        if path.suffix in (".svelte", ".ts") and not path.name.endswith(".test.ts"):
            found = re.findall(r'\bt\(\s*"([a-z][a-z0-9-]*)"', path.read_text(encoding="utf-8"))
            named |= dict.fromkeys(found, path.name)
    assert len(named) > 200
    assert {name: where for name, where in named.items() if name not in known} == {}
