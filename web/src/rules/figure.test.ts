import { describe, expect, it } from "vitest";
import { readDrawing } from "../lib/paper/drawing";
import { pictureOf, union } from "./figure";

const drawing = readDrawing(
  "sheet@1",
  `<svg viewBox="0 0 1360 1924" data-crop="140 150 1080 1646">
    <rect x="200" y="1000" width="100" height="100" data-spot="a"/>
    <rect x="700" y="1000" width="100" height="100" data-spot="b"/>
    <rect x="210" y="310" width="80" height="80" data-spot="c" data-hit="200 300 100 100"/>
    <rect x="0" y="1824" width="100" height="100" data-spot="corner"/>
  </svg>`,
);

describe("a picture of spots", () => {
  it("holds all its spots with air around them", () => {
    const { box, isTall } = pictureOf(drawing, { around: ["a", "b"] });
    expect(isTall).toBe(false);
    expect(box.x).toBeLessThan(180);
    expect(box.x + box.width).toBeGreaterThan(820);
    expect(box.width / box.height).toBeCloseTo(2.4);
  });
  it("is tall where the spots stand above each other", () => {
    const { box, isTall } = pictureOf(drawing, { around: ["a", "c"] });
    expect(isTall).toBe(true);
    expect(box.y).toBeLessThan(300);
    expect(box.y + box.height).toBeGreaterThan(1100);
  });
  it("never leaves the sheet", () => {
    const { box } = pictureOf(drawing, { around: ["corner"] });
    expect(box.x).toBeGreaterThan(0);
    expect(box.y + box.height).toBeLessThan(1924);
  });
  it("shows the middle of the sheet where no spot is known", () => {
    const { box } = pictureOf(drawing, { around: ["nowhere"] });
    expect(box.width).toBeGreaterThan(1000);
  });
  it("joins boxes", () => {
    const boxes = [
      { x: 0, y: 0, width: 10, height: 10 },
      { x: 20, y: 5, width: 10, height: 10 },
    ];
    expect(union(boxes)).toEqual({ x: 0, y: 0, width: 30, height: 15 });
  });
});
