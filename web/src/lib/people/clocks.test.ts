import { beforeEach, describe, expect, it } from "vitest";
import { preferences } from "../preferences.svelte";
import { share, shortly, untilWhen } from "./clocks";

beforeEach(() => (preferences.language = "en"));

const HOUR = 3600;

describe("time that is left", () => {
  it("is told by the second at a live table", () => {
    expect([90, 48.2, 13.999, 1, 0].map((left) => shortly(left))).toEqual([
      "1:30",
      "0:49",
      "0:14",
      "0:01",
      "0:00",
    ]);
  });

  it("is told by hours and days where there is much of it", () => {
    expect(shortly(72 * HOUR)).toBe("3 d");
    expect(shortly(14.9 * HOUR)).toBe("14 h");
    expect(shortly(3001, true)).toBe("50 m");
    expect(shortly(42, true)).toBe("0:42");
  });

  it("shrinks in whole seconds", () => {
    expect(share(45, 90)).toBe(0.5);
    expect(share(44.2, 90)).toBe(0.5);
    expect(share(0, 90)).toBe(0);
    expect(share(10, 0)).toBe(0);
  });
});

describe("until when", () => {
  const at = (day: number, hour: number) => new Date(2026, 4, day, hour, 40).getTime() / 1000;

  it("names the day only where it is another one", () => {
    expect(untilWhen(at(5, 21), at(5, 9))).toMatch(/^9:40/);
    expect(untilWhen(at(6, 9), at(5, 9))).toMatch(/^tomorrow 9:40/);
    expect(untilWhen(at(8, 9), at(5, 9))).toMatch(/^Friday 9:40/);
    preferences.language = "de";
    expect(untilWhen(at(6, 9), at(5, 9))).toBe("morgen 09:40");
  });

  it("names a day alone where the hour says nothing", () => {
    expect(untilWhen(at(6, 0), at(5, 9), true)).toBe("tomorrow");
    expect(untilWhen(at(8, 0), at(5, 9), true)).toBe("Friday");
    expect(untilWhen(at(20, 0), at(5, 9), true)).toBe("May 20");
  });
});
