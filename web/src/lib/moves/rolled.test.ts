import { expect, test } from "vitest";
import { fallen, known, NOTHING } from "./rolled";
import type { Token } from "../wire";

const die = (id: string, face: string, place = "tray"): Token => ({
  id,
  die: "d",
  face,
  place,
  group: "",
});

test("dice that wait to be rolled are not told", () => {
  const dice = [die("1", "key"), die("2", "blank", "supply"), die("3", "blank", "supply")];
  expect(fallen(NOTHING, 1, dice, "tray").map(({ id }) => id)).toEqual(["1"]);
});

test("in one turn only the pair that fell is told, not what fell before it", () => {
  const before = known(1, [die("1", "key"), die("2", "blank", "supply")]);
  const now = [die("1", "key", "kept"), die("2", "torch")];
  expect(fallen(before, 1, now, "tray").map(({ id }) => id)).toEqual(["2"]);
});

test("a die that somebody takes away was not rolled", () => {
  const before = known(4, [die("1", "7"), die("2", "7")]);
  expect(fallen(before, 4, [die("1", "7"), die("2", "7", "taken")], "tray")).toEqual([]);
});

test("a new turn tells all its dice, also those that show the same again", () => {
  const before = known(4, [die("1", "7")]);
  expect(fallen(before, 5, [die("1", "7")], "tray")).toHaveLength(1);
});
