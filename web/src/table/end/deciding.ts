/** Which line of the pad made the difference. */

import type { Line } from "../../lib/wire";

export interface Deciding extends Line {
  /** Whose points they are. */
  seat: number;
  /** What it brought whom they are compared with. */
  other: number;
}

/** The largest lead over the other; with nobody to compare, what brought most. */
export function decidingLine(
  seat: number,
  lines: readonly Line[],
  theirs: readonly Line[],
): Deciding | null {
  const leads = lines.map(({ id, points }) => {
    const other = theirs.find((line) => line.id === id)?.points ?? 0;
    return { seat, id, points, other };
  });
  const [most] = leads.toSorted((one, next) => next.points - next.other - one.points + one.other);
  return most && lines.length > 1 && most.points > most.other ? most : null;
}
