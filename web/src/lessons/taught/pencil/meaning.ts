/** What the light of a lesson follows: the right move that one has begun, whichever it is. */

import { fits as touches, pickDice, type Tap } from "../../../lib/moves/narrow";
import type { Choice } from "../../../lib/wire";

const TOKEN = "token-";

/** Does a move fit what is expected, with `*` for any text? */
export function isRight(move: string, expect: readonly string[]): boolean {
  return expect.some((pattern) => fits(move, pattern));
}

/** The right ones among some moves, in the order in which they are expected. */
export function rightOf(choices: readonly Choice[], expect: readonly string[]): Choice[] {
  return expect.flatMap((pattern) => choices.filter(({ move }) => fits(move, pattern)));
}

/** Those that one has begun; where nothing right is left, those that are nearest to it. */
export function begun(
  choices: readonly Choice[],
  remaining: readonly Choice[],
  expect: readonly string[],
  taps: readonly Tap[],
): Choice[] {
  const right = rightOf(remaining, expect);
  if (right.length || !taps.length) return right;
  const all = rightOf(choices, expect).map((one) => ({ one, shared: sharedBy(one, taps).length }));
  const most = Math.max(0, ...all.map(({ shared }) => shared));
  return most ? all.flatMap(({ one, shared }) => (shared === most ? [one] : [])) : [];
}

/**
 * What is meant now: what the lesson points at, unless another right move was begun;
 * of dice that show the same those that were taken.
 */
export function meantNow(
  things: readonly string[],
  right: readonly Choice[],
  taps: readonly Tap[],
): readonly string[] {
  const [first] = right;
  if (!first || !taps.length || taps.some(({ kind }) => kind === "part")) return things;
  const same = right.find((choice) => things.every((thing) => groupOf(choice, thing) !== null));
  const meant = same ?? first;
  const dice = pickDice(meant, sharedBy(meant, taps)).map((id) => TOKEN + id);
  if (same) return things.map((thing) => dice[groupOf(same, thing) ?? -1] ?? thing);
  return [
    ...dice,
    ...first.spots,
    ...named("place-", first.place),
    ...named("button-", first.button),
  ];
}

/** What of it is still spoken of: not what only moves touch that are out of the question by now. */
export function seenNow(
  see: readonly string[],
  choices: readonly Choice[],
  right: readonly Choice[],
  taps: readonly Tap[],
): readonly string[] {
  if (!taps.length) return see;
  const isIn = (thing: string) => (choice: Choice) => groupOf(choice, thing) !== null;
  return see.filter((thing) => !choices.some(isIn(thing)) || right.some(isIn(thing)));
}

function sharedBy(choice: Choice, taps: readonly Tap[]): Tap[] {
  return taps.filter((tap) => touches(choice, [tap]));
}

/** Which of its dice a thing is; -1 for what else it touches, null for what it does not. */
function groupOf({ dice, spots, place, button }: Choice, thing: string): number | null {
  if (thing.startsWith(TOKEN)) {
    const group = dice.findIndex((some) => some.includes(thing.slice(TOKEN.length)));
    return group < 0 ? null : group;
  }
  const others = [...spots, ...named("place-", place), ...named("button-", button)];
  return others.includes(thing) ? -1 : null;
}

function named(beginning: string, name: string): string[] {
  return name ? [beginning + name] : [];
}

function fits(move: string, pattern: string): boolean {
  const [first = "", ...rest] = pattern.split("*");
  const last = rest.pop();
  if (last === undefined) return move === first;
  if (!move.startsWith(first)) return false;
  let at = first.length;
  for (const part of rest) {
    const found = move.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return move.length - last.length >= at && move.endsWith(last);
}
