/** The pencil's line from the slip to what is meant: not over anything that one reads meanwhile. */

import type { Box } from "../../../lib/paper/drawing";

interface Point {
  x: number;
  y: number;
}
interface Line {
  from: Point;
  bend: Point;
  tip: Point;
}
export interface Drawn {
  line: string;
  head: string;
}

/** Between the tip and the box. */
const GAP = 5;
/** Where nothing longer is free, so much of a line still points. */
const STUB = 44;
/** Shorter than that it is all head. */
const LEAST = 26;
/** How wide pencil and paper edge are, to either side. */
const WIDE = 8;
const WING = 17;
/** Nearer to the rim of the screen its head would be cut. */
const EDGE = 10;
/** From that length on a short stroke is clearer than a line. */
const LONG = 340;
const SHARES = [0.5, 0.3, 0.7, 0.15, 0.85, 0.04, 0.96];
const SAMPLES = 14;

interface Seen {
  targets: readonly Box[];
  kept: readonly Box[];
  /** Where a pencil may be at all. */
  screen: Box;
}

/**
 * A line that hides nothing of what is kept, best a short one that begins at the slip; none where
 * there is no room for it: the ring around what is meant says enough.
 */
export function pointer(slip: Box, box: Box, { targets, kept, screen }: Seen): Drawn | null {
  const others = kept.filter((one) => !targets.some((target) => shares(one, target)));
  const hides = (at: Point) =>
    others.some(isIn(at)) ||
    targets.some(isIn(at, 0)) ||
    isIn(at, -2)(slip) ||
    !isIn(at, -EDGE)(screen);
  const isFree = (line: Line) =>
    length(line) >= LEAST && !samples(line).some(hides) && isIn(line.tip, -EDGE)(screen);
  const ways = [usual(slip, box), ...long(slip, box)].map((line) => [line, length(line)] as const);
  const short = stubs(slip, box).map((line) => [line, LONG] as const);
  const free = [...ways, ...short].filter(([line]) => isFree(line));
  const least = Math.min(...free.map(([, dear]) => dear));
  const best = free.find(([, dear]) => dear === least);
  return best ? drawn(best[0]) : null;
}

/** From middle to middle. */
function usual(slip: Box, box: Box): Line {
  const from = edge(slip, middle(box));
  return bent(from, edge(box, from, GAP));
}

/** From anywhere on the rim of the slip to anywhere on the rim of the box, the shortest first. */
function long(slip: Box, box: Box): Line[] {
  const lines = rim(slip, 0).flatMap((from) => rim(box, GAP).map((tip) => bent(from, tip)));
  return lines
    .filter(({ tip, bend }) => !isIn(tip)(slip) && !isIn(bend)(box))
    .sort((one, other) => length(one) - length(other));
}

/** A short stroke beside the box, best from where the slip lies. */
function stubs(slip: Box, box: Box): Line[] {
  const [to, far] = [middle(box), middle(slip)];
  return rim(box, GAP)
    .flatMap((tip) => {
      const angle = Math.atan2(tip.y - to.y, tip.x - to.x);
      return [0, 0.6, -0.6].map((turn) => ({
        tip,
        from: {
          x: tip.x + STUB * Math.cos(angle + turn),
          y: tip.y + STUB * Math.sin(angle + turn),
        },
      }));
    })
    .sort((one, other) => apart(one.from, far) - apart(other.from, far))
    .map(({ from, tip }) => bent(from, tip));
}

/** Points around a box, so far from it. */
function rim({ x, y, width, height }: Box, gap: number): Point[] {
  return SHARES.flatMap((share) => [
    { x: x + share * width, y: y - gap },
    { x: x + share * width, y: y + height + gap },
    { x: x - gap, y: y + share * height },
    { x: x + width + gap, y: y + share * height },
  ]);
}

function bent(from: Point, tip: Point): Line {
  const bend = Math.min(60, Math.abs(tip.y - from.y) / 3 + 12);
  return {
    from,
    bend: {
      x: (from.x + tip.x) / 2 + (tip.x < from.x ? bend : -bend) * 0.4,
      y: (from.y + tip.y) / 2,
    },
    tip,
  };
}

function drawn(line: Line): Drawn {
  const { from, bend, tip } = line;
  const [one, other] = wings(line);
  return {
    line: `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${tip.x} ${tip.y}`,
    head: `M${one.x} ${one.y}L${tip.x} ${tip.y}L${other.x} ${other.y}`,
  };
}

/** The two ends of its head. */
function wings({ bend, tip }: Line): [Point, Point] {
  const angle = Math.atan2(tip.y - bend.y, tip.x - bend.x);
  const wing = (turn: number) => ({
    x: tip.x - WING * Math.cos(angle + turn),
    y: tip.y - WING * Math.sin(angle + turn),
  });
  return [wing(0.5), wing(-0.5)];
}

/** Points of line and head; between them nothing that matters is missed. */
function samples(line: Line): Point[] {
  const { from, bend, tip } = line;
  const along = Array.from({ length: SAMPLES }, (_, step) => {
    const t = step / SAMPLES;
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    return { x: a * from.x + b * bend.x + c * tip.x, y: a * from.y + b * bend.y + c * tip.y };
  });
  return [...along, ...wings(line)];
}

const isIn =
  (at: Point, air = WIDE) =>
  ({ x, y, width, height }: Box): boolean =>
    at.x > x - air && at.x < x + width + air && at.y > y - air && at.y < y + height + air;

function shares(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });
const apart = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
const length = ({ from, tip }: Line) => apart(from, tip);

/** The point of a box's rim on the way to somewhere. */
function edge(box: Box, to: Point, gap = 0): Point {
  const { x, y } = middle(box);
  const [dx, dy] = [to.x - x, to.y - y];
  const scale = Math.min(
    Math.abs((box.width / 2 + gap) / (dx || 1e-6)),
    Math.abs((box.height / 2 + gap) / (dy || 1e-6)),
    1,
  );
  return { x: x + dx * scale, y: y + dy * scale };
}
