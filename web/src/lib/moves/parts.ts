/** Moves made of parts: which part is open, used or stuck, and where its chip belongs. */

import { isJoint, pickDice, type Tap } from "./narrow";
import type { Choice, Part } from "../wire";

/** A part by its place: the first is round, the second square. */
export interface Chip {
  place: number;
  sign: string;
}

export interface Row extends Chip {
  part: Part;
  /** The step that used it up; nothing yet. */
  step: Choice | null;
  /** Whether a step can use it now. */
  isOpen: boolean;
}

/** The last joint step, and the steps after it. */
export function afterJoint(steps: readonly Choice[]): { joint: Choice | null; later: Choice[] } {
  const at = steps.findLastIndex(isJoint);
  return { joint: steps[at] ?? null, later: at < 0 ? [] : steps.slice(at + 1) };
}

/** The parts of a joint move, each with the step that used it. */
export function rowsOf(joint: Choice, later: readonly Choice[], choices: readonly Choice[]): Row[] {
  const open = new Set(choices.flatMap(({ parts }) => parts.map(({ id }) => id)));
  const rows: Row[] = joint.parts.map((part, place) => ({
    place,
    sign: part.sign,
    part,
    step: null,
    isOpen: open.has(part.id),
  }));
  for (const step of later) {
    for (const { id } of step.parts) {
      const row = rows.find(({ part, step: used }) => part.id === id && !used);
      if (row) row.step = step;
    }
  }
  return rows.map((row) => ({ ...row, isOpen: row.isOpen && !row.step }));
}

/** Chips at the spots where open parts could be used, and where the others were. */
export function chipsAtSpots(
  rows: readonly Row[],
  choices: readonly Choice[],
): Map<string, Chip[]> {
  const found = new Map<string, Chip[]>();
  const add = (spot: string, { place, sign }: Chip) => {
    const there = found.get(spot) ?? [];
    if (!there.some((chip) => chip.place === place)) found.set(spot, [...there, { place, sign }]);
  };
  for (const row of rows) {
    const aim = row.step?.spots.at(-1);
    if (aim) add(aim, row);
    if (!row.isOpen) continue;
    const uses = choices.filter(({ parts }) => parts.some(({ id }) => id === row.part.id));
    for (const spot of uses.flatMap(({ spots }) => spots)) add(spot, row);
  }
  return found;
}

/** The same before the joint move is made: its parts know where they could be used. */
export function chipsAhead(joint: Choice): Map<string, Chip[]> {
  const uses = joint.parts.map((part) => ({ parts: [part], spots: part.spots }) as Choice);
  return chipsAtSpots(rowsOf(joint, [], uses), uses);
}

/** The dice of each part; alike dice in the order they lie. */
export function chipsOfDice(joint: Choice, taps: readonly Tap[]): Map<string, Chip> {
  const dice = pickDice(joint, taps);
  const found = new Map<string, Chip>();
  let at = 0;
  for (const [place, part] of joint.parts.entries()) {
    for (const id of dice.slice(at, at + part.dice.length))
      found.set(id, { place, sign: part.sign });
    at += part.dice.length;
  }
  return found;
}

/** Of steps at one place that use different parts, the one whose part fits fewest others. */
export function rarest(found: readonly Choice[], choices: readonly Choice[]): Choice | null {
  const [first] = found;
  const isOne = found.every(
    ({ spots, parts }) => parts.length && spots.at(-1) === first?.spots.at(-1),
  );
  if (!first || !isOne) return null;
  const places = ({ parts }: Choice) =>
    choices.filter((choice) => choice.parts.some(({ id }) => id === parts[0]?.id)).length;
  return [...found].sort((a, b) => places(a) - places(b))[0] ?? null;
}

/** The steps that use the parts of a joint move on these spots; the first that fit. */
export function usesOf(joint: Choice, seated: ReadonlyMap<number, string>): string[] {
  return [...seated].flatMap(([place, spot]) => {
    const part = joint.parts[place];
    return part?.moves[part.spots.indexOf(spot)] ?? [];
  });
}
