import { describe, expect, it } from "vitest";
import {
  centred,
  clear,
  hull,
  isLarge,
  isSeen,
  isUnderMap,
  limited,
  near,
  pointers,
  together,
  whole,
  zoomed,
} from "./chart";
import type { Box, Drawing } from "../paper/drawing";

const full = { x: 0, y: 0, width: 2970, height: 2100 };
const sheet = {
  id: "",
  full,
  crop: full,
  leaves: [],
  slip: null,
  body: "",
  spots: new Map(),
  unit: 1,
  pitch: 126,
};
const drawing: Drawing = sheet;
const phone = { width: 360, height: 342 };
const field = (x: number, y: number): Box => ({ x, y, width: 126, height: 126 });

describe("a sheet larger than the screen", () => {
  it("is one that says how large its fields are, where they would be too small", () => {
    expect(isLarge(drawing, phone)).toBe(true);
    expect(isLarge(drawing, { width: 1000, height: 707 })).toBe(false);
    expect(isLarge({ ...drawing, pitch: 0 }, phone)).toBe(false);
    expect(isLarge(drawing, { width: 0, height: 0 })).toBe(false);
  });

  it("opens with fields as large as a finger", () => {
    expect(drawing.pitch * near(drawing)).toBe(45);
    expect(phone.width / near(drawing) / drawing.pitch).toBe(8);
  });

  it("is never smaller than whole, nor endlessly near", () => {
    expect(limited(0.01, drawing, phone)).toBe(whole(drawing, phone));
    expect(limited(100, drawing, phone)).toBeLessThan(1);
  });

  it("keeps the point under the finger while it grows", () => {
    const before = { x: 100, y: 40, scale: 0.5 };
    const after = zoomed(before, { x: 30, y: 10 }, 1);
    expect((after.x + 30) / after.scale).toBe((before.x + 30) / before.scale);
    expect((after.y + 10) / after.scale).toBe((before.y + 10) / before.scale);
  });

  it("shows all places at once where somebody asks for them", () => {
    const far = [field(900, 500), field(2200, 1700)];
    const room = clear(phone);
    const scale = together(far, room);
    expect(scale).toBeLessThan(near(drawing));
    const frame = { ...centred([hull(far)], drawing, scale * 0.99, room), scale: scale * 0.99 };
    for (const box of far) expect(isSeen(box, drawing, frame, phone)).toBe(true);
  });

  it("shows where most can be done", () => {
    const scale = near(drawing);
    const crowd = [field(2000, 900), field(2200, 1000), field(2100, 1100)];
    const { x, y } = centred([field(0, 0), ...crowd], drawing, scale, phone);
    const frame = { x, y, scale };
    expect(crowd.every((box) => isSeen(box, drawing, frame, phone))).toBe(true);
    expect(isSeen(field(0, 0), drawing, frame, phone)).toBe(false);
  });

  it("knows what the small map would hide, and sees it: the map makes way", () => {
    const frame = { x: 0, y: 0, scale: near(drawing) };
    const under = field(120, 740);
    expect(isUnderMap(under, drawing, frame, phone)).toBe(true);
    expect(isSeen(under, drawing, frame, phone)).toBe(true);
    for (const free of [field(500, 740), field(120, 300), field(120, 2000)]) {
      expect(isUnderMap(free, drawing, frame, phone)).toBe(false);
    }
  });

  it("does not see what lies under the button in the other corner", () => {
    const frame = { x: 0, y: 0, scale: near(drawing) };
    const box = (x: number, y: number) => ({ x: x - 1, y: y - 1, width: 2, height: 2 });
    const at = (x: number, y: number) => box(x / frame.scale, y / frame.scale);
    expect(isSeen(at(phone.width - 50, phone.height - 50), drawing, frame, phone)).toBe(false);
    expect(isSeen(at(phone.width - 50, phone.height - 70), drawing, frame, phone)).toBe(true);
  });

  it("does not see what lies under the pointers at the edge", () => {
    const frame = { x: 0, y: 0, scale: near(drawing) };
    expect(isSeen(field(500, 820), drawing, frame, phone)).toBe(false);
    expect(isSeen(field(0, 300), drawing, frame, phone)).toBe(false);
  });

  it("points to what is out of sight, once for neighbours", () => {
    const frame = { x: 0, y: 0, scale: near(drawing) };
    const aims = new Map([
      ["here", field(100, 100)],
      ["right", field(2500, 400)],
      ["beside", field(2600, 400)],
      ["below", field(100, 1900)],
    ]);
    const found = pointers(aims, drawing, frame, phone);
    expect(found.map(({ id }) => id)).toEqual(["right", "below"]);
    expect(found[0]?.x).toBe(phone.width - 24);
    expect(Math.abs(found[0]?.turn ?? 99)).toBeLessThan(20);
  });
});
