import { expect, it } from "vitest";
import { atLeast, frameOf, readable, readDrawing, spotAt, viewFor } from "./drawing";

const SVG = `<svg viewBox="0 0 200 400" data-crop="10 50 180 300"><g data-layer="print"><path d="M0 0"/></g><g data-layer="spots" fill="none"><rect x="20" y="60" width="40" height="40" data-spot="a-1" data-hit="10 50 60 60"/><circle cx="100" cy="100" r="20" data-spot="round"/></g><g data-layer="marks"></g></svg>`;
const drawing = readDrawing("some@1", SVG);

it("reads spots, view and crop", () => {
  expect(drawing.id).toBe("drawing-some-1");
  expect(drawing.body).toBe('<g data-layer="print"><path d="M0 0"/></g>');
  expect(drawing.crop).toEqual({ x: 10, y: 50, width: 180, height: 300 });
  expect(drawing.spots.get("a-1")?.hit).toEqual({ x: 10, y: 50, width: 60, height: 60 });
  expect(drawing.spots.get("round")).toMatchObject({
    isRound: true,
    box: { x: 80, y: 80, width: 40, height: 40 },
  });
});

it("finds the spot under a finger", () => {
  expect(spotAt(drawing, { x: 15, y: 55 })).toBe("a-1");
  expect(spotAt(drawing, { x: 100, y: 100 })).toBe("round");
  expect(spotAt(drawing, { x: 190, y: 390 })).toBeNull();
});

it("shows the crop, and more where the screen is taller", () => {
  expect(viewFor(drawing, 180, 200)).toEqual(drawing.crop);
  expect(viewFor(drawing, 180, 350)).toEqual({ x: 10, y: 25, width: 180, height: 350 });
  expect(viewFor(drawing, 180, 900)).toEqual({ x: 10, y: 0, width: 180, height: 400 });
});

it("shows the crop and the sums with a margin, as far as the paper goes", () => {
  const { y, height, x } = readable(drawing);
  expect(y).toBeLessThan(drawing.crop.y);
  expect(y + height).toBeGreaterThan(350);
  expect(readable({ ...drawing, unit: 9 })).toEqual(drawing.full);
  expect(x).toBeCloseTo(10 - 16 * drawing.unit);
});

it("grows small targets around their middle", () => {
  expect(atLeast({ x: 10, y: 10, width: 10, height: 50 }, 30)).toEqual({
    x: 0,
    y: 10,
    width: 30,
    height: 50,
  });
  const spot = drawing.spots.get("round");
  if (spot) expect(frameOf(spot, 1).width).toBe(50);
});

it("frames what glows where the drawing says", () => {
  const svg = SVG.replace('data-hit="10 50 60 60"', 'data-hit="10 50 60 60" data-glow="12 52 9 8"');
  const spot = readDrawing("glowing", svg).spots.get("a-1");
  expect(spot && frameOf(spot, 2)).toEqual({ x: 12, y: 52, width: 9, height: 8 });
  expect(spot?.hit.width).toBe(60);
});
