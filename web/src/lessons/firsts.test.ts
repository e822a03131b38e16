import { expect, test } from "vitest";
import { firstOf } from "./firsts.svelte";

const FIRSTS = [
  { id: "bridge", news: ["news-bridge"], card: "bridge" },
  { id: "kill", news: ["news-felled", "skull"], card: "kill" },
];
const said = (seat: number, id: string, sign = "") => ({ seat, sign, message: { id, args: {} } });
const never = () => false;

test("what happens to oneself for the first time is told", () => {
  expect(firstOf(FIRSTS, [said(0, "news-roll"), said(0, "news-bridge")], 0, never)?.id).toBe(
    "bridge",
  );
});

test("it may be named by its sign", () => {
  expect(firstOf(FIRSTS, [said(1, "news-hit", "skull")], 1, never)?.id).toBe("kill");
});

test("several news may mean the same to somebody new", () => {
  expect(firstOf(FIRSTS, [said(0, "news-felled")], 0, never)?.id).toBe("kill");
});

test("what happens to others is not told, nor what is known", () => {
  expect(firstOf(FIRSTS, [said(1, "news-bridge")], 0, never)).toBeNull();
  const knows = (id: string) => id === "first-bridge";
  expect(firstOf(FIRSTS, [said(0, "news-bridge")], 0, knows)).toBeNull();
});
