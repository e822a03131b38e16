"""All words: Fluent messages, English and German, read here and in the browser alike."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from rollwrite.kernel.game import Game
from rollwrite.kernel.seen.reading import Item
from rollwrite.kernel.seen.view import Message, Token

LANGUAGES = ("en", "de")


def common(language: str) -> str:
    """The words of the table itself."""
    return files(__package__).joinpath(f"{language}.ftl").read_text(encoding="utf-8")


def of_game(game: Game, language: str) -> str:
    """The words of one game and of its lessons, from where it lives."""
    home = files(game.home)
    own = home.joinpath("words", f"{language}.ftl").read_text(encoding="utf-8")
    taught = home.joinpath("lessons", f"{language}.ftl")
    return f"{own}\n{taught.read_text(encoding='utf-8')}" if taught.is_file() else own


@cache
def _bundle(language: str, game: Game | None) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    text = of_game(game, language) if game else common(language)
    bundle.add_resource(FluentResource(text))
    return bundle


class Words:
    """Sentences in one language; a game's own words come before the common ones."""

    def __init__(
        self, language: str, game: Game | None = None, names: tuple[str, ...] = ()
    ) -> None:
        self.language = language
        self.names = names
        games = [_bundle(language, game)] if game else []
        self._bundles = [*games, _bundle(language, None)]

    def has(self, name: str) -> bool:
        return any(bundle.has_message(name) for bundle in self._bundles)

    def say(self, message: Message | str) -> str:
        """A message as a sentence; the id itself where no file knows it."""
        if isinstance(message, str):
            message = Message(message)
        for bundle in self._bundles:
            if bundle.has_message(message.id):
                return self._format(bundle, message)
        return message.id

    def _format(self, bundle: FluentBundle, message: Message) -> str:
        pattern = bundle.get_message(message.id).value
        assert pattern is not None, f"{message.id} has attributes only"
        args = {key: self._argument(key, value) for key, value in message.args.items()}
        text, errors = bundle.format_pattern(pattern, args)
        assert not errors, f"{message}: {errors}"
        return str(text)

    def _argument(self, key: str, value: str | int | Message) -> str | int:
        if isinstance(value, Message):
            return self.say(value)
        if key == "seat" and isinstance(value, int):
            return self.name(value)
        return f"−{-value}" if isinstance(value, int) and value < 0 else value

    def die(self, token: Token) -> str:
        """What a die shows, in words."""
        return self.say(Message(f"die-{token.die}", {"face": token.face}))

    def item(self, item: Item) -> str:
        """A spot of a sheet as it is read out."""
        written, printed = (
            ", ".join(map(self.say, words)) for words in (item.written, item.printed)
        )
        kind = ("-both" if printed else "-written") if written else "-printed" if printed else ""
        args: dict[str, str | int | Message] = {"name": item.name}
        args |= {"written": written} if written else {}
        args |= {"printed": printed} if printed else {}
        return self.say(Message(f"reading-item{kind}", args))

    def name(self, seat: int) -> str:
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.say(Message("seat-number", {"number": seat + 1}))


def in_every_language(message: Message | str, game: Game | None = None) -> dict[str, str]:
    """A message, for a page that does not have the words."""
    return {language: Words(language, game).say(message) for language in LANGUAGES}
