import { describe, expect, test } from "vitest";
import { choice } from "../../../lib/moves/made/choice";
import { narrow, type Tap } from "../../../lib/moves/narrow";
import { begun, isRight, meantNow, seenNow } from "./meaning";

const WAVE = choice("blue circle", {
  dice: [["colour-1"], ["number-1"]],
  spots: ["blue-circle"],
});
const STAR = choice("yellow 4", {
  dice: [["colour-2", "colour-3"], ["number-2"]],
  spots: ["yellow-4"],
});
const OTHER = choice("yellow 9", {
  dice: [["colour-2", "colour-3"], ["number-3"]],
  spots: ["yellow-4"],
});
const ALL = [WAVE, STAR, OTHER];
const EXPECT = ["blue circle", "yellow 4"];
const POINT = ["token-number-1", "blue-circle", "token-colour-1"];
const die = (id: string): Tap => ({ kind: "die", id });

function now(things: readonly string[], ...taps: Tap[]) {
  return meantNow(things, begun(ALL, narrow(ALL, taps).remaining, EXPECT, taps), taps);
}

describe("the light of a lesson", () => {
  test("lies where the lesson points before anything is tapped", () => {
    expect(now(POINT)).toEqual(POINT);
  });

  test("follows the other right move once that was begun", () => {
    const things = ["token-colour-3", "token-number-2", "yellow-4"];
    expect(now(POINT, die("colour-3"))).toEqual(things);
  });

  test("stays where the lesson points while that move is on its way", () => {
    expect(now(POINT, die("colour-1"))).toEqual(POINT);
  });

  test("knows of two dice that show the same the one that was taken", () => {
    const shown = ["token-colour-2", "token-number-2", "yellow-4"];
    expect(now(shown, die("colour-3"))).toEqual(["token-colour-3", "token-number-2", "yellow-4"]);
  });

  test("returns to what the lesson points at where nothing right was begun", () => {
    expect(now(POINT, die("number-3"))).toEqual(POINT);
  });

  test("goes to the right move that has most of a wrong one", () => {
    const things = ["token-colour-3", "token-number-2", "yellow-4"];
    expect(now(POINT, die("colour-3"), die("number-3"))).toEqual(things);
  });

  test("leaves what only the other way touches, and keeps what is spoken of", () => {
    const see = ["token-colour-2", "yellow-4", "rung-9"];
    const seen = (...taps: Tap[]) =>
      seenNow(see, ALL, begun(ALL, narrow(ALL, taps).remaining, EXPECT, taps), taps);
    expect(seen()).toEqual(see);
    expect(seen(die("colour-1"))).toEqual(["rung-9"]);
    expect(seen(die("colour-2"))).toEqual(see);
  });
});

test("a move is right by any pattern, with a star for any text", () => {
  expect(isRight("build f5 g5", ["build *"])).toBe(true);
  expect(isRight("pass", ["build *", "pass"])).toBe(true);
  expect(isRight("yellow 10", ["yellow 1"])).toBe(false);
  expect(isRight("red 9 top", ["* 9"])).toBe(false);
  expect(isRight("aba", ["a*b*b*a"])).toBe(false);
});
