/** Moves with a button of their own: how much room they ask for, and what they are called. */

import type { Choice } from "../../../lib/wire";
import { signed } from "../../../lib/words/words";
import type { Play } from "../../play.svelte";

/** As much room as a small drawing takes. */
const LETTERS = 3;
/** So many have room beside the main button, and so many letters in all. */
const FEW = 2;
const SHORT = 22;
/** A name of more letters wants half a row. */
const LONG = 12;

/**
 * Too many, or too long: they have a row of their own over the main button. On a desk also
 * where steps that go together lie beside it.
 */
export function isBroad({ buttons, bundles, words }: Play, isSmall = false): boolean {
  if (!isSmall && bundles.length && buttons.length) return true;
  const letters = buttons.map(({ title }) => words.say(title)).join("").length;
  const signs = buttons.flatMap((choice) => choice.signs).length;
  return buttons.length > FEW || letters + LETTERS * signs > SHORT;
}

/** A row of their own has so many places from the start, so that who comes later moves nobody. */
export function columnsOf(play: Play): number {
  const longest = Math.max(0, ...play.buttons.map((choice) => nameOf(play, choice).length));
  return longest > LONG ? 2 : 3;
}

/**
 * From right to left: what ends one's game, what ends the turn, the rest; who was there keeps
 * its place. Passes run out, ending does not: where one passed nobody ends by tapping on.
 */
export function placed(buttons: readonly Choice[], known: readonly string[]): string[] {
  const names = [...buttons]
    .sort((one, other) => weightOf(other) - weightOf(one))
    .map(({ button }) => button);
  return [...new Set([...known.filter((button) => names.includes(button)), ...names])];
}

function weightOf({ is_final, is_last }: Choice): number {
  return 2 * Number(is_final) + Number(is_last);
}

/** Several moves wait behind it. */
export function isShared(play: Play, { button }: Choice): boolean {
  return play.choices.filter((choice) => choice.button === button).length > 1;
}

/** The main button does the same: once is enough. */
export function isMain(play: Play, choice: Choice): boolean {
  return play.preview?.move === choice.move && !isShared(play, choice);
}

export function isPicked({ taps, preview }: Play, { button, move }: Choice): boolean {
  if (!taps.length) return false;
  return preview?.move === move || taps.some(({ kind, id }) => kind === "button" && id === button);
}

export function nameOf(play: Play, choice: Choice): string {
  return play.words.say(isShared(play, choice) ? `button-${choice.button}` : choice.title);
}

/** “Dice, +10”: which line a button changes; in little room only by how much. */
export function brings(play: Play, { changes: [change] }: Choice, isShort: boolean): string {
  if (!change) return "";
  const by = signed(change.after - change.before, true);
  return isShort ? by : `${play.line(change.line)} ${by}`;
}
