import { describe, expect, test } from "vitest";
import { readDrawing } from "../paper/drawing";
import { fitted, leafFor, leavesOf, ratioOf } from "./leaves";

const SHEET = `<svg viewBox="0 0 100 200" data-crop="0 10 100 180" data-crop-foot="0 100 100 90"
  data-crop-top="0 10 100 100"><g data-layer="spots"></g></svg>`;
const MAP = `<svg viewBox="0 0 100 200" data-crop="0 10 100 180" data-crop-map="0 10 80 100"></svg>`;

describe("leaves", () => {
  const leaves = leavesOf(readDrawing("a", SHEET));

  test("stand in the drawing in the order they are turned", () => {
    expect(leaves.map(({ name }) => name)).toEqual(["foot", "top"]);
    expect(ratioOf(leaves)).toBeCloseTo(100 / 90);
  });

  test("a drawing with one leaf has the whole sheet as its other", () => {
    expect(leavesOf(readDrawing("b", MAP)).map(({ name }) => name)).toEqual(["map", "whole"]);
  });

  test("grow to the shape of the room and stay on the sheet", () => {
    const full = { x: 0, y: 0, width: 100, height: 200 };
    expect(fitted({ x: 0, y: 100, width: 100, height: 90 }, full, 1)).toEqual({
      x: 0,
      y: 95,
      width: 100,
      height: 100,
    });
    expect(fitted({ x: 0, y: 150, width: 100, height: 50 }, full, 1).y).toBe(100);
    expect(fitted({ x: 0, y: 0, width: 80, height: 200 }, full, 1).x).toBe(-50);
  });

  test("turn to where something can be done, and stay where there is some of it", () => {
    const low = { x: 10, y: 180, width: 4, height: 4 };
    const high = { x: 10, y: 20, width: 4, height: 4 };
    expect(leafFor(leaves, 0, [high])).toBe(1);
    expect(leafFor(leaves, 0, [high, low])).toBe(0);
    expect(leafFor(leaves, 1, [high, low])).toBe(1);
    expect(leafFor(leaves, 1, [])).toBe(1);
  });
});
