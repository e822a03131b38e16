import { expect, test } from "vitest";
import type { LessonInfo } from "../../lib/wire";
import { left, offered, unwanted } from "./offering";

const lesson = (id: string, given: Partial<LessonInfo> = {}): LessonInfo => ({
  id,
  minutes: 1,
  seats: 2,
  teaches: [],
  when: {},
  needs: [],
  ...given,
});
const GAME = {
  lessons: [
    lesson("first"),
    lesson("race", { needs: ["first"] }),
    lesson("alone", { needs: ["first"], seats: 1 }),
    lesson("churches", { needs: ["first"], when: { map: ["4", "6"] } }),
    lesson("abbey", { needs: ["first"], when: { map: ["6"] } }),
  ],
};
const knowing =
  (...what: string[]) =>
  (one: string) =>
    what.includes(one);
const offer = (map: string, seats: number, ...known: string[]) =>
  offered(GAME, { map }, seats, knowing(...known))?.id ?? null;

test("basics come first, whatever is played", () => {
  expect(offer("1", 2)).toBe("first");
  expect(offer("6", 2)).toBe("first");
});

test("then what the game that is played builds on, then what it brings", () => {
  expect(offer("6", 2, "first")).toBe("churches");
  expect(offer("6", 2, "first", "churches")).toBe("abbey");
  expect(offer("6", 2, "first", "churches", "abbey")).toBeNull();
});

test("how many are left is known from the start", () => {
  const ids = (...known: string[]) =>
    left(GAME, { map: "6" }, 2, knowing(...known)).map(({ id }) => id);
  expect(ids()).toEqual(["first", "churches", "abbey"]);
  expect(ids("first", "no-churches")).toEqual(["abbey"]);
  expect(ids("known")).toEqual([]);
});

test("what is not played is not offered", () => {
  expect(offer("1", 2, "first")).toBeNull();
  expect(offer("1", 1, "first")).toBe("alone");
});

test("who only wants to play is asked nothing more about this game", () => {
  const known = unwanted(GAME, { map: "6" }, 2);
  expect(offer("6", 2, ...known)).toBeNull();
});

test("who knows the game or does not want a lesson is not asked again", () => {
  expect(offer("6", 2, "known")).toBeNull();
  expect(offer("1", 2, "no-first")).toBeNull();
});
