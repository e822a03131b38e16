import { describe, expect, it } from "vitest";
import { drawArea, loops, neighbours, placesOf, rimAround } from "./areas";
import type { Spot } from "./drawing";
import type { AreaGlyph } from "../wire";

function cell(id: string, x: number, y: number): Spot {
  const box = { x: x * 100, y: y * 100, width: 100, height: 100 };
  return { id, box, hit: box, isRound: false };
}

const GLYPH: AreaGlyph = {
  ground: "#eee",
  coats: [
    {
      pieces: [
        { care: 4, bits: 4, d: "M 50 50L 100 50", ways: 255 },
        { care: 4, bits: 0, d: "M 0 0L 10 10", ways: 255 },
      ],
      fill: "none",
      stroke: "#000",
      width: 4,
      opacity: 1,
    },
  ],
  sign: "<circle/>",
  inset: 10,
  pen: 5,
};

describe("areas", () => {
  it("finds places on the lattice, as Python does", () => {
    const boxes = [
      { x: 10, y: 20, width: 30, height: 30 },
      { x: 40, y: 20, width: 30, height: 30 },
      { x: 40, y: 50, width: 30, height: 30 },
    ];
    expect(placesOf(boxes)).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
    ]);
  });

  it("sums neighbours clockwise from north, as Python does", () => {
    const taken = [
      [0, 0],
      [1, 0],
      [1, 1],
    ] as const;
    expect(neighbours([0, 0], taken)).toBe(12);
  });

  it("walks around a domino once", () => {
    expect(
      loops([
        [0, 0],
        [1, 0],
      ]),
    ).toEqual([
      [
        [0, 0],
        [2, 0],
        [2, 1],
        [0, 1],
      ],
    ]);
  });

  it("keeps the rim within the cells", () => {
    expect(rimAround([cell("a", 0, 0), cell("b", 1, 0)], 10)).toBe("M10 10L190 10L190 90L10 90Z");
  });

  it("joins the pieces that fit into one path a coat", () => {
    const { paths, sign } = drawArea(GLYPH, "home", [cell("b", 1, 0), cell("a", 0, 0)], "#333");
    expect(paths[1]?.d).toBe("M 50 50L 100 50M 100 0L 110 10");
    expect(paths).toHaveLength(4);
    expect(sign.box.x).toBe(0);
  });
});
