"""Can a finger reach all that is offered, and does the table lie still while it is played?"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page

WIDE = {"width": 1440, "height": 900}
LOW = {"width": 1280, "height": 720}
SIDEWAYS = {"width": 844, "height": 390}
SMALL = {"width": 360, "height": 740}
TALL = {"width": 390, "height": 844}
ZOOMED = {"width": 720, "height": 450}  # 1440 × 900 at 200 %
SCREENS = {
    "wide": WIDE,
    "low": LOW,
    "sideways": SIDEWAYS,
    "small": SMALL,
    "tall": TALL,
    "zoomed": ZOOMED,
}


def step(page: Page) -> str:
    """One tap of somebody who takes whatever is offered; what it was."""
    return str(page.evaluate(f"({STEP})()"))


def offered(page: Page) -> None:
    """Waits until there is something to choose."""
    page.wait_for_selector("button.go, g.spot, .placing, .token.lit, button.own, .combo")


DRAWN = """() => document.fonts.ready.then(
  () => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go))))"""


# What is scrolled gently is no animation.
STEADY = """() => new Promise((go) => {
  const boxes = () => [...document.querySelectorAll(".combo, .dock, .stage svg, button")]
    .map((one) => Object.values(one.getBoundingClientRect().toJSON())).join();
  const look = (before) => setTimeout(() => {
    const now = boxes();
    if (now === before) go();
    else look(now);
  }, 100);
  look(boxes());
})"""


def calm(page: Page) -> None:
    """Fonts are there, a window that was resized is drawn anew, and nothing moves any more."""
    page.evaluate(DRAWN)
    page.wait_for_function(CALM)
    page.evaluate(STEADY)


def unreachable(page: Page) -> list[str]:
    """What is offered but covered, or outside the screen with no sign of it."""
    calm(page)
    return list(page.evaluate(f"({REACH})()"))


def cut(page: Page) -> list[str]:
    """Words that are not there as a whole, wherever they stand."""
    calm(page)
    return list(page.evaluate(CUT, f"{ASKED}, {NAMED}"))


def rows_of_the_log(page: Page) -> int:
    """How many are read without scrolling; -1 where there is no log."""
    return int(page.evaluate(TOLD))


def misplaced(page: Page) -> str:
    """Held sideways the sheet lies left of the dock and takes most of the height."""
    return str(page.evaluate(BESIDE))


def is_in_sight(target: Locator) -> bool:
    """All of it is on the screen, and its middle is its own; nothing was scrolled."""
    return bool(target.evaluate(IN_SIGHT))


def play_and_watch(page: Page) -> dict[str, Any]:
    """Plays to the end by itself; whatever moved that should lie still, and how far.

    Now and then it thinks again and picks something else before it confirms.
    """
    page.evaluate(f"({STILL})({STEP})")
    page.wait_for_selector("div.end", timeout=600_000)
    return dict(page.evaluate("() => window.still"))


TOLD = """() => {
  const log = document.querySelector(".story .log");
  const room = log?.getBoundingClientRect();
  const isRead = ({ top, bottom }) => top >= room.top - 1 && bottom <= room.bottom + 1;
  return room
    ? [...log.querySelectorAll("li")].filter((row) => isRead(row.getBoundingClientRect())).length
    : -1;
}"""
BESIDE = """() => {
  const stage = document.querySelector(".sideways .stage")?.getBoundingClientRect();
  const dock = document.querySelector(".sideways .dock")?.getBoundingClientRect();
  if (!stage || !dock) return "no sheet beside a dock";
  const papers = [...document.querySelectorAll(".sideways .stage svg")].map((one) => {
    const box = one.getBoundingClientRect();
    const wide = Math.min(box.right, stage.right) - Math.max(box.left, stage.left);
    const high = Math.min(box.bottom, stage.bottom, innerHeight) - Math.max(box.top, stage.top, 0);
    return { wide, high };
  });
  const { wide, high } = papers.sort((one, next) => next.wide - one.wide)[0] ?? {};
  if (!wide) return "no sheet";
  if (high < 0.85 * innerHeight) return `the sheet is ${high} of ${innerHeight} high`;
  if (wide < 0.3 * innerWidth) return `the sheet is ${wide} of ${innerWidth} wide`;
  return stage.right <= dock.left + 1 ? "" : "the dock is not at its right";
}"""
IN_SIGHT = """(one) => {
  const box = one.getBoundingClientRect();
  const isInside = box.top >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
  return isInside && one.contains(
    document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}"""
SHOWN = """
  const shown = (selector) =>
    [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length);
  const click = (one, at = {}) =>
    one.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1, ...at }));
"""
# The confirmation first, then whatever is lit; a shape is put on a field that is open. Only who
# is in doubt passes or ends where something could be drawn: else a game may be over at once.
STEP = f"""(doubt = 0) => {{
  {SHOWN}
  const any = (found) => found[Math.floor(Math.random() * found.length)];
  const order = [
    "dialog .offer .skip",
    "button.go:not([aria-disabled=true])",
    "[data-either]",
    "body:not(:has(.combo[aria-pressed=true])) .combo",
    "[data-bundle], [data-way]",
    ".placing [data-open]",
    "g.spot[aria-pressed=false]",
    ".token.lit",
    "button.own[aria-pressed=false]",
  ];
  for (const selector of order) {{
    const found = shown(selector);
    const isShape = selector.startsWith(".placing");
    if (!found.length || (isShape && Math.random() < doubt / 2)) continue;
    if (selector.startsWith("button.go") && Math.random() < doubt) continue;
    const one = any(found);
    const box = one.getBoundingClientRect();
    const at = {{ clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 }};
    click(isShape ? one.closest(".placing") : one, at);
    return `${{selector}} ${{one.dataset.spot ?? one.dataset.die ?? one.textContent.trim()}}`;
  }}
  return "";
}}"""
# Nothing glides, tumbles or is told any more.
CALM = """() =>
  !document.querySelector(".isTumbling, aside.slip, .shade") &&
  !document.getAnimations().some((one) => one.playState === "running")"""
# Words that are not there as a whole: what is asked and offered, titles; then names, too.
ASKED = (
    ".prompt h1 span, .prompt p span, .bundle, .own, .go, .list, .back, .ways button, "
    ".meanwhile span, .remarks span, .isRail small, header p, .title b"
)
NAMED = (
    ".seat small, .about small, .title small, .name, .hand, .recent span, "
    "div.end h1, div.end h2, div.end p, div.end small, div.end a, div.end button:not(.one)"
)
CUT = f"""(kinds) => {{
  {SHOWN}
  const isCut = (one) => one.scrollWidth > one.clientWidth + 1
    && getComputedStyle(one).display !== "inline";
  // A hand reaches below its line; that is cut only where something hides it.
  const isHand = (one) => one.matches("header p, .title *, .name, .hand, .about small, div.end *");
  const isHidden = (one) => getComputedStyle(one).overflowY !== "visible" && !one.matches(".hand");
  const isLow = (one) => one.scrollHeight > one.clientHeight + 2
    && (!isHand(one) || isHidden(one));
  const isBeside = (one) => {{
    const box = one.getBoundingClientRect();
    return box.left < -1 || box.right > innerWidth + 1;
  }};
  const words = (one) => one.getAttribute("aria-label") ?? one.textContent.trim();
  return shown(kinds)
    .filter((one) => words(one) && !one.closest(".unseen, .scroller, .log h2"))
    .filter((one) => isCut(one) || isLow(one) || isBeside(one))
    .map((one) => `${{one.getAttribute("class")?.split(" ")[0] ?? one.tagName}} “`
      + `${{words(one).slice(0, 50)}}”`);
}}"""
# The middle of everything offered belongs to it. What lies in something that scrolls may be
# scrolled to, where a sign shows that there is more; the main action never.
REACH = f"""async () => {{
  {SHOWN}
  const name = (one) => {{
    const words = one.getAttribute("aria-label") ?? one.textContent.trim();
    return `${{one.getAttribute("class")?.split(" ")[0] ?? one.tagName}} “${{words.slice(0, 50)}}”`;
  }};
  const area = (one) => (one.matches("g.spot") ? one.querySelector("rect") : one);
  const covers = (one) => {{
    const box = area(one).getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return "outside the screen";
    const top = document.elementFromPoint(x, y);
    if (!top) return "outside the screen";
    return one.contains(top) || top.contains(one) && top.matches("button")
      ? "" : `under ${{name(top)}}`;
  }};
  const hasSign = (one) => {{
    const room = one.closest(".room, .chart, .stage, .unfolded, .rail, .moves, .phrases, .aside");
    return room && (!room.matches(".room") || room.querySelector(".more"));
  }};
  const pause = (time) => new Promise((done) => setTimeout(done, time));
  const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30)));
  const places = () =>
    [...document.querySelectorAll(".scroller, .stage, .box")]
      .map((one) => `${{one.scrollLeft}} ${{one.scrollTop}}`).join();
  const still = async () => {{
    for (let before = ""; before !== places(); ) {{
      before = places();
      await pause(160);
    }}
  }};
  // A leaf that is not in sight is shown by the small sheet that turns it.
  const turned = async (one) => {{
    let why = covers(one);
    for (let turn = 0; turn < 3 && why; turn += 1) {{
      click(document.querySelector(".leaves"));
      await pause(450);
      why = covers(one);
    }}
    return why;
  }};
  const failed = async (one) => {{
    const first = covers(one);
    const isMain = one.matches("button.go");
    // It makes way for what may be tapped; then it is no button itself.
    if (one.disabled) return "";
    if (first.startsWith("under overview")) return first;
    if (!first || isMain || !hasSign(one)) return first;
    if (one.closest(".sideways .stage") && document.querySelector(".leaves")) return turned(one);
    const block = one.closest(".chart") ? "center" : "nearest";
    one.scrollIntoView({{ block, inline: block }});
    await drawn();
    return covers(one);
  }};
  // As somebody finds it who has not scrolled yet.
  for (const box of document.querySelectorAll(".room > .box")) box.scrollTop = 0;
  await still();
  const layout = shown("dialog[open]")[0] ?? shown(".desktop, .handheld, .sideways")[0];
  if (!layout) return [];
  const offered = [...layout.querySelectorAll("g.spot, .token.lit, .token.picked, button, a")]
    .filter((one) => one.getClientRects().length && !one.disabled)
    .filter((one) => one.getAttribute("aria-disabled") !== "true")
    .filter((one) => !one.matches(".token:not(.lit, .picked)"));
  const main = shown("button.go").filter((one) => {{
    const box = one.getBoundingClientRect();
    return box.top < -1 || box.left < -1 || box.bottom > innerHeight + 1
      || box.right > innerWidth + 1;
  }});
  const found = [...main.map(name), ...({CUT})("{ASKED}")].map((one) => `${{one}} is cut off`);
  for (const one of offered) {{
    const why = one.isConnected ? await failed(one) : "";
    if (why) found.push(`${{name(one)}}: ${{why}}`);
  }}
  return found;
}}"""
# Dice glide from place to place, and a row of the log takes its sign along when it glides
# down. Everything else has its own place.
STILL = """(step) => {
  const still = (window.still = { shift: 0, moved: [], places: {}, stumbles: [], longest: 0 });
  const mayMove = (one) => one.closest(".dice, .aside, .carried, .log svg");
  new PerformanceObserver((list) => {
    if (document.querySelector("div.end")) return; // the game is over, points are counted
    for (const entry of list.getEntries()) {
      const moved = entry.sources.filter(({ node, previousRect: a, currentRect: b }) => {
        const one = node?.nodeType === 1 ? node : node?.parentElement;
        const isElsewhere = Math.abs(a.x - b.x) >= 0.5 || Math.abs(a.y - b.y) >= 0.5;
        return one && one.isConnected && isElsewhere && !mayMove(one);
      });
      if (!moved.length) continue;
      still.shift += entry.value;
      for (const { node, previousRect: a, currentRect: b } of moved) {
        const one = node.nodeType === 1 ? node : node.parentElement;
        const where = one.closest("section, nav, main, header, aside, .card")?.className ?? "";
        const box = ({ x, y, width, height }) =>
          `${x.toFixed(1)},${y.toFixed(1)} ${width.toFixed(1)}×${height.toFixed(1)}`;
        still.moved.push(
          `${one.tagName}.${one.getAttribute("class")} “${one.textContent.slice(0, 20)}” in ` +
            `${where}: ${box(a)} → ${box(b)}`,
        );
      }
    }
  }).observe({ type: "layout-shift" });
  const parts = {
    sheet: ".me, .stage, .wide .sheet",
    tray: ".felt, .lying, .place",
    dock: ".dock, .side",
  };
  const measure = () => {
    for (const [name, selector] of Object.entries(parts)) {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      if (!box) continue;
      const place = [box.x, box.y, box.width, box.height].map(Math.round).join(" ");
      (still.places[name] ??= []).includes(place) || still.places[name].push(place);
    }
  };
  // A hint speaks of dice only where one glows; nobody's state is said twice in one place.
  const read = () => {
    const hint = document.querySelector(".prompt p")?.textContent.trim() ?? "";
    const isAboutDice = /Tap a die|Tippe (einen )?Würfel/.test(hint);
    if (isAboutDice && !document.querySelector(".token.lit, .token.picked")) {
      still.stumbles.push(hint);
    }
    for (const one of document.querySelectorAll(".seat, .seats li")) {
      const said = [...one.querySelectorAll("small, b, span")]
        .filter((part) => !part.children.length)
        .map((part) => part.textContent.trim()).filter((text) => /\\p{L}{3}/u.test(text));
      if (new Set(said).size < said.length) still.stumbles.push(said.join(" / "));
    }
    for (const one of document.getAnimations()) {
      if (one.animationName?.includes("tumble")) {
        still.longest = Math.max(still.longest, one.effect.getComputedTiming().endTime);
      }
    }
  };
  const playing = setInterval(() => {
    if (document.querySelector("div.end")) return clearInterval(playing);
    measure();
    read();
    step(0.25);
    measure();
  }, 60);
}"""
