import { expect, test } from "vitest";
import { prefer } from "../lib/preferences.svelte";
import { ago, lasting, moment, size, until } from "./times";

const NOON = new Date(2026, 10, 17, 12, 0).getTime() / 1000;

test("sizes have one unit that fits", () => {
  prefer({ language: "en" });
  expect(size(1_200_000_000)).toBe("1.2 GB");
  expect(size(127_400_000)).toBe("127 MB");
  expect(size(0)).toBe("0 kB");
});

test("a time of today has no day, one of another day has", () => {
  prefer({ language: "en" });
  expect(until(NOON + 3600, NOON)).not.toMatch(/Nov/);
  expect(until(NOON + 86_400, NOON)).toMatch(/Nov/);
  expect(moment(NOON - 3600, NOON)).toMatch(/^Today /);
  expect(moment(NOON - 86_400, NOON)).toMatch(/^Yesterday /);
});

test("how long ago is said in the reader's language", () => {
  prefer({ language: "de" });
  expect(ago(NOON - 180, NOON)).toBe("vor 3 Minuten");
  expect(lasting(12 * 86_400)).toBe("12 Tg.");
  prefer({ language: "en" });
  expect(lasting(180)).toBe("3 min");
});
