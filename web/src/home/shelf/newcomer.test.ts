import { expect, test } from "vitest";
import { KNOWN, learned } from "../../lessons/learned.svelte";
import type { GameInfo, TableRow } from "../../lib/wire";
import { isNewcomer, toLearn } from "./newcomer";

const lesson = { id: "first", minutes: 3 };
const game = (id: string) => ({ id, lessons: [lesson] }) as unknown as GameInfo;
const over = (more: Partial<TableRow> = {}) =>
  ({ status: "over", leg: 0, legs: 0, lesson: "", ...more }) as TableRow;

test("the cards stay after the first lesson and the first game", () => {
  const games = [game("one"), game("two")];
  expect(isNewcomer(games, [])).toBe(true);
  learned.add("one", "first");
  expect(toLearn(game("one"))).toBeNull();
  expect(isNewcomer(games, [over()])).toBe(true);
});

test("who has played three times, or knows all games, needs no cards", () => {
  const games = [game("three")];
  expect(isNewcomer(games, [over(), over(), over()])).toBe(false);
  expect(isNewcomer(games, [over({ lesson: "first" }), over(), over()])).toBe(true);
  learned.add("three", KNOWN);
  expect(isNewcomer(games, [])).toBe(false);
});
