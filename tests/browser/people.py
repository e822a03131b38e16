"""People with browsers of their own, and how they play: by mouse, by keyboard, by list."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, WebSocket, expect

from rollwrite.catalogue import GAMES
from rollwrite.server.people.learned import things_of
from tests.browser.reach import SHOWN, STEP
from tests.server.house import Live, Person, Server, play_out

PHONE = {"width": 360, "height": 740}
SIDEWAYS = {"width": 844, "height": 390}
TABLET = {"width": 820, "height": 1180}
DESK = {"width": 1440, "height": 900}
LAPTOP = {"width": 1280, "height": 720}
ME, DEVICE, LINK = {"kind": "me"}, {"kind": "device"}, {"kind": "link"}

# How often a source is started, and what it plays.
EARS = """() => {
  window.started = 0;
  window.played = [];
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (...given) {
    window.started += 1;
    if (!(this.context instanceof OfflineAudioContext)) window.played.push(this.buffer);
    return start.apply(this, given);
  };
}"""
# What came out of it, as the browser mixes it: seconds, the loudest sample, the mean power.
LOUDNESS = """() => Promise.all(window.played.map(async (buffer) => {
  const room = new OfflineAudioContext(1, buffer.length, buffer.sampleRate);
  const source = new AudioBufferSourceNode(room, { buffer });
  source.connect(room.destination);
  source.start();
  const samples = (await room.startRendering()).getChannelData(0);
  const power = samples.reduce((sum, one) => sum + one * one, 0) / samples.length;
  return [buffer.duration, samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0),
    Math.sqrt(power)];
}))"""


def bot(name: str) -> dict[str, str]:
    return {"kind": "bot", "bot": name}


def prefer(**chosen: str | bool) -> str:
    """A script that sets preferences, as the settings page does, where none are kept yet."""
    kept = json.dumps(json.dumps(chosen))
    put = f"localStorage.getItem('rollwrite') ?? localStorage.setItem('rollwrite', {kept})"
    return f"if (self.origin !== 'null') {put}"


def knowing_everything() -> str:
    """A script for somebody who has taken every lesson, and to whom all has happened before."""
    known = json.dumps(json.dumps([thing for game in GAMES for thing in things_of(game)]))
    return f"if (self.origin !== 'null') localStorage.setItem('rollwrite learned', {known})"


class Guest:
    """A person with a browser of their own; hears all that comes over the wire."""

    def __init__(self, context: BrowserContext, server: Server, name: str) -> None:
        self.context, self.server, self.name = context, server, name
        self.heard: list[str] = []
        self.errors: list[str] = []
        self.post("/api/guests", {"name": name})
        self.page = self.tab()

    def tab(self) -> Page:
        page = self.context.new_page()
        page.on("websocket", self._listen)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        return page

    def _listen(self, live: WebSocket) -> None:
        live.on("framereceived", lambda frame: self.heard.append(str(frame)))

    def last_view(self) -> Any:
        """Of the table, as it came over the wire; answers and voices come between."""
        told = [json.loads(frame) for frame in self.heard]
        return [message["view"] for message in told if message["type"] == "table"][-1]

    def post(self, path: str, body: dict[str, Any]) -> Any:
        known = {"Origin": self.server.url}
        answer = self.context.request.post(self.server.url + path, data=body, headers=known)
        assert answer.ok, answer.text()
        return answer.json()

    def get(self, path: str) -> Any:
        answer = self.context.request.get(self.server.url + path)
        assert answer.ok, answer.text()
        return answer.json()

    def open(self, game: str, *seats: dict[str, str], **options: str) -> str:
        body = {"game": game, "seats": list(seats), "options": options}
        return str(self.post("/api/tables", body)["table"])

    def take_free_seat(self, host: Guest, table: str) -> None:
        seats = host.get(f"/api/tables/{table}")["seats"]
        key = next(seat["key"] for seat in seats if seat["kind"] == "free")
        self.post(f"/api/tables/{table}/take", {"key": key, "name": self.name})

    def person(self) -> Person:
        """The same, over the wire alone."""
        token = next(one for one in self.context.cookies() if one.get("name") == "rollwrite")
        return Person.known_by(self.server, self.name, token.get("value", ""))

    def play_out(self, table: str) -> None:
        """To its end, over the wire: quick, where the way there is not what is tried."""
        with self.person().at(table) as sitting:
            play_out(sitting)

    def play_on(self, table: str, decisions: int) -> None:
        """So many decisions over the wire, none that gives up; then one's own is due again."""
        with self.person().at(table) as sitting:
            for _ in range(decisions):
                decide_boldly(sitting)
            while not sitting.owes():
                sitting.next_view()

    def go(self, path: str) -> Page:
        self.page.goto(self.server.url + path)
        return self.page

    # -- playing ---------------------------------------------------------------------

    def is_over(self) -> bool:
        return self.page.locator("div.end").count() > 0

    def owes(self) -> bool:
        return self.page.locator(LIT).count() > 0

    def wait_for_turn(self) -> bool:
        """True when this seat must decide, False when the game is over."""
        self.page.wait_for_selector(f"{LIT}, div.end")
        return not self.is_over()

    def play_by_mouse(self) -> None:
        """Tap what glows until one move is left, then confirm it."""
        for _ in range(4):
            if self.page.locator("button.go:visible").count():
                break
            self._tap_lit()
        self.page.locator("button.go:visible").first.click()
        self._until_answered()

    def _tap_lit(self) -> None:
        """A spot first, then the dice that are left to choose; else a button."""
        has_picked = self.page.locator("g.spot[aria-pressed=true], .token.picked").count() > 0
        dice = self.page.locator(".token.lit")
        spots = self.page.locator("g.spot[aria-pressed=false]")
        order = [dice, spots] if has_picked else [spots, dice]
        target = next((found for found in order if found.count()), self.page.locator(OWN))
        target.first.click()

    def play_by_keyboard(self) -> None:
        """Open the list of moves, walk to the first, preview and confirm: no mouse at all."""
        self.page.keyboard.press("m")
        expect(self.page.get_by_role("listbox")).to_be_focused()
        self.page.keyboard.press("Home")
        self.page.keyboard.press("Enter")
        self._until_answered()

    def _until_answered(self) -> None:
        """A confirmed move leaves the preview empty; then the next question may come."""
        expect(self.page.locator("button.go[aria-disabled=true]")).to_have_count(0)


def decide_boldly(sitting: Live) -> None:
    """One whole decision on a sheet; a button (refuse, stop) only where nothing else is left."""
    while not (sitting.owes() or sitting.table["can_commit"]):
        sitting.next_view()
    stage = sitting.table["stage"]
    while sitting.table["stage"] == stage and (sitting.moves() or sitting.table["can_commit"]):
        choices = sitting.table["view"]["choices"]
        bold = [one["move"] for one in choices if not one["button"]] or sitting.moves()
        answer = sitting.play("step", move=bold[0], commit=True) if bold else sitting.play("commit")
        assert answer["type"] == "done", answer
        sitting.next_view()


def number(page: Page) -> str:
    """Of the last message that the page shows."""
    return page.locator("[data-number]").first.get_attribute("data-number") or ""


def click_and_wait(page: Page, target: Locator) -> None:
    """A click that is sent, and its answer."""
    before = number(page)
    target.click()
    page.wait_for_function(ANSWERED, arg=before)


def click_on(page: Page, wanted: str, count: int = 1) -> None:
    """Let the page click by itself until there are so many, or the game is over.

    It looks and clicks in one go: between the two nothing can arrive.
    """
    page.evaluate(CLICKER, [wanted, count])


ANSWERED = (
    "before => document.querySelector('div.end')"
    " || document.querySelector('[data-number]')?.dataset.number !== before"
)
# Takes whatever is offered, some thirty times a second, until the game is over or there are so
# many of what is waited for.
CLICKER = f"""([wanted, count]) => {{
  {SHOWN}
  const step = {STEP};
  const clicking = setInterval(() => {{
    const isReached = shown(wanted).length >= count;
    if (isReached || document.querySelector("div.end")) return clearInterval(clicking);
    step();
  }}, 30);
}}"""
# What can be done: something that glows, a button, or the green one when it alone is left.
LIT = ".token.lit, g.spot, button.own, .actions button.go"
OWN = "button.own:visible"
Arrive = Callable[..., Guest]


def settled(page: Page) -> None:
    """The page stands: nothing is loading any more."""
    expect(page.locator("main").first).to_be_visible()
    page.evaluate("() => document.fonts.ready.then(() => true)")
