/** A sheet larger than the screen: how near it is shown, where, and what lies out of sight. */

import type { Box, Drawing, Point } from "../paper/drawing";

export interface Size {
  width: number;
  height: number;
}

/** What of the sheet is seen: its left upper corner and how many pixels a unit has. */
export interface Frame extends Point {
  scale: number;
}

export interface Pointer extends Point {
  id: string;
  /** Where to, in degrees; 0 is right. */
  turn: number;
}

/** What a finger needs. */
const FINGER = 45;
/** Fields smaller than that are not shown all at once. */
const LEAST = 30;
const NEAREST = 2.2;
const EDGE = 24;
/** That near to the edge lie the pointers. */
const RIM = EDGE + 16;
/** The small map in its corner, and the button in the other. */
const COVERED: Size = { width: 124, height: 92 };
const BUTTON = 58;
const APART = 44;

/** Does this drawing say how large its fields are, and are they too small in that room? */
export function isLarge(drawing: Drawing, room: Size): boolean {
  return drawing.pitch > 0 && room.width > 0 && drawing.pitch * whole(drawing, room) < LEAST;
}

/** The scale that shows all of it. */
export function whole({ full }: Drawing, room: Size): number {
  return Math.min(room.width / full.width, room.height / full.height);
}

/** The scale at which a field is as large as a finger. */
export function near(drawing: Drawing): number {
  return FINGER / drawing.pitch;
}

export function limited(scale: number, drawing: Drawing, room: Size): number {
  return Math.max(whole(drawing, room), Math.min(near(drawing) * NEAREST, scale));
}

/** The same point of the sheet stays under the finger while the scale changes. */
export function zoomed(frame: Frame, at: Point, scale: number): Frame {
  const grow = scale / frame.scale;
  return { scale, x: (frame.x + at.x) * grow - at.x, y: (frame.y + at.y) * grow - at.y };
}

/** Scrolled so that most of the boxes are seen, the first of all. */
export function centred(boxes: readonly Box[], drawing: Drawing, scale: number, room: Size): Point {
  const { full } = drawing;
  const view = { width: room.width / scale, height: room.height / scale };
  const [first] = boxes;
  if (!first) return corner(middle(drawing.crop), view, full, scale);
  let best = first;
  let most = -1;
  for (const box of boxes) {
    const around = grownTo(middle(box), view);
    const count = boxes.filter((other) => isWithin(other, around)).length;
    if (count > most) [best, most] = [box, count];
  }
  const around = grownTo(middle(best), view);
  const seen = boxes.filter((other) => isWithin(other, around));
  return corner(middle(hull(seen.length ? seen : [best])), view, full, scale);
}

function corner(at: Point, view: Size, full: Box, scale: number): Point {
  return {
    x: Math.max(0, (at.x - full.x - view.width / 2) * scale),
    y: Math.max(0, (at.y - full.y - view.height / 2) * scale),
  };
}

/** The room above the small map. */
export function clear({ width, height }: Size): Size {
  return { width, height: Math.max(1, height - COVERED.height) };
}

/** The scale at which the middles of all boxes are in sight at once. */
export function together(boxes: readonly Box[], room: Size): number {
  const { width, height } = hull(boxes.map((box) => ({ ...middle(box), width: 0, height: 0 })));
  const across = (space: number, wanted: number) => (space - 2 * RIM) / Math.max(wanted, 1);
  return Math.min(across(room.width, width), across(room.height, height));
}

/** Would the small map lie over a part of it? */
export function isUnderMap(box: Box, { full }: Drawing, frame: Frame, room: Size): boolean {
  const left = (box.x - full.x) * frame.scale - frame.x;
  const top = (box.y - full.y) * frame.scale - frame.y;
  const isAcross = left < COVERED.width && left + box.width * frame.scale > 0;
  const isLow = top + box.height * frame.scale > room.height - COVERED.height;
  return isAcross && isLow && top < room.height;
}

/** Is its middle in sight, and neither under a pointer nor under the button? The map makes way. */
export function isSeen(box: Box, drawing: Drawing, frame: Frame, room: Size): boolean {
  const { x, y } = onScreen(middle(box), drawing, frame);
  const isUnder = x > room.width - BUTTON && y > room.height - BUTTON;
  const isAcross = x >= RIM && x <= room.width - RIM;
  return !isUnder && isAcross && y >= RIM && y <= room.height - RIM;
}

/** Pointers at the edge to what lies out of sight; near ones are one. */
export function pointers(
  aims: ReadonlyMap<string, Box>,
  drawing: Drawing,
  frame: Frame,
  room: Size,
): Pointer[] {
  const found: Pointer[] = [];
  const centre = { x: room.width / 2, y: room.height / 2 };
  for (const [id, box] of aims) {
    if (isSeen(box, drawing, frame, room)) continue;
    const at = onScreen(middle(box), drawing, frame);
    const x = Math.max(EDGE, Math.min(room.width - EDGE, at.x));
    const y = Math.max(EDGE, Math.min(room.height - EDGE, at.y));
    if (found.some((one) => Math.hypot(one.x - x, one.y - y) < APART)) continue;
    const turn = (Math.atan2(at.y - centre.y, at.x - centre.x) * 180) / Math.PI;
    found.push({ id, x, y, turn });
  }
  return found;
}

function onScreen(at: Point, { full }: Drawing, frame: Frame): Point {
  return {
    x: (at.x - full.x) * frame.scale - frame.x,
    y: (at.y - full.y) * frame.scale - frame.y,
  };
}

function middle(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function grownTo(at: Point, { width, height }: Size): Box {
  return { x: at.x - width / 2, y: at.y - height / 2, width, height };
}

function isWithin(box: Box, around: Box): boolean {
  const { x, y } = middle(box);
  const isAcross = x >= around.x && x <= around.x + around.width;
  return isAcross && y >= around.y && y <= around.y + around.height;
}

export function hull(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const foot = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: foot - y };
}
