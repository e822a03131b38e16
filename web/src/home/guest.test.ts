import { describe, expect, it } from "vitest";
import type { TableRow } from "../lib/wire";
import { hasNext, isFinished } from "./guest.svelte";

const row = (status: TableRow["status"], leg: number, legs: number) =>
  ({ status, leg, legs }) as TableRow;

describe("a table on the home page", () => {
  it("is finished when its only game is", () => {
    expect(isFinished(row("over", 0, 0))).toBe(true);
    expect(isFinished(row("playing", 0, 0))).toBe(false);
  });

  it("waits for the next game between two of a campaign", () => {
    expect(hasNext(row("over", 2, 3))).toBe(true);
    expect(isFinished(row("over", 2, 3))).toBe(false);
    expect(isFinished(row("over", 3, 3))).toBe(true);
    expect(hasNext(row("playing", 2, 3))).toBe(false);
  });
});
