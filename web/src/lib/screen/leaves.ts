/** Leaves: windows on one drawing that a low screen turns like pages. */

import type { Box, Drawing, Leaf } from "../paper/drawing";

/** The leaves of a drawing; where it has only one, the whole sheet is the other. */
export function leavesOf(drawing: Drawing): Leaf[] {
  const whole = { name: "whole", box: drawing.crop };
  return drawing.leaves.length > 1 ? [...drawing.leaves] : [...drawing.leaves, whole];
}

/** Width by height of the widest leaf: in that room all of them fit. */
export function ratioOf(leaves: readonly Leaf[]): number {
  const [first] = leaves;
  return first ? first.box.width / first.box.height : 1;
}

/** Grown to the shape of the room, within the sheet as long as it goes. */
export function fitted(box: Box, full: Box, ratio: number): Box {
  const width = Math.max(box.width, box.height * ratio);
  const height = Math.max(box.height, box.width / ratio);
  const x = placed(box.x, box.width, width, full.x, full.width);
  return { x, y: placed(box.y, box.height, height, full.y, full.height), width, height };
}

/** Grown around its middle, then pushed back on the sheet. */
function placed(at: number, size: number, grown: number, from: number, room: number): number {
  const wanted = at - (grown - size) / 2;
  if (grown >= room) return from - (grown - room) / 2;
  return Math.min(Math.max(wanted, from), from + room - grown);
}

/** Where to turn so that something wanted is seen; who sees some of it stays. */
export function leafFor(leaves: readonly Leaf[], at: number, wanted: readonly Box[]): number {
  const sees = (leaf: Leaf | undefined) =>
    leaf !== undefined && wanted.some((box) => isWithin(box, leaf.box));
  if (!wanted.length || sees(leaves[at])) return at;
  const found = leaves.findIndex(sees);
  return found < 0 ? at : found;
}

function isWithin(inner: Box, outer: Box): boolean {
  const x = inner.x + inner.width / 2;
  const y = inner.y + inner.height / 2;
  const isAcross = x >= outer.x && x <= outer.x + outer.width;
  return isAcross && y >= outer.y && y <= outer.y + outer.height;
}
