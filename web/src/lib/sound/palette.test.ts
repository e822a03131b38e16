import { expect, it } from "vitest";
import { PALETTE, render, type SoundName } from "./palette";

const RATE = 44_100;
const names = Object.keys(PALETTE) as SoundName[];
const peak = (samples: Float32Array) =>
  samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);

it.each(names)("%s is heard, is short and never too loud", (name) => {
  const samples = render(name, RATE);
  expect(samples.length / RATE).toBeLessThan(1);
  expect(peak(samples)).toBeGreaterThan(0.05);
  expect(peak(samples)).toBeLessThan(1);
});

it.each(names)("%s begins and ends in silence: nothing clicks", (name) => {
  const samples = render(name, RATE);
  expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.01);
  expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.01);
});

it("no two sounds are the same", () => {
  const all = names.map((name) => render(name, 8000).join(" "));
  expect(new Set(all).size).toBe(names.length);
});
