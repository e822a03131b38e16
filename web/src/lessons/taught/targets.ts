/** Where the things that a lesson points at lie on the screen. */

import { boxOf } from "../../lib/screen/boxes";
import type { Box } from "../../lib/paper/drawing";
import { spotBox } from "../../kit/reading/things";
import type { Play } from "../../table/play.svelte";

/** The main button, which no game names. */
export const GO = "go";

const ATTRIBUTES = [
  ["token-", "data-die"],
  ["button-", "data-button"],
  ["move-", "data-move"],
  ["place-", "data-place"],
] as const;

const WAY = "way-";

/** A die that goes to a place has a switch under it: that one tap is what is meant. */
function byWays(things: readonly string[]): readonly string[] {
  const [token, place] = ["token-", "place-"].map((beginning) =>
    things.find((thing) => thing.startsWith(beginning))?.slice(beginning.length),
  );
  if (!token || !place) return things;
  const way = `${WAY}${token} ${place}`;
  return document.querySelector(selectorOf(way)) ? [way] : things;
}

/** What is left to touch of it; all of it touched, what the move itself needs. */
export function untouched(
  play: Play,
  things: readonly string[],
  shown: readonly string[],
): readonly string[] {
  const { dice, spots } = play.narrowed.picked;
  // A die that stands for its part is touched together with the others of it.
  const isPart = play.taps.some(({ kind }) => kind === "part");
  const isTaken = (thing: string) =>
    thing.startsWith("token-") && (isPart || dice.has(thing.slice("token-".length)));
  const isLeft = (thing: string) => !isTaken(thing) && !spots.has(thing);
  const found = [things, shown].map((some) => some.filter(isLeft)).find((some) => some.length);
  return byWays(found ?? things);
}

/** The boxes of all that is in sight, in the order of the things. */
export function boxesOf(play: Play, things: readonly string[]): Box[] {
  return things.flatMap((thing) => {
    const found = thing === GO ? seen("button.go") : (named(thing) ?? drawn(play, thing));
    return found && found.width > 0 ? [found] : [];
  });
}

const WEIGHED = [
  ".token, .prompt, .move .words, .dock h1, h2, .num, .note, .plan, .changes > li",
  "button:not(.on)",
  "[data-move], [data-about^=tally-], [data-about^=score-]",
].join();

/** What one reads and weighs before a tap: dice, the question, what a move would bring, buttons. */
export function weighed(play: Play): Box[] {
  const all = [...document.querySelectorAll(WEIGHED)].map(boxOf);
  const written = boxesOf(play, play.preview?.spots ?? []);
  return [...all.filter(({ width, height }) => width > 0 && height > 0), ...written];
}

/** What of a thing takes the keys, if it is there and does. */
export function focusOf(thing: string): HTMLElement | SVGElement | null {
  const selector =
    thing === GO ? "button.go" : `${selectorOf(thing)}, [data-spot="${CSS.escape(thing)}"]`;
  const all = [...document.querySelectorAll<HTMLElement | SVGElement>(selector)];
  const found = all.find((one) => one.getClientRects().length && !one.closest("aside, dialog"));
  // A shape is led over the sheet by arrow keys: the sheet takes them, not a cell of it.
  if (!found) return document.querySelector<SVGElement>('g.placing[tabindex="0"]');
  const taker = found.closest<HTMLElement | SVGElement>("button, a, g[tabindex], [role=button]");
  return taker ?? found.querySelector<HTMLElement | SVGElement>("button, [tabindex]");
}

function named(thing: string): Box | null {
  return seen(selectorOf(thing));
}

function selectorOf(thing: string): string {
  if (thing.startsWith(WAY)) {
    const [token = "", place = ""] = thing.slice(WAY.length).split(" ").map(CSS.escape);
    return `[data-way-of="${token}"][data-way="${place}"]`;
  }
  for (const [beginning, attribute] of ATTRIBUTES)
    if (thing.startsWith(beginning))
      return `[${attribute}="${CSS.escape(thing.slice(beginning.length))}"]`;
  return `[data-about="${CSS.escape(thing)}"]`;
}

function seen(selector: string): Box | null {
  const boxes = [...document.querySelectorAll(selector)].map(boxOf);
  return boxes.find(({ width, height }) => width > 0 && height > 0) ?? null;
}

/** A spot of one's own sheet, or of the one that all share. */
function drawn(play: Play, spot: string): Box | null {
  for (const seat of [play.centre, -1]) {
    const page = play.page(seat);
    const drawing = page && play.drawing(page);
    if (!drawing?.spots.has(spot)) continue;
    for (const paper of document.querySelectorAll(`[data-sheet="${seat}"]`)) {
      const box = paper.closest("button") ? null : spotBox(paper, drawing, spot);
      if (box && isInSight(paper, box)) return box;
    }
  }
  return null;
}

/** Nothing of the table lies over its middle; what the teacher lays there lets taps through. */
function isInSight(paper: Element, { x, y, width, height }: Box): boolean {
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return top !== null && paper.contains(top);
}
