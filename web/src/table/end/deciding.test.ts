import { expect, test } from "vitest";
import { decidingLine } from "./deciding";

const lines = (...points: number[]) => points.map((one, at) => ({ id: `line-${at}`, points: one }));

test("the line with the largest lead decides, not the one with most points", () => {
  expect(decidingLine(1, lines(50, 20, 5), lines(45, 0, 5))).toEqual({
    seat: 1,
    id: "line-1",
    points: 20,
    other: 0,
  });
});

test("with nobody to compare it is the line that brought most", () => {
  expect(decidingLine(0, lines(5, 20, -3), [])?.id).toBe("line-1");
});

test("a pad of one line and a tie have none", () => {
  expect(decidingLine(0, lines(20), [])).toBeNull();
  expect(decidingLine(0, lines(7, 7), lines(7, 7))).toBeNull();
});
