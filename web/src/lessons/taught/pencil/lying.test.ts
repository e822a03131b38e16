import { describe, expect, test } from "vitest";
import type { Box } from "../../../lib/paper/drawing";
import { roomOf, slipAt } from "./lying";

const SCREENS = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1280, height: 720 },
];
const slipOn = ({ width }: { width: number }) => ({
  width: Math.min(440, width - 24),
  height: 150,
});
const shares = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

describe.each(SCREENS)("on $width × $height", (screen) => {
  const [slip, room] = [slipOn(screen), roomOf(screen)];

  test("what is only read lies at the foot, and the sheet stays in sight", () => {
    const lying = slipAt(slip, room, { targets: [], kept: [], isRead: true });
    expect(lying.y + slip.height).toBe(room.y + room.height);
    expect(lying.x + slip.width).toBe(room.x + room.width);
  });

  test("what is read stays where it lies, whatever moves beside it", () => {
    const was = slipAt(slip, room, { targets: [], kept: [], isRead: true });
    const die = { x: was.x + 20, y: was.y + 20, width: 46, height: 46 };
    expect(slipAt(slip, room, { targets: [], kept: [die], isRead: true, was })).toEqual(was);
  });

  test("what is pointed at is never hidden", () => {
    const foot = { x: screen.width - 120, y: screen.height - 60, width: 100, height: 40 };
    const lying = slipAt(slip, room, { targets: [foot], kept: [], isRead: true });
    expect(shares({ ...lying, ...slip }, foot)).toBe(false);
  });

  test("a pencil has room between", () => {
    const spot = { x: screen.width / 2, y: screen.height / 2, width: 40, height: 40 };
    const kept = [{ ...spot, y: spot.y - 60, height: 30 }];
    const lying = slipAt(slip, room, { targets: [spot], kept, isRead: false });
    const across = Math.max(spot.x - lying.x - slip.width, lying.x - spot.x - spot.width);
    const down = Math.max(spot.y - lying.y - slip.height, lying.y - spot.y - spot.height);
    expect(Math.max(across, down)).toBeGreaterThanOrEqual(26);
  });

  test("dice and the question stay in sight while one acts", () => {
    const button = { x: screen.width - 150, y: screen.height - 60, width: 130, height: 48 };
    const dice = { x: screen.width - 300, y: screen.height - 130, width: 280, height: 48 };
    const lying = slipAt(slip, room, { targets: [button], kept: [dice], isRead: false });
    expect(shares({ ...lying, ...slip }, dice)).toBe(false);
    expect(shares({ ...lying, ...slip }, button)).toBe(false);
  });
});
