import { describe, expect, it } from "vitest";
import type { Flag } from "../film";
import { labelled, placeFlags, shareOf } from "./timeline";

const flag = (step: number): Flag => ({
  step,
  sign: "",
  news: [],
});
const levels = (steps: number[], width: number) =>
  placeFlags(steps.map(flag), 100, width).map(({ level }) => level);
const turns = (count: number, each: number) =>
  Array.from({ length: count }, (_, index) => ({ step: index * each, turn: index + 1 }));

describe("flags", () => {
  it("stand on the line where they have room", () => {
    expect(levels([10, 50, 90], 300)).toEqual([0, 0, 0]);
  });
  it("step up where they would collide", () => {
    expect(levels([10, 12, 14, 40], 300)).toEqual([0, 1, 2, 0]);
  });
  it("share a level only when all are full", () => {
    expect(levels([10, 11, 12, 13], 300)).toEqual([0, 1, 2, 0]);
  });
});

describe("ticks", () => {
  it("number every turn of a short game", () => {
    const found = labelled({ turns: turns(5, 10), last: 50 }, 300);
    expect(found.map(({ turn }) => turn)).toEqual([1, 2, 3, 4, 5]);
  });
  it("number every tenth turn of a long game on a phone", () => {
    const found = labelled({ turns: turns(44, 5), last: 220 }, 328);
    expect(found.map(({ turn }) => turn)).toEqual([1, 10, 20, 30, 40]);
  });
  it("leave out what would touch the first number", () => {
    const found = labelled({ turns: turns(9, 1), last: 100 }, 320);
    expect(found.map(({ turn }) => turn)).toEqual([1]);
  });
  it("start at 0 even where there is a single step", () => {
    expect(shareOf(0, 0)).toBe(0);
  });
});
