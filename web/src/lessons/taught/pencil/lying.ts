/** Where the slip of a lesson lies: never over what it points at, over what it speaks of seldom. */

import type { Box } from "../../../lib/paper/drawing";

interface Size {
  width: number;
  height: number;
}
export interface Place {
  x: number;
  y: number;
}

const MARGIN = 12;
/** How far places lie apart that are tried when no usual one is free. */
const STEP = 16;
/** What a pencil needs between the slip and what is meant. */
const PENCIL = 44;
/** How much dearer it is to hide what is pointed at than what is looked at beside it. */
const DEAR = 1000;

export interface Seen {
  /** What is pointed at. */
  targets: readonly Box[];
  /** What one reads or weighs meanwhile. */
  kept: readonly Box[];
  /** It is only read: nothing below waits for a tap. */
  isRead: boolean;
  /** Where it lies: what is read stays there while it hides nothing that is meant. */
  was?: Place | null;
}

/** Where a slip may lie at all: the screen without the bar of the lesson. */
export function roomOf(screen: Size): Box {
  const isSideways = screen.height < 500 && screen.width > 560;
  const isDesk = screen.width >= 900 && !isSideways;
  const [left, top] = isSideways ? [60, 0] : [0, isDesk ? 64 : 48];
  return {
    x: left + MARGIN,
    y: top + MARGIN,
    width: screen.width - left - 2 * MARGIN,
    height: screen.height - top - 2 * MARGIN,
  };
}

/** The first place that hides nothing, near the middle of the targets; else the one that hides least. */
export function slipAt(slip: Size, room: Box, seen: Seen): Place {
  const { targets, kept, isRead, was } = seen;
  if (was && isRead && !overlap({ ...was, ...slip }, targets)) return was;
  const [right, bottom] = [room.x + room.width - slip.width, room.y + room.height - slip.height];
  const usual = placesFor(slip, room, targets);
  const first = isRead ? [{ x: Math.max(room.x, right), y: Math.max(room.y, bottom) }] : [];
  const places = [...first, ...usual, ...nearest(everywhere(slip, room), targets, slip)];
  const hidden = places.map((place) => {
    const lying = { ...place, ...slip };
    return DEAR * overlap(lying, targets) + overlap(lying, kept);
  });
  return places[hidden.indexOf(Math.min(...hidden))] ?? { x: room.x, y: room.y };
}

function placesFor(slip: Size, room: Box, targets: readonly Box[]): Place[] {
  const [right, top] = [room.x + room.width - slip.width, room.y];
  const bottom = room.y + room.height - slip.height;
  const middle = room.y + (room.height - slip.height) / 2;
  const all = around(targets);
  if (!all) return [{ x: room.x + (room.width - slip.width) / 2, y: Math.max(top, middle) }];
  const x = clamp(all.x + all.width / 2 - slip.width / 2, room.x, right);
  const above = Math.min(...targets.map(({ y }) => y)) - slip.height - 64;
  const rows = [above, middle, top, all.y + all.height + 56, bottom];
  const beside = [all.x - slip.width - 72, all.x + all.width + 72];
  return [
    ...rows.filter((y) => y >= top && y <= bottom).map((y) => ({ x, y })),
    ...beside
      .filter((left) => left >= room.x && left <= right)
      .map((left) => ({ x: left, y: clamp(all.y, top, bottom) })),
  ];
}

function everywhere(slip: Size, room: Box): Place[] {
  const columns = steps(room.x, room.x + room.width - slip.width);
  const rows = steps(room.y, room.y + room.height - slip.height);
  return rows.flatMap((y) => columns.map((x) => ({ x, y })));
}

function steps(from: number, to: number): number[] {
  const count = Math.max(0, Math.floor((to - from) / STEP));
  return [
    ...Array.from({ length: count + 1 }, (_, step) => from + step * STEP),
    Math.max(from, to),
  ];
}

/** Those nearest to what is pointed at first, as far as a pencil has room between. */
function nearest(places: Place[], targets: readonly Box[], slip: Size): Place[] {
  const aim = targets.at(-1);
  if (!aim) return places;
  const isTight = ({ x, y }: Place) =>
    Math.max(aim.x - x - slip.width, x - aim.x - aim.width) < PENCIL &&
    Math.max(aim.y - y - slip.height, y - aim.y - aim.height) < PENCIL;
  const far = ({ x, y }: Place) =>
    Math.hypot(
      x + slip.width / 2 - aim.x - aim.width / 2,
      y + slip.height / 2 - aim.y - aim.height / 2,
    );
  return [...places].sort(
    (one, other) => Number(isTight(one)) - Number(isTight(other)) || far(one) - far(other),
  );
}

function around(boxes: readonly Box[]): Box | null {
  if (!boxes.length) return null;
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function overlap(slip: Box, targets: readonly Box[]): number {
  const shared = targets.map((box) => {
    const across =
      Math.min(slip.x + slip.width, box.x + box.width + 8) - Math.max(slip.x, box.x - 8);
    const down =
      Math.min(slip.y + slip.height, box.y + box.height + 8) - Math.max(slip.y, box.y - 8);
    return Math.max(0, across) * Math.max(0, down);
  });
  return shared.reduce((sum, one) => sum + one, 0);
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, Math.max(least, most)));
}
