"""``play``: a game in the terminal. Generic: the moves are listed by their words."""

from __future__ import annotations

from collections import Counter
from typing import Annotated

import typer
from rich.prompt import Prompt
from rich.table import Table as Grid

from rollwrite.bots import roster
from rollwrite.bots.player import Player
from rollwrite.catalogue import GAMES, find
from rollwrite.kernel.errors import GameError
from rollwrite.kernel.kept import record as records
from rollwrite.kernel.kept import tape as tapes
from rollwrite.kernel.seen.aloud import SHARED
from rollwrite.kernel.seen.view import Choice, Message, Page, Token, View
from rollwrite.table.drive import play_bots
from rollwrite.table.table import COMMIT, STEP, TAKE_BACK, Chair, Command, Table
from rollwrite.words import Words

from .kit import sheet_text
from .kit.given import Language, Name, Options, bot_names, parse_bots, parse_options
from .kit.show import complain, out
from .kit.untaught import say_untaught

ME = 0
USUAL_BOT = "greedy"


def add_to(app: typer.Typer) -> None:
    app.command()(play)


def play(
    game: Annotated[str, typer.Argument(help="Which game.")] = GAMES[0].id,
    bots: Annotated[str, typer.Option(help="Who plays with you, separated by commas.")] = "",
    seats: Annotated[int, typer.Option(help="Seats in all; 0 is you and the bots named.")] = 0,
    name: Name = "You",
    language: Language = "en",
    option: Options = None,
) -> None:
    """Play in the terminal with bots."""
    found = find(game)
    if seats:
        found.check_seats(seats)
    company = company_of(bots, seats)
    setup = found.setup(len(company) + 1, parse_options(option))
    say_untaught(found, setup, company)
    chairs = (Chair(name), *(Chair(f"{bot} {n}", bot) for n, bot in enumerate(company, 2)))
    table = Table(found, setup, chairs, tapes.fresh(tuple(chair.name for chair in chairs)))
    players = {seat: roster.find(bot) for seat, bot in enumerate(company, 1)}
    words = Words(language, found, tuple(chair.name for chair in chairs))
    Terminal(table, players, words).run()


def company_of(bots: str, seats: int) -> tuple[str, ...]:
    """The bots that were named; as many as there are seats left where those are given."""
    if not bots:
        return (USUAL_BOT,) * (seats - 1) if seats else (USUAL_BOT,)
    return parse_bots(bots, seats - 1 if seats else len(bot_names(bots)))


class Terminal:
    """One person at a table, reading and choosing by numbers."""

    def __init__(self, table: Table, players: dict[int, Player], words: Words) -> None:
        self.table = table
        self.players = players
        self.words = words
        self.told = 0

    def run(self) -> None:
        while True:
            play_bots(self.table, self.players)
            self._tell_news()
            if self.table.is_over():
                self._tell_result()
                return
            if not self._take_step():
                return

    def _tell_news(self) -> None:
        for news in self.table.news[self.told :]:
            who = self.words.name(news.seat) + " " if news.seat >= 0 else ""
            out.print(f"{news.turn:3}  {who}{self.words.say(news.message)}", markup=False)
        self.told = len(self.table.news)

    def _take_step(self) -> bool:
        """One answer of the person; False when it wants to leave."""
        view = self.table.view(ME)
        self._show(view)
        answer = self._ask(len(view.choices))
        if answer == "q":
            return False
        if answer[:1] == "s":
            self._read_out(answer[1:].strip())
        elif answer == "u":
            self._do(Command(TAKE_BACK, ME, self.table.stages))
        elif answer.isdecimal() and 1 <= int(answer) <= len(view.choices):
            self._choose(view.choices[int(answer) - 1])
        else:
            complain("unknown", self.words.say("terminal-again"))
        return True

    def _choose(self, choice: Choice) -> None:
        self._do(Command(STEP, ME, self.table.stages, choice.move))
        if self.table.can_commit(ME):
            self._do(Command(COMMIT, ME, self.table.stages))

    def _do(self, command: Command) -> None:
        try:
            self.table.do(command)
        except GameError as error:
            complain(error.code, str(error))

    def _read_out(self, seat: str) -> None:
        """The whole sheet of a seat, counted from 1; one's own where none is named."""
        number = int(seat) - 1 if seat.isdecimal() else ME
        if seat and not 0 <= number < len(self.table.chairs):
            complain("unknown", self.words.say("terminal-again"))
            return
        out.print()
        for sheet in self._sheets(number):
            self._print_sheet(sheet_text.in_full(self.table.reading(ME, sheet), self.words))

    def _show_sheets(self) -> None:
        for sheet in self._sheets(ME):
            self._print_sheet(sheet_text.in_short(self.table.reading(ME, sheet), self.words))

    def _sheets(self, seat: int) -> list[int]:
        """The shared one comes first."""
        shared = self.table.game.shared_drawing(self.table.state)
        return [SHARED, seat] if shared else [seat]

    def _print_sheet(self, sheet: Grid) -> None:
        out.print(sheet, soft_wrap=False)
        out.print()

    def _show(self, view: View) -> None:
        out.print()
        self._show_sheets()
        standing = [self._standing(page) for page in view.pages if page.seat >= 0]
        out.print("  ·  ".join([*standing, *self._tallies(view)]), markup=False)
        for place in self.table.game.places:
            self._show_dice(place, [token for token in view.tokens if token.place == place])
        out.print(self.words.say(view.prompt), markup=False)
        for number, choice in enumerate(view.choices, 1):
            notes = "".join(f" · {self.words.say(note)}" for note in choice.notes)
            points = f"{choice.points:+d}"
            label = f"{self.words.say(choice.label)}  ({points}){notes}"
            out.print(f"{number:3}  {label}", markup=False)

    def _standing(self, page: Page) -> str:
        """Whose sheet, and its points, or how it stands where points say nothing."""
        stands = self.words.say(page.badge.words) if page.badge else str(page.total)
        return f"{self.words.name(page.seat)} {stands}"

    def _tallies(self, view: View) -> list[str]:
        counted = [tally for tally in view.tallies if tally.value or tally.of]
        return [
            self.words.say(Message(f"tally-{tally.id}", {"value": tally.value, "of": tally.of}))
            for tally in counted
        ]

    def _show_dice(self, place: str, dice: list[Token]) -> None:
        if not dice:
            return
        is_first = place == self.table.game.places[0]
        name = "" if is_first else self.words.say(Message(f"place-{place}")) + ": "
        counted = Counter(map(self.words.die, dice))
        faces = "   ".join(
            face if count == 1 else f"{count} × {face}" for face, count in counted.items()
        )
        out.print(name + faces, style="bold" if is_first else "", markup=False)

    def _ask(self, count: int) -> str:
        keys = self.words.say(Message("terminal-keys", {"count": count}))
        return Prompt.ask(keys, console=out).strip().lower()

    def _tell_result(self) -> None:
        out.print()
        self._show_sheets()
        self._tell_winners()
        out.print(records.write(self.table.record(), self.table.game), markup=False, style="dim")

    def _tell_winners(self) -> None:
        outcome = self.table.state.outcome()
        if len(outcome.teams) == 1 < len(outcome.totals):
            self._tell_team(bool(outcome.winners), outcome.totals[0])
            return
        for seat, total in enumerate(outcome.totals):
            star = "*" if seat in outcome.winners else " "
            out.print(f"{star} {self.words.name(seat)}  {total}", markup=False)

    def _tell_team(self, has_won: bool, total: int) -> None:
        """All on one side: nobody beats anybody."""
        said = self.words.say(Message("end-team-won" if has_won else "end-team-lost"))
        out.print(f"{said}  {total}", markup=False)
