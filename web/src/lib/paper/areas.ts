/** Marks over several cells: one drawing, put together by looking around. See sheets/written/areas.py. */

import type { Box, Spot } from "./drawing";
import { fitted, variantOf } from "./marks";
import type { AreaCoat, AreaGlyph } from "../wire";

type Place = readonly [number, number];

/** Clockwise from north, in the order of the bits. */
const AROUND: readonly Place[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
];
const SIDES = 1 | 4 | 16 | 64;

/** A path of an area in its place. */
export interface AreaPath {
  d: string;
  fill: string;
  stroke: string;
  width: number;
  opacity: number;
}

export interface AreaDrawing {
  paths: AreaPath[];
  /** The rim without trembling, for plans. */
  rim: string;
  sign: { fragment: string; box: Box };
  /** A hundredth of a cell. */
  unit: number;
}

/** An area glyph over the boxes of its spots. */
export function drawArea(
  glyph: AreaGlyph,
  name: string,
  given: readonly Spot[],
  ink: string,
): AreaDrawing {
  const cells = inReadingOrder(given);
  const places = placesOf(cells.map(({ box }) => box));
  const masks = places.map((place) => neighbours(place, places));
  const first = cells[0] as Spot;
  const unit = Math.min(first.box.width, first.box.height) / 100;
  const corners = rimOf(cells, places, glyph.inset);
  const pencil = (x: string, y: string, share: number, opacity: number): AreaPath => ({
    d: trembling(corners, first, x, y),
    fill: "none",
    stroke: ink,
    width: glyph.pen * share * unit,
    opacity,
  });
  const ground = { d: closed(corners), fill: glyph.ground, stroke: "none", width: 0, opacity: 1 };
  return {
    paths: [
      ground,
      ...glyph.coats.map((coat) => coated(coat, name, cells, masks, unit)),
      pencil("x", "y", 1, 0.95),
      pencil("u", "v", 0.45, 0.52),
    ],
    rim: closed(corners),
    sign: { fragment: glyph.sign, box: (cells[signCell(masks)] as Spot).box },
    unit,
  };
}

/** The rim of some spots, for a plan of anything that covers them. */
export function rimAround(given: readonly Spot[], inset = 8.5): string {
  const cells = inReadingOrder(given);
  return closed(rimOf(cells, placesOf(cells.map(({ box }) => box)), inset));
}

function inReadingOrder(spots: readonly Spot[]): Spot[] {
  return [...spots].sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x);
}

/** Where boxes of one size lie on their lattice. */
export function placesOf(boxes: readonly Box[]): Place[] {
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  const { width, height } = boxes[0] as Box;
  return boxes.map(({ x, y }) => [Math.round((x - left) / width), Math.round((y - top) / height)]);
}

/** Which of the eight places around belong to the same mark, as a sum of bits. */
export function neighbours([column, row]: Place, taken: readonly Place[]): number {
  return AROUND.reduce(
    (sum, [across, down], bit) => sum | (has(taken, [column + across, row + down]) ? 1 << bit : 0),
    0,
  );
}

function has(taken: readonly Place[], [column, row]: Place): boolean {
  return taken.some(([x, y]) => x === column && y === row);
}

function signCell(masks: readonly number[]): number {
  const count = (mask: number) => [1, 4, 16, 64].filter((bit) => mask & SIDES & bit).length;
  return masks.reduce((best, mask, at) => (count(mask) > count(masks[best] ?? 0) ? at : best), 0);
}

function coated(
  coat: AreaCoat,
  name: string,
  cells: readonly Spot[],
  masks: readonly number[],
  unit: number,
): AreaPath {
  const d = cells.flatMap(({ id, box }, at) => {
    const way = variantOf(name, id);
    const mask = masks[at] ?? 0;
    return coat.pieces
      .filter(({ care, bits, ways }) => (mask & care) === bits && (ways >> way) & 1)
      .map((piece) => fitted(piece.d, box));
  });
  const { fill, stroke, opacity } = coat;
  return { d: d.join(""), fill, stroke, width: coat.width * unit, opacity };
}

// -- the rim ------------------------------------------------------------------------

/** Corners of all rims in drawing units, kept within the cells. */
type Rim = { x: number; y: number }[][];

function rimOf(cells: readonly Spot[], places: readonly Place[], inset: number): Rim {
  const { width, height } = (cells[0] as Spot).box;
  const left = Math.min(...cells.map(({ box }) => box.x));
  const top = Math.min(...cells.map(({ box }) => box.y));
  return loops(places).map((loop) =>
    loop.map((corner, at) => {
      const before = heading(loop.at(at - 1) as Place, corner);
      const after = heading(corner, loop[(at + 1) % loop.length] as Place);
      const across = -before[1] - after[1];
      const down = before[0] + after[0];
      return {
        x: left + (corner[0] + (across * inset) / 100) * width,
        y: top + (corner[1] + (down * inset) / 100) * height,
      };
    }),
  );
}

/** The rims of a set of places, clockwise, straight runs whole. */
export function loops(taken: readonly Place[]): Place[][] {
  const edges = edgesOf(taken);
  const found: Place[][] = [];
  while (edges.size) {
    const starts = [...edges.keys()].map(corner);
    const [start] = starts.sort((a, b) => a[1] - b[1] || a[0] - b[0]);
    found.push(walk(start as Place, edges));
  }
  return found;
}

/** Unit edges with the area at their right hand, by where they begin. */
function edgesOf(taken: readonly Place[]): Map<string, Place[]> {
  const edges = new Map<string, Place[]>();
  for (const [x, y] of taken) {
    const corners: Place[] = [
      [x, y],
      [x + 1, y],
      [x + 1, y + 1],
      [x, y + 1],
    ];
    for (const [side, at] of [0, 2, 4, 6].entries()) {
      const [across, down] = AROUND[at] as Place;
      if (has(taken, [x + across, y + down])) continue;
      const key = String(corners[side]);
      edges.set(key, [...(edges.get(key) ?? []), corners[(side + 1) % 4] as Place]);
    }
  }
  return edges;
}

function walk(start: Place, edges: Map<string, Place[]>): Place[] {
  const walked: Place[] = [start];
  let going: Place = [0, 0];
  for (;;) {
    const at = walked[walked.length - 1] as Place;
    const next = take(at, going, edges);
    going = [next[0] - at[0], next[1] - at[1]];
    if (String(next) === String(start)) return corners(walked);
    walked.push(next);
  }
}

/** Where two cells meet by a corner only, a loop turns right and stays with its cell. */
function take(at: Place, going: Place, edges: Map<string, Place[]>): Place {
  const ways = edges.get(String(at)) as Place[];
  const right = String([at[0] - going[1], at[1] + going[0]]);
  const chosen = ways.find((way) => String(way) === right) ?? (ways[0] as Place);
  const left = ways.filter((way) => way !== chosen);
  if (left.length) edges.set(String(at), left);
  else edges.delete(String(at));
  return chosen;
}

function corners(walked: Place[]): Place[] {
  return walked.filter((at, index) => {
    const before = heading(walked.at(index - 1) as Place, at);
    const after = heading(at, walked[(index + 1) % walked.length] as Place);
    return String(before) !== String(after);
  });
}

function heading(from: Place, to: Place): Place {
  return [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])];
}

function corner(key: string): Place {
  const [x, y] = key.split(",").map(Number);
  return [x ?? 0, y ?? 0];
}

function trembling(rim: Rim, { id, box }: Spot, across: string, down: string): string {
  let count = -1;
  const moved = rim.map((loop) =>
    loop.map(({ x, y }) => {
      count += 1;
      return {
        x: x + tremble(across + count, id) * box.width,
        y: y + tremble(down + count, id) * box.height,
      };
    }),
  );
  return closed(moved);
}

function tremble(name: string, spot: string): number {
  return ((variantOf(name, spot) / 3.5 - 1) * 1.3) / 100;
}

function closed(rim: Rim): string {
  const short = (value: number) => Math.round(value * 10) / 10;
  return rim
    .map((loop) => `M${loop.map(({ x, y }) => `${short(x)} ${short(y)}`).join("L")}Z`)
    .join("");
}
