import { expect, it } from "vitest";
import { seenAt } from "./ways";

const NOW = Date.UTC(2026, 10, 17, 12);
const HOUR = 3600;

it.each([
  [0.1, "now"],
  [0.5, "30 minutes ago"],
  [3, "3 hours ago"],
  [24, "yesterday"],
  [21 * 24, "3 weeks ago"],
  [90 * 24, "3 months ago"],
])("a device that was here %d hours ago was seen %s", (hours, said) => {
  expect(seenAt(NOW / 1000 - hours * HOUR, NOW)).toBe(said);
});
