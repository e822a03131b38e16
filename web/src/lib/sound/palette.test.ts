import { expect, it } from "vitest";
import { PALETTE, render, type SoundName } from "./palette";

const RATE = 44_100;
const names = Object.keys(PALETTE) as SoundName[];
const peak = (samples: Float32Array) =>
  samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);

/** Root of the mean square, every twentieth of a second. */
function loudness(samples: Float32Array): number[] {
  const step = RATE / 20;
  return Array.from({ length: Math.ceil(samples.length / step) }, (_, at) => {
    const part = samples.subarray(at * step, (at + 1) * step);
    return Math.sqrt(part.reduce((sum, one) => sum + one * one, 0) / part.length);
  });
}

/** What an ear goes by: how loud and how high it is, twentieth by twentieth of its first second. */
function voice(samples: Float32Array): number[] {
  const step = RATE / 20;
  const loud = loudness(samples);
  const most = Math.max(...loud);
  return Array.from({ length: 20 }, (_, at) => {
    const part = samples.subarray(at * step, (at + 1) * step);
    const turns = part.filter((one, on) => on > 0 && one < 0 !== (part[on - 1] ?? 0) < 0).length;
    const high = turns ? Math.log2(turns / 5) / 8 : 0;
    return [(loud[at] ?? 0) / most, high * Math.min(1, (loud[at] ?? 0) * 10)];
  }).flat();
}

function distance(one: number[], other: number[]): number {
  return Math.sqrt(one.reduce((sum, value, at) => sum + (value - (other[at] ?? 0)) ** 2, 0));
}

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

it.each(names)("%s is loud enough in its loudest moment to be noticed", (name) => {
  expect(Math.max(...loudness(render(name, RATE)))).toBeGreaterThan(0.04);
});

it("the last kill and the end, at once, do not distort", () => {
  const kill = render("kill", RATE);
  for (const end of ["win", "lose"] as const) {
    const both = render(end, RATE).map((one, at) => one + (kill[at] ?? 0));
    expect(peak(both)).toBeLessThan(1);
  }
});

it("an ear tells any two apart: by how long they are, how loud, or what they are made of", () => {
  const voices = names.map((name) => voice(render(name, RATE)));
  const close = names.flatMap((name, at) =>
    names.slice(at + 1).flatMap((other, on) => {
      const far = distance(voices[at] ?? [], voices[at + 1 + on] ?? []);
      return far < 0.2 ? [`${name} ${other} ${far.toFixed(2)}`] : [];
    }),
  );
  expect(close).toEqual([]);
});
