"""``play``: a game in the terminal. Generic: the moves are listed by their words."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.prompt import Prompt

from rollwrite.bots import roster
from rollwrite.bots.player import Player
from rollwrite.catalogue import GAMES, find
from rollwrite.kernel import record as records
from rollwrite.kernel import tape as tapes
from rollwrite.kernel.errors import GameError
from rollwrite.kernel.view import Choice, View
from rollwrite.table.drive import play_bots
from rollwrite.table.table import COMMIT, STEP, TAKE_BACK, Chair, Command, Table
from rollwrite.words import Words

from .show import Options, complain, out, parse_bots, parse_options

ME = 0


def add_to(app: typer.Typer) -> None:
    app.command()(play)


def play(
    game: Annotated[str, typer.Argument(help="Which game.")] = GAMES[0].id,
    bots: Annotated[str, typer.Option(help="Your opponents, separated by commas.")] = "greedy",
    seats: Annotated[int, typer.Option(help="Seats in all; 0 is you and the bots named.")] = 0,
    name: Annotated[str, typer.Option(help="Your name.")] = "You",
    language: Annotated[str, typer.Option(help="en or de.")] = "en",
    option: Options = None,
) -> None:
    """Play in the terminal against bots."""
    found = find(game)
    rivals = parse_bots(bots, (seats or len(bots.split(",")) + 1) - 1)
    setup = found.setup(len(rivals) + 1, parse_options(option))
    chairs = (Chair(name), *(Chair(f"{bot} {n}", bot) for n, bot in enumerate(rivals, 2)))
    table = Table(found, setup, chairs, tapes.fresh(tuple(chair.name for chair in chairs)))
    players = {seat: roster.find(bot) for seat, bot in enumerate(rivals, 1)}
    words = Words(language, found.id, tuple(chair.name for chair in chairs))
    Terminal(table, players, words).run()


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
        if answer == "u":
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

    def _show(self, view: View) -> None:
        out.print()
        faces = [self.words.die(token) for token in view.tokens if token.place == "tray"]
        totals = [f"{self.words.name(page.seat)} {page.total}" for page in view.pages]
        out.print("  ·  ".join(totals), markup=False)
        out.print("   ".join(faces), style="bold", markup=False)
        out.print(self.words.say(view.prompt), markup=False)
        for number, choice in enumerate(view.choices, 1):
            notes = "".join(f" · {self.words.say(note)}" for note in choice.notes)
            points = f"{choice.points:+d}"
            label = f"{self.words.say(choice.label)}  ({points}){notes}"
            out.print(f"{number:3}  {label}", markup=False)

    def _ask(self, count: int) -> str:
        return Prompt.ask(f"1–{count}, u, q", console=out).strip().lower()

    def _tell_result(self) -> None:
        outcome = self.table.state.outcome()
        for seat, total in enumerate(outcome.totals):
            star = "*" if seat in outcome.winners else " "
            out.print(f"{star} {self.words.name(seat)}  {total}", markup=False)
        out.print(records.write(self.table.record(), self.table.game), markup=False, style="dim")
