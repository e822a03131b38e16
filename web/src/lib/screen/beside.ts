/** Where a card lies beside what it is about: never over it, wholly on the screen. */

import type { Box } from "../paper/drawing";

export type Side = "above" | "below" | "left" | "right";

export interface Room {
  width: number;
  height: number;
}

export interface Lying {
  side: Side;
  x: number;
  y: number;
  /** Where the stem starts, along the edge that faces the thing. */
  stem: number;
  /** As high as it may be without lying over the thing. */
  most: number;
}

/** To the edges of the screen. */
const RIM = 8;
/** To the thing: room for the stem. */
const GAP = 12;
/** The stem stays off the round corners. */
const CORNER = 22;
const WIDE = 700;

/**
 * The first side with room for it; if there is none, the one with most. `shown`: as large as it
 * is now, where less of it is seen than it would like.
 */
export function beside(thing: Box, card: Room, screen: Room, shown: Room = card): Lying {
  const sides: Side[] =
    screen.width >= WIDE
      ? ["right", "left", "above", "below"]
      : ["above", "below", "right", "left"];
  const spare = (side: Side) => room(side, thing, screen) - extent(side, card);
  const fits = sides.find((side) => spare(side) >= 0);
  const side = fits ?? sides.reduce((best, one) => (spare(one) > spare(best) ? one : best));
  return lying(side, thing, shown, screen);
}

function room(side: Side, thing: Box, screen: Room): number {
  const free = {
    above: thing.y,
    below: screen.height - thing.y - thing.height,
    left: thing.x,
    right: screen.width - thing.x - thing.width,
  }[side];
  return free - GAP - RIM;
}

function extent(side: Side, card: Room): number {
  return side === "above" || side === "below" ? card.height : card.width;
}

function lying(side: Side, thing: Box, card: Room, screen: Room): Lying {
  const middle = { x: thing.x + thing.width / 2, y: thing.y + thing.height / 2 };
  const x = within(middle.x - card.width / 2, card.width, screen.width);
  const y = within(middle.y - card.height / 2, card.height, screen.height);
  const [across, down] = [pointing(middle.x - x, card.width), pointing(middle.y - y, card.height)];
  const left = within(thing.x - GAP - card.width, card.width, screen.width);
  const right = within(thing.x + thing.width + GAP, card.width, screen.width);
  const above = within(thing.y - GAP - card.height, card.height, screen.height);
  const below = within(thing.y + thing.height + GAP, card.height, screen.height);
  const free = room(side, thing, screen);
  const most = screen.height - 2 * RIM;
  return {
    above: { side, x, y: above, stem: across, most: free },
    below: { side, x, y: below, stem: across, most: free },
    left: { side, x: left, y, stem: down, most },
    right: { side, x: right, y, stem: down, most },
  }[side];
}

function within(at: number, size: number, screen: number): number {
  return Math.max(RIM, Math.min(at, screen - RIM - size));
}

function pointing(at: number, size: number): number {
  return Math.max(CORNER, Math.min(at, size - CORNER));
}
