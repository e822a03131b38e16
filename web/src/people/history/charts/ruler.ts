/** A ruler of ratings: from where to where it goes, and where its labels lie. */

import type { RatingView } from "../../../lib/wire";

export interface Ruler {
  from: number;
  to: number;
}

const STEP = 100;

/** Whole hundreds around the band and all levels of bots. */
export function rulerOf({ rating, give_or_take, levels }: RatingView): Ruler {
  const all = [rating - give_or_take, rating + give_or_take, ...levels.map(({ at }) => at)];
  return {
    from: Math.floor(Math.min(...all) / STEP) * STEP,
    to: Math.ceil(Math.max(...all) / STEP) * STEP,
  };
}

/** Every hundred; the five hundreds are long. */
export function ticksOf({ from, to }: Ruler): number[] {
  return Array.from({ length: (to - from) / STEP + 1 }, (_, at) => from + at * STEP);
}

export interface Label {
  x: number;
  width: number;
}

/** In which row each label lies: the first where it does not run into the one before. */
export function rowsOf(labels: readonly Label[], gap = 8): number[] {
  const ends: number[] = [];
  return labels.map(({ x, width }) => {
    const [left, right] = [x - width / 2, x + width / 2];
    const free = ends.findIndex((end) => left >= end + gap);
    const row = free < 0 ? ends.length : free;
    ends[row] = right;
    return row;
  });
}

/** Inside the picture, whatever its length. */
export function inside(x: number, width: number, most: number): number {
  return Math.min(Math.max(x, width / 2), most - width / 2);
}
