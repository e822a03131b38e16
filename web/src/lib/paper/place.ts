/** A shape that looks for its place: poses, what they would cover, where they fit. */

import { placesOf } from "./areas";
import type { Box, Point, Spot } from "./drawing";
import type { Choice } from "../wire";

/** Column and row on the lattice of cells. */
export type Place = readonly [number, number];

/** The cells of a drawing that a shape may be thought upon, legal or not. */
export interface Lattice {
  /** The cell at the place 0, 0, there or not. */
  first: Box;
  cells: ReadonlyMap<string, Spot>;
  /** All cells together. */
  bounds: Box;
}

/** A way to hold the shape; those that look the same are one. */
export interface Pose {
  key: string;
  name: string;
  /** In reading order, from the upper left corner. */
  cells: readonly Place[];
  /** The cell one holds it by: the nearest to its middle. */
  anchor: Place;
  /** The legal moves, by where the upper left corner lies. */
  moves: ReadonlyMap<string, Choice>;
}

export interface Board {
  lattice: Lattice;
  poses: readonly Pose[];
  /** The spots that some move covers. */
  open: ReadonlySet<string>;
}

/** A pose in its place. Cells off the drawing have spots, too, so that they can be drawn. */
export interface Placement {
  pose: Pose;
  corner: Place;
  spots: readonly Spot[];
  /** The spots that are there. */
  covered: readonly string[];
  /** Nothing: it may not lie there. */
  choice: Choice | null;
}

/** How far a shape jumps to where it fits, in cells: put somewhere, turned, moved by arrows. */
export const REACH = { put: 1.05, turned: 2.3, none: 0 } as const;
/** How far boxes may be off their lattice, in cells. */
const SLACK = 0.05;

export function boardOf(
  spots: ReadonlyMap<string, Spot>,
  choices: readonly Choice[],
): Board | null {
  const posed = choices.filter(
    (choice) => choice.pose && choice.spots.every((id) => spots.has(id)),
  );
  const open = new Set(posed.flatMap((choice) => choice.spots));
  const [one] = [...open].flatMap((id) => spots.get(id) ?? []);
  if (!one) return null;
  const lattice = latticeOf([...spots.values()], one.box);
  return { lattice, poses: posesOf(posed, lattice, spots), open };
}

/** Where all cells of a place are pointed at, a tap on one of them means that place. */
export function meantAt(board: Board, aims: readonly string[], { x, y }: Point): Choice | null {
  const cell = board.lattice.cells.get(String([Math.floor(x), Math.floor(y)]));
  return cell && aims.includes(cell.id) ? meantBy(board, aims) : null;
}

/** The move whose cells are pointed at, all of them and no others. */
export function meantBy(board: Board, aims: readonly string[]): Choice | null {
  const all = board.poses.flatMap(({ moves }) => [...moves.values()]);
  const isMeant = ({ spots }: Choice) =>
    spots.length === aims.length && spots.every((id) => aims.includes(id));
  return all.find(isMeant) ?? null;
}

function latticeOf(spots: readonly Spot[], box: Box): Lattice {
  const on = spots.filter((spot) => !spot.isRound && isOnLattice(spot.box, box));
  const left = Math.min(...on.map(({ box: { x } }) => x));
  const top = Math.min(...on.map(({ box: { y } }) => y));
  const right = Math.max(...on.map(({ box: { x, width } }) => x + width));
  const foot = Math.max(...on.map(({ box: { y, height } }) => y + height));
  const first = { ...box, x: left, y: top };
  return {
    first,
    cells: new Map(on.map((spot) => [String(placeOf(first, spot.box)), spot])),
    bounds: { x: left, y: top, width: right - left, height: foot - top },
  };
}

/** Of the same size, and a whole number of cells away. */
function isOnLattice(box: Box, from: Box): boolean {
  const across = (box.x - from.x) / from.width;
  const down = (box.y - from.y) / from.height;
  return [
    box.width / from.width - 1,
    box.height / from.height - 1,
    across - Math.round(across),
    down - Math.round(down),
  ].every((off) => Math.abs(off) < SLACK);
}

function placeOf(first: Box, box: Box): Place {
  return [
    Math.round((box.x - first.x) / first.width),
    Math.round((box.y - first.y) / first.height),
  ];
}

function posesOf(
  choices: readonly Choice[],
  { first }: Lattice,
  spots: ReadonlyMap<string, Spot>,
): Pose[] {
  const found = new Map<string, { name: string; cells: Place[]; moves: Map<string, Choice> }>();
  for (const choice of choices) {
    const boxes = choice.spots.map((id) => (spots.get(id) as Spot).box);
    const cells = inOrder(placesOf(boxes));
    const places = boxes.map((box) => placeOf(first, box));
    const corner = [Math.min(...places.map(([x]) => x)), Math.min(...places.map(([, y]) => y))];
    const pose = found.get(keyOf(cells)) ?? { name: choice.pose, cells, moves: new Map() };
    if (choice.pose < pose.name) pose.name = choice.pose;
    if (!pose.moves.has(String(corner))) pose.moves.set(String(corner), choice);
    found.set(keyOf(cells), pose);
  }
  return [...found]
    .map(([key, pose]) => ({ key, ...pose, anchor: anchorOf(pose.cells) }))
    .sort((a, b) => Number(a.name > b.name) - Number(a.name < b.name));
}

function inOrder(cells: readonly Place[]): Place[] {
  const left = Math.min(...cells.map(([x]) => x));
  const top = Math.min(...cells.map(([, y]) => y));
  return cells
    .map(([x, y]): Place => [x - left, y - top])
    .sort((a, b) => a[1] - b[1] || a[0] - b[0]);
}

function keyOf(cells: readonly Place[]): string {
  return cells.join(" ");
}

function anchorOf(cells: readonly Place[]): Place {
  const middle = (at: 0 | 1) => cells.reduce((sum, cell) => sum + cell[at], 0) / cells.length;
  const [x, y] = [middle(0), middle(1)];
  const away = (cell: Place) => Math.hypot(cell[0] - x, cell[1] - y);
  return cells.reduce((best, cell) => (away(cell) < away(best) - 1e-9 ? cell : best));
}

// -- turning and mirroring ----------------------------------------------------------

/** A quarter clockwise, or on to the next one that fits somewhere. */
export function turned({ poses }: Board, pose: Pose): Pose {
  let cells = pose.cells;
  for (let quarter = 0; quarter < 4; quarter++) {
    cells = quarterOf(cells);
    const found = poses.find(({ key }) => key === keyOf(cells));
    if (found) return found;
  }
  return pose;
}

/** Left for right; where that fits nowhere, turned as little as needed. */
export function mirrored(board: Board, pose: Pose): Pose {
  const cells = inOrder(pose.cells.map(([x, y]): Place => [-x, y]));
  const found = board.poses.find(({ key }) => key === keyOf(cells));
  return found ?? turned(board, { ...pose, cells, key: keyOf(cells) });
}

function quarterOf(cells: readonly Place[]): Place[] {
  return inOrder(cells.map(([x, y]): Place => [-y, x]));
}

// -- lying somewhere ----------------------------------------------------------------

/** Where a point of the drawing lies on the lattice, parts of cells included. */
export function pointOn({ first }: Lattice, { x, y }: Point): Point {
  return { x: (x - first.x) / first.width, y: (y - first.y) / first.height };
}

/** The pose held over a point of the lattice; `canSnap`: it jumps to where it fits nearby. */
export function placeAt(
  board: Board,
  pose: Pose,
  point: Point,
  reach: number = REACH.put,
): Placement {
  const corner: Place = [
    Math.floor(point.x) - pose.anchor[0],
    Math.floor(point.y) - pose.anchor[1],
  ];
  const at = pose.moves.has(String(corner)) ? corner : nearest(pose, corner, point, reach);
  return lying(board, pose, at);
}

function nearest(pose: Pose, corner: Place, point: Point, reach: number): Place {
  const away = (place: Place) => {
    const middle = heldAt(pose, place);
    return Math.hypot(middle.x - point.x, middle.y - point.y);
  };
  const [best] = [...pose.moves.keys()]
    .map((place) => place.split(",").map(Number) as [number, number])
    .filter((place) => away(place) <= reach)
    .sort((a, b) => away(a) - away(b));
  return best ?? corner;
}

/** Where the pose fits nearest to that point; its first place where there is none. */
export function nearestTo(board: Board, pose: Pose, point: Point | null): Placement | null {
  const [first] = pose.moves.values();
  if (!point) return first ? placementOf(board, first) : null;
  return placeAt(board, pose, point, Infinity);
}

/** The middle of the cell a pose is held by, when its corner lies there. */
export function heldAt({ anchor }: Pose, [x, y]: Place): Point {
  return { x: x + anchor[0] + 0.5, y: y + anchor[1] + 0.5 };
}

/** Where a legal move puts its shape. */
export function placementOf(board: Board, choice: Choice): Placement | null {
  for (const pose of board.poses) {
    for (const [corner, one] of pose.moves) {
      if (one.move !== choice.move) continue;
      const [x = 0, y = 0] = corner.split(",").map(Number);
      return lying(board, pose, [x, y]);
    }
  }
  return null;
}

function lying({ lattice }: Board, pose: Pose, corner: Place): Placement {
  const places = pose.cells.map(([x, y]): Place => [corner[0] + x, corner[1] + y]);
  const there = places.flatMap((place) => lattice.cells.get(String(place))?.id ?? []);
  return {
    pose,
    corner,
    spots: places.map((place) => lattice.cells.get(String(place)) ?? off(lattice, place)),
    covered: there,
    choice: pose.moves.get(String(corner)) ?? null,
  };
}

function off({ first }: Lattice, [x, y]: Place): Spot {
  const box = { ...first, x: first.x + x * first.width, y: first.y + y * first.height };
  return { id: `off ${x} ${y}`, box, hit: box, isRound: false };
}

/** A pose by itself, in cells of 100, for a small picture of it. */
export function alone({ cells }: Pose): { spots: Spot[]; size: Box } {
  const spots = cells.map(([x, y]): Spot => {
    const box = { x: x * 100, y: y * 100, width: 100, height: 100 };
    return { id: `${x} ${y}`, box, hit: box, isRound: false };
  });
  const width = (Math.max(...cells.map(([x]) => x)) + 1) * 100;
  const height = (Math.max(...cells.map(([, y]) => y)) + 1) * 100;
  return { spots, size: { x: 0, y: 0, width, height } };
}

/** The cells that are to blame: off the drawing or open to no move; else the one in hand. */
export function guilty(board: Board, { spots, pose, choice }: Placement): Spot[] {
  if (choice) return [];
  const found = spots.filter(({ id }) => !board.open.has(id));
  const held = pose.cells.findIndex((cell) => cell === pose.anchor);
  return found.length ? found : spots.slice(held, held + 1);
}

/** The point one step on, kept over the cells. */
export function stepped({ first, bounds }: Lattice, point: Point, [x, y]: Place): Point {
  const columns = Math.round(bounds.width / first.width);
  const rows = Math.round(bounds.height / first.height);
  const within = (value: number, most: number) => Math.max(0, Math.min(value, most - 1)) + 0.5;
  return {
    x: within(Math.floor(point.x) + x, columns),
    y: within(Math.floor(point.y) + y, rows),
  };
}
