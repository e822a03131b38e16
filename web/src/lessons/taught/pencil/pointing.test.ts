import { describe, expect, test } from "vitest";
import type { Box } from "../../../lib/paper/drawing";
import { pointer } from "./pointing";

const SCREEN = { x: 0, y: 0, width: 360, height: 740 };
const SLIP = { x: 12, y: 300, width: 336, height: 100 };
const BUTTON = { x: 60, y: 690, width: 190, height: 50 };
const DICE: Box[] = [10, 66, 122, 198, 254, 310].map((x) => ({
  x,
  y: 632,
  width: 46,
  height: 46,
}));
const QUESTION = { x: 10, y: 604, width: 300, height: 18 };

/** Where there is room for one at all. */
function lineOf(...asked: Parameters<typeof pointer>): string {
  const found = pointer(...asked);
  if (!found) throw new Error("no pencil");
  return found.line;
}

/** The numbers of a path, two by two. */
function points(path: string): { x: number; y: number }[] {
  const numbers = path.match(/-?[\d.]+(e-?\d+)?/g)?.map(Number) ?? [];
  return numbers.flatMap((x, at) => (at % 2 ? [] : [{ x, y: numbers[at + 1] ?? 0 }]));
}
function along(line: string): { x: number; y: number }[] {
  const [from, bend, tip] = points(line);
  if (!from || !bend || !tip) throw new Error(line);
  return Array.from({ length: 40 }, (_, step) => {
    const t = step / 40;
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    return { x: a * from.x + b * bend.x + c * tip.x, y: a * from.y + b * bend.y + c * tip.y };
  });
}
const covers = (line: string, box: Box) =>
  along(line).some(
    ({ x, y }) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height,
  );

describe("the pencil", () => {
  test("goes straight from the slip where nothing lies between", () => {
    const line = lineOf(SLIP, BUTTON, { targets: [BUTTON], kept: [], screen: SCREEN });
    expect(points(line)[0]?.y).toBe(SLIP.y + SLIP.height);
  });

  test("crosses neither dice nor the question", () => {
    const kept = [...DICE, QUESTION];
    const line = lineOf(SLIP, BUTTON, { targets: [BUTTON], kept, screen: SCREEN });
    for (const box of kept) expect(covers(line, box)).toBe(false);
  });

  test("stays away where every way lies over a button, a die or the question", () => {
    const beside = [
      { x: 0, y: 690, width: 54, height: 50 },
      { x: 256, y: 690, width: 104, height: 50 },
    ];
    const kept = [...DICE, QUESTION, ...beside];
    expect(pointer(SLIP, BUTTON, { targets: [BUTTON], kept, screen: SCREEN })).toBeNull();
  });

  test("lays its head over nothing either", () => {
    const [slip, aim] = [
      { x: 20, y: 20, width: 200, height: 60 },
      { x: 100, y: 300, width: 60, height: 40 },
    ];
    const word = { x: 100, y: 270, width: 18, height: 20 };
    const seen = { targets: [aim], kept: [word], screen: SCREEN };
    const head = points(pointer(slip, aim, seen)?.head ?? "");
    expect(head).toHaveLength(3);
    for (const { x, y } of head)
      expect(x > word.x && x < word.x + word.width && y > word.y && y < word.y + word.height).toBe(
        false,
      );
  });

  test("does not go through what it points at", () => {
    const slip = { x: 130, y: 90, width: 240, height: 90 };
    const pair = { x: 560, y: 115, width: 84, height: 36 };
    const wide = { ...SCREEN, width: 660, height: 300 };
    const rows = [0, 1, 2].flatMap((row) =>
      [0, 1, 2].map((at) => ({ ...pair, x: 392 + 84 * at, y: 115 + 41 * row })),
    );
    const line = lineOf(slip, pair, { targets: [pair], kept: rows, screen: wide });
    expect(covers(line, pair)).toBe(false);
  });

  test("does not begin behind the slip", () => {
    const beside = { x: 400, y: 340, width: 60, height: 40 };
    const wide = { ...SCREEN, width: 900 };
    const over = { x: 340, y: 300, width: 50, height: 30 };
    const line = lineOf(SLIP, beside, { targets: [beside], kept: [over], screen: wide });
    const inner = { x: SLIP.x + 2, y: SLIP.y + 2, width: SLIP.width - 4, height: SLIP.height - 4 };
    expect(covers(line, inner)).toBe(false);
  });

  test("stays on the screen", () => {
    const wide = { x: 60, y: 690, width: 296, height: 50 };
    const line = lineOf(SLIP, wide, { targets: [wide], kept: DICE, screen: SCREEN });
    for (const { x, y } of along(line)) {
      expect(x > 0 && x < SCREEN.width).toBe(true);
      expect(y > 0 && y < SCREEN.height).toBe(true);
    }
  });

  test("may touch what it points at", () => {
    const die = DICE[2] as Box;
    const line = lineOf(SLIP, die, { targets: [die], kept: DICE, screen: SCREEN });
    const tip = points(line).at(-1);
    expect(tip && tip.x > die.x - 20 && tip.x < die.x + die.width + 20).toBe(true);
    for (const box of DICE.filter((one) => one !== die)) expect(covers(line, box)).toBe(false);
  });
});
