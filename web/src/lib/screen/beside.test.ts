import { expect, test } from "vitest";
import { beside } from "./beside";

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1440, height: 900 };
const CARD = { width: 320, height: 260 };

function covers(lying: { x: number; y: number }, thing: { x: number; y: number; width: number }) {
  const wide = Math.min(lying.x + CARD.width, thing.x + thing.width) - Math.max(lying.x, thing.x);
  const high = Math.min(lying.y + CARD.height, thing.y + 40) - Math.max(lying.y, thing.y);
  return wide > 0 && high > 0;
}

test("on a phone a card lies above what it is about, and below what is at the top", () => {
  expect(beside({ x: 200, y: 400, width: 40, height: 40 }, CARD, PHONE).side).toBe("above");
  expect(beside({ x: 200, y: 100, width: 40, height: 40 }, CARD, PHONE).side).toBe("below");
});

test("on a desk it lies to the right, and to the left of what is at the right", () => {
  expect(beside({ x: 200, y: 400, width: 40, height: 40 }, CARD, DESK).side).toBe("right");
  expect(beside({ x: 1380, y: 400, width: 40, height: 40 }, CARD, DESK).side).toBe("left");
});

test("it is never over the thing and never off the screen, wherever that lies", () => {
  for (const screen of [PHONE, DESK])
    for (let x = 0; x + 40 <= screen.width; x += 20)
      for (let y = 0; y + 40 <= screen.height; y += 20) {
        const thing = { x, y, width: 40, height: 40 };
        const lying = beside(thing, CARD, screen);
        expect(covers(lying, thing), `${x} ${y} on ${screen.width}`).toBe(false);
        expect(lying.x).toBeGreaterThanOrEqual(8);
        expect(lying.y).toBeGreaterThanOrEqual(8);
        expect(lying.x + CARD.width).toBeLessThanOrEqual(screen.width - 8);
        expect(lying.y + CARD.height).toBeLessThanOrEqual(screen.height - 8);
      }
});

test("it goes where all of it is seen, however little is seen of it now", () => {
  const thing = { x: 200, y: 200, width: 40, height: 40 };
  const shown = { width: 320, height: 180 };
  expect(beside(thing, shown, PHONE).side).toBe("above");
  expect(beside(thing, CARD, PHONE, shown)).toMatchObject({ side: "below", y: 252 });
});
