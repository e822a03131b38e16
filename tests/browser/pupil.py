"""Somebody who learns a game and knows nothing but the screen."""

from __future__ import annotations

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from rollwrite.catalogue import BY_ID
from rollwrite.kernel.taught.lesson import find_lesson
from tests.browser.people import Guest

UPRIGHT = {"width": 390, "height": 844}
MOST_TAPS = 120

# What a pupil sees, once it stands still for a moment and differs from what was tapped last.
# While a move is on its way the teacher points at nothing: nothing is asked for twice.
SEEN = """last => {
  const box = one => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return { x, y, width, height };
  };
  const slip = document.querySelector(".slip section.paper");
  const seen = {
    isFinished: Boolean(document.querySelector(".finish")),
    isRead: Boolean(slip?.querySelector(".on")),
    isWatched: Boolean(document.querySelector("button.next")),
    text: slip?.querySelector("p").textContent ?? "",
    kind: slip ? [...slip.classList].find(one => ["say", "wrong", "right"].includes(one)) : "",
    slip: slip ? box(slip) : null,
    rings: [...document.querySelectorAll("rect.ring")].map(box),
  };
  const now = JSON.stringify(seen);
  const isStill = now === window.seenBefore;
  window.seenBefore = now;
  const asks = seen.isFinished || seen.isRead || seen.isWatched || (seen.text && seen.rings.length);
  return isStill && asks && now !== last && { seen, now };
}"""

# Something that was pointed at, or the button of the slip, has the keys.
LED = """() => {
  const led = document.activeElement;
  if (!led || led === document.body) return false;
  if (led.matches(".on")) return true;
  const one = led.getBoundingClientRect();
  return [...document.querySelectorAll("rect.ring")].some(ring => {
    const box = ring.getBoundingClientRect();
    return one.x < box.right && box.x < one.right && one.y < box.bottom && box.y < one.bottom;
  });
}"""


class Pupil:
    """Knows nothing but the screen."""

    def __init__(self, guest: Guest, game: str, lesson: str) -> None:
        self.guest, self.page = guest, guest.page
        self.lesson = find_lesson(BY_ID[game], lesson)
        self.now = ""
        self.taps = 0
        self.seen: dict[str, Any] = {}
        self.said: list[dict[str, Any]] = []  # every slip, in order
        table = guest.post("/api/tables", {"game": game, "lesson": lesson})["table"]
        self.path = f"/table/{table}"
        guest.go(self.path)
        self.look()

    def look(self) -> None:
        """Until there is something else to see."""
        self._look()
        if covered(self.seen):  # a busy machine lays it elsewhere a moment later
            self.page.wait_for_timeout(1000)
            self.now = ""
            self._look()
        assert not covered(self.seen), self.seen
        if self.seen["text"] and (not self.said or self.said[-1]["text"] != self.seen["text"]):
            self.said.append(self.seen)

    def _look(self) -> None:
        found = self.page.wait_for_function(SEEN, arg=self.now, polling=100).json_value()
        self.seen, self.now = found["seen"], found["now"]

    def press(self) -> None:
        """Enter, wherever the keys are."""
        self.page.wait_for_function(LED)
        self.page.keyboard.press("Enter")
        self.taps += 1
        self.look()

    def tap(self) -> None:
        """What is to be read is read; else the first thing that is pointed at is tapped."""
        if self.seen["isRead"]:
            self.page.locator(".slip .on").click()
        elif self.seen["isWatched"]:
            self.page.locator("button.next").click()
        else:
            ring = self.seen["rings"][0]
            self.page.mouse.click(ring["x"] + ring["width"] / 2, ring["y"] + ring["height"] / 2)
        self.taps += 1
        self.look()

    def wrong(self) -> int:
        """The place of a wrong move among all that are open; -1 where every one is right."""
        moment = self.lesson.moments[self.step() - 1]
        moves = [choice["move"] for choice in self.guest.last_view()["choices"]]
        found = [place for place, move in enumerate(moves) if not moment.is_right(move)]
        return found[-1] if found else -1

    def err(self, place: int) -> None:
        """Another move than the one that is meant, from the list of all of them."""
        self.page.keyboard.press("m")
        moves = self.page.get_by_role("listbox")
        expect(moves).to_be_focused()
        self.page.keyboard.press("End")
        for _ in range(moves.get_by_role("option").count() - 1 - place):
            self.page.keyboard.press("ArrowUp")
        self.page.keyboard.press("Enter")
        expect(self.page.locator(".slip .wrong")).to_be_visible()
        expect(self.page.locator("button.go:visible")).to_have_count(0)
        self.now = ""
        self.look()
        assert self.seen["kind"] == "wrong"

    def step(self) -> int:
        """How far the lesson is, as its bar says."""
        return int(self.page.get_by_role("progressbar").get_attribute("aria-valuenow") or 0)

    def learn(self, by_key: bool = False) -> None:
        for _ in range(MOST_TAPS):
            if self.seen["isFinished"]:
                return
            if by_key:
                self.press()
            else:
                self.tap()
        raise AssertionError(f"no end after {MOST_TAPS} taps: {self.seen}")


def covered(seen: dict[str, Any]) -> bool:
    """Does the slip hide what it points at?"""
    slip = seen["slip"]
    return slip is not None and any(
        ring["x"] < slip["x"] + slip["width"]
        and slip["x"] < ring["x"] + ring["width"]
        and ring["y"] < slip["y"] + slip["height"]
        and slip["y"] < ring["y"] + ring["height"]
        for ring in seen["rings"]
    )


def violations(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [f"{rule['id']}: {node['html'][:160]}" for rule in found for node in rule["nodes"]]
