import { expect, it } from "vitest";
import type { Called } from "../wire";
import { titled, withCall } from "./waiting.svelte";

const call = (table: string): Called => ({
  type: "called",
  what: "turn",
  table,
  name: "",
  called: "",
  game: "lost-cities",
  by: "",
});

it("a title says how many tables wait, once", () => {
  expect(titled("Sunday · rollwrite", 2)).toBe("(2) Sunday · rollwrite");
  expect(titled("(2) Sunday · rollwrite", 3)).toBe("(3) Sunday · rollwrite");
  expect(titled("(2) Sunday · rollwrite", 0)).toBe("Sunday · rollwrite");
});

it("a table calls once, and the newest calls stay", () => {
  const calls = ["a", "b", "a", "c", "d"].map(call).reduce(withCall, []);
  expect(calls.map(({ table }) => table)).toEqual(["a", "c", "d"]);
});
