import { expect, test } from "vitest";
import type { RatingView } from "../../../lib/wire";
import { inside, rowsOf, rulerOf, ticksOf } from "./ruler";

const view = (rating: number, give_or_take: number): RatingView => ({
  game: "a",
  rating,
  give_or_take,
  games: 9,
  is_early: false,
  levels: [
    { bot: "gentle", at: 1131 },
    { bot: "merciless", at: 1876 },
  ],
  steps: [],
});

test("a ruler goes around the band and all levels, in whole hundreds", () => {
  expect(rulerOf(view(1500, 60))).toEqual({ from: 1100, to: 1900 });
  expect(rulerOf(view(1900, 160))).toEqual({ from: 1100, to: 2100 });
  expect(rulerOf(view(900, 20)).from).toBe(800);
});

test("every hundred has a tick, both ends included", () => {
  expect(ticksOf({ from: 1400, to: 1700 })).toEqual([1400, 1500, 1600, 1700]);
});

test("labels that would run into each other lie in rows", () => {
  const at = (...xs: number[]) => rowsOf(xs.map((x) => ({ x, width: 50 })));
  expect(at(0, 100, 200)).toEqual([0, 0, 0]);
  expect(at(0, 40, 80)).toEqual([0, 1, 0]);
  expect(at(0, 10, 20)).toEqual([0, 1, 2]);
});

test("a label stays in the picture", () => {
  expect(inside(5, 60, 300)).toBe(30);
  expect(inside(290, 60, 300)).toBe(270);
  expect(inside(100, 60, 300)).toBe(100);
});
