import { beforeEach, expect, test, vi } from "vitest";
import { prefer } from "../preferences.svelte";
import { Hushed } from "./hushed.svelte";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("a table is hushed for itself, and stays so", () => {
  const one = new Hushed("one");
  one.hide(true);
  one.mute(2, true);
  expect(new Hushed("one").isQuiet).toBe(true);
  expect(new Hushed("one").seats).toEqual([2]);
  expect(new Hushed("two").isQuiet).toBe(false);
  one.hide(false);
  one.mute(2, false);
  expect(new Hushed("one").isQuiet).toBe(false);
  expect(new Hushed("one").seats).toEqual([]);
});

test("the setting hushes all tables", () => {
  prefer({ talk: false });
  expect(new Hushed("one").isQuiet).toBe(true);
  prefer({ talk: true });
});
