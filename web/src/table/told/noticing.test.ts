import { expect, test } from "vitest";
import type { News, Notice } from "../../lib/wire";
import { firstUnseen } from "./noticing.svelte";

const NOTICE = {} as Notice;
const news = (turn: number, seat: number, sound: News["sound"], notice: Notice | null = null) =>
  ({ turn, seat, sound, notice }) as News;

test("a notice stays while others play and the dice of one's next turn roll", () => {
  const told = [
    news(3, 0, "write"),
    news(3, 0, "", NOTICE),
    news(4, 1, "write"),
    news(5, 0, "roll"),
  ];
  expect(firstUnseen(told, 0, 0)).toBe(1);
});

test("what was answered before is not shown again", () => {
  expect(firstUnseen([news(3, 0, "", NOTICE), news(4, 0, "", NOTICE)], 0, 1)).toBe(1);
});

test("who went on with another device is not kept waiting by this one", () => {
  const told = [news(3, 0, "", NOTICE), news(4, 1, "write"), news(5, 0, "write")];
  expect(firstUnseen(told, 0, 0)).toBe(-1);
});

test("nobody is shown another's", () => {
  expect(firstUnseen([news(3, 1, "", NOTICE)], 0, 0)).toBe(-1);
});
