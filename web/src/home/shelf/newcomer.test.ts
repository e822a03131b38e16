import { expect, test } from "vitest";
import { KNOWN, learned } from "../../lessons/learned.svelte";
import type { GameInfo, TableRow } from "../../lib/wire";
import { isNewcomer, toLearn } from "./newcomer";

const lesson = { id: "first", minutes: 3, needs: [] as string[], when: {}, seats: 2 };
const game = (id: string, ...more: object[]) =>
  ({ id, lessons: [lesson, ...more] }) as unknown as GameInfo;
const over = (more: Partial<TableRow> = {}) =>
  ({ status: "over", leg: 0, legs: 0, lesson: "", ...more }) as TableRow;

test("the cards stay after the first lesson and the first game", () => {
  const games = [game("one"), game("two")];
  expect(isNewcomer(games, [])).toBe(true);
  learned.add("one", "first");
  expect(toLearn(game("one"))).toBeNull();
  expect(isNewcomer(games, [over()])).toBe(true);
});

test("after the first part comes the next one, not what a map or a variant brings", () => {
  const map = { ...lesson, id: "map", needs: ["first"], when: { map: ["2"] } };
  const next = { ...lesson, id: "next", needs: ["first"] };
  expect(toLearn(game("four", map, next))?.id).toBe("first");
  learned.add("four", "first");
  expect(toLearn(game("four", map, next))?.id).toBe("next");
  learned.add("four", "next");
  expect(toLearn(game("four", map, next))).toBeNull();
});

test("who has played three times, or knows all games, needs no cards", () => {
  const games = [game("three")];
  expect(isNewcomer(games, [over(), over(), over()])).toBe(false);
  expect(isNewcomer(games, [over({ lesson: "first" }), over(), over()])).toBe(true);
  learned.add("three", KNOWN);
  expect(isNewcomer(games, [])).toBe(false);
});
