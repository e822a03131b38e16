/** Where things stand on a timeline; all in shares of its length, but for widths in pixels. */

import type { Film, Flag, Tick } from "../film";

export interface Placed {
  flag: Flag;
  at: number;
  /** How high: neighbours step up. */
  level: number;
}

const FLAG = 26;
const LEVELS = 3;
const LABEL = 40;

export function shareOf(step: number, last: number): number {
  return last ? step / last : 0;
}

/** Flags, each on the lowest level where it meets no neighbour. */
export function placeFlags(flags: readonly Flag[], last: number, width: number): Placed[] {
  const ends = Array.from({ length: LEVELS }, () => -Infinity);
  return flags.map((flag) => {
    const at = shareOf(flag.step, last);
    const x = at * width;
    const free = ends.findIndex((end) => x - end >= FLAG);
    const level = free < 0 ? soonest(ends) : free;
    ends[level] = x;
    return { flag, at, level };
  });
}

/** No room anywhere: the level whose last flag is farthest away. */
function soonest(ends: readonly number[]): number {
  return ends.indexOf(Math.min(...ends));
}

/** The turns that get a number: the first, then every 5th, 10th, 20th …, as many as fit. */
export function labelled({ turns, last }: Pick<Film, "turns" | "last">, width: number): Tick[] {
  const every = [1, 5, 10, 20, 50, 100].find((n) => fits(turns.length / n, width)) ?? 200;
  const chosen = turns.filter(({ turn }) => turn === 1 || turn % every === 0);
  return chosen.filter((tick, index) => {
    const before = chosen[index - 1];
    if (!before) return true;
    const away = (shareOf(tick.step, last) - shareOf(before.step, last)) * width;
    return before.turn !== 1 || away >= LABEL;
  });
}

function fits(labels: number, width: number): boolean {
  return labels * LABEL <= width;
}
