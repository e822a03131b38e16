import { describe, expect, it } from "vitest";
import { exampleChoice } from "../examples";
import type { Spot } from "./drawing";
import {
  alone,
  type Board,
  boardOf,
  guilty,
  meantAt,
  mirrored,
  nearestTo,
  placeAt,
  placementOf,
  pointOn,
  REACH,
  stepped,
  turned,
} from "./place";
import type { Choice } from "../wire";

const SIZE = 40;

/** A field of four by four cells a1 … d4, and a row beside it. */
const spots = new Map<string, Spot>();
for (const [column, letter] of [..."abcd"].entries()) {
  for (let row = 1; row <= 4; row++) {
    const box = { x: 10 + column * SIZE, y: row * SIZE, width: SIZE, height: SIZE };
    spots.set(`${letter}${row}`, { id: `${letter}${row}`, box, hit: box, isRound: false });
  }
}
const small = { x: 0, y: 0, width: 20, height: 20 };
spots.set("pass", { id: "pass", box: small, hit: small, isRound: true });

function choice(pose: string, ...cells: string[]): Choice {
  return exampleChoice(cells.join("-"), { spots: cells, pose });
}

const CORNERS = [
  choice("r0", "a1", "a2", "b2"),
  choice("r0", "c3", "c4", "d4"),
  choice("r1", "a1", "b1", "a2"),
  choice("r2", "a1", "b1", "b2"),
  choice("", "pass"),
];
const board = boardOf(spots, CORNERS) as Board;
const pose = (name: string) => board.poses.find((one) => one.name === name) as Board["poses"][0];

describe("place", () => {
  it("has no board where nothing is placed", () => {
    expect(boardOf(spots, [choice("", "pass")])).toBeNull();
  });

  it("finds the cells, legal or not, and nothing else", () => {
    expect(board.lattice.cells.size).toBe(16);
    expect(board.lattice.bounds).toEqual({ x: 10, y: 40, width: 160, height: 160 });
    expect(board.lattice.cells.get("3,3")?.id).toBe("d4");
    expect(board.open.has("d1")).toBe(false);
  });

  it("goes on where the last one was put, or as near as it fits", () => {
    const corner = (x: number, y: number) => nearestTo(board, pose("r0"), { x, y })?.corner;
    expect(corner(3.5, 3.5)).toEqual([2, 2]);
    expect(corner(0.5, 0.5)).toEqual([0, 0]);
    expect(nearestTo(board, pose("r0"), null)?.corner).toEqual([0, 0]);
  });

  it("takes a tap on a place that is pointed at for that place, wherever its cells lie", () => {
    const aims = ["c3", "c4", "d4"];
    expect(meantAt(board, aims, { x: 2.5, y: 2.5 })?.move).toBe("c3-c4-d4");
    expect(meantAt(board, aims, { x: 3.1, y: 3.9 })?.move).toBe("c3-c4-d4");
    expect(meantAt(board, aims, { x: 3.5, y: 2.5 })).toBeNull();
    expect(meantAt(board, [], { x: 2.5, y: 2.5 })).toBeNull();
    expect(meantAt(board, ["pass"], { x: 0.5, y: 0.5 })).toBeNull();
  });

  it("counts poses that look the same once", () => {
    const lines = boardOf(spots, [choice("r0", "a1", "b1"), choice("r2", "c1", "d1")]) as Board;
    expect(lines.poses).toHaveLength(1);
    expect(lines.poses[0]?.moves.size).toBe(2);
  });

  it("knows the pattern of a pose and where it is held", () => {
    expect(pose("r0").cells).toEqual([
      [0, 0],
      [0, 1],
      [1, 1],
    ]);
    expect(pose("r0").anchor).toEqual([0, 1]);
  });

  it("finds the very move", () => {
    const { choice: found, covered } = placeAt(board, pose("r0"), { x: 0.5, y: 1.5 });
    expect(found?.move).toBe("a1-a2-b2");
    expect(covered).toEqual(["a1", "a2", "b2"]);
  });

  it("snaps to the nearest move within a cell, unless told not to", () => {
    const point = { x: 0.9, y: 2.2 };
    expect(placeAt(board, pose("r0"), point).choice?.move).toBe("a1-a2-b2");
    const { choice: none, covered } = placeAt(board, pose("r0"), point, REACH.none);
    expect(none).toBeNull();
    expect(covered).toEqual(["a2", "a3", "b3"]);
    expect(placeAt(board, pose("r0"), { x: 3.5, y: 0.5 }).choice).toBeNull();
  });

  it("goes farther to lie well when it is turned", () => {
    const point = { x: 0.5, y: 3.4 };
    expect(placeAt(board, pose("r0"), point).choice).toBeNull();
    expect(placeAt(board, pose("r0"), point, REACH.turned).choice?.move).toBe("a1-a2-b2");
  });

  it("draws cells off the field, and names only those that are there", () => {
    const hanging = placeAt(board, pose("r0"), { x: 3.5, y: 0.5 }, REACH.none);
    expect(hanging.covered).toEqual(["d1"]);
    expect(hanging.spots.map(({ box }) => box.x)).toEqual([130, 130, 170]);
    expect(guilty(board, hanging)).toHaveLength(3);
  });

  it("blames the cell in hand where every cell is open to some move", () => {
    const apart = placeAt(board, pose("r2"), { x: 1.5, y: 1.5 }, REACH.none);
    expect(apart.choice).toBeNull();
    const one = placeAt(board, pose("r0"), { x: 0.5, y: 0.5 }, REACH.none);
    expect(guilty(board, one).length).toBeGreaterThan(0);
  });

  it("turns clockwise past poses that fit nowhere, and round again", () => {
    expect(turned(board, pose("r0")).name).toBe("r1");
    expect(turned(board, pose("r1")).name).toBe("r2");
    expect(turned(board, pose("r2")).name).toBe("r0");
  });

  it("mirrors, or finds what fits", () => {
    expect(mirrored(board, pose("r1")).name).toBe("r2");
    expect(mirrored(board, pose("r0")).name).toBe("r0");
  });

  it("finds where a chosen move lies", () => {
    const [, second] = CORNERS;
    expect(placementOf(board, second as Choice)?.corner).toEqual([2, 2]);
    expect(placementOf(board, choice("r0", "b1"))).toBeNull();
  });

  it("reads points and keeps steps over the cells", () => {
    expect(pointOn(board.lattice, { x: 30, y: 100 })).toEqual({ x: 0.5, y: 1.5 });
    expect(stepped(board.lattice, { x: 0.5, y: 1.5 }, [-1, 0])).toEqual({ x: 0.5, y: 1.5 });
    expect(stepped(board.lattice, { x: 0.5, y: 1.5 }, [1, 1])).toEqual({ x: 1.5, y: 2.5 });
  });

  it("pictures a pose by itself", () => {
    expect(alone(pose("r0")).size).toEqual({ x: 0, y: 0, width: 200, height: 200 });
  });
});
