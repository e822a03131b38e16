/** The sounds of the table, made sample by sample: nothing is loaded, nothing is random. */

import type { News } from "../wire";

/** What games name, and what the table adds by itself. */
export type SoundName =
  Exclude<News["sound"], ""> | "tick" | "turn" | "nudge" | "low" | "win" | "lose";

/** A part of a sound: when it starts, how long it lasts, how loud it is (seconds, 0 to 1). */
interface Part {
  at: number;
  length: number;
  loud: number;
  /** Hertz; a tone glides to `to`. Without it: noise. */
  tone?: number;
  to?: number;
  /** Noise that is duller or brighter, 0 to 1. */
  bright?: number;
}

type Tone = [at: number, tone: number, length?: number, loud?: number];

const bell = ([at, tone, length = 0.3, loud = 0.22]: Tone): Part[] => [
  { at, tone, length, loud },
  { at, tone: tone * 2.01, length: length * 0.6, loud: loud * 0.35 },
];
const knock = (at: number, bright: number, loud: number, length = 0.05): Part => ({
  at,
  bright,
  loud,
  length,
});

export const PALETTE: Record<SoundName, Part[]> = {
  /** A pencil taps the paper. */
  tick: [knock(0, 0.7, 0.28, 0.03)],
  /** A pencil writes. */
  write: [knock(0, 0.8, 0.22, 0.08), knock(0.07, 0.6, 0.17, 0.07), knock(0.13, 0.9, 0.22, 0.09)],
  /** Dice on felt. */
  roll: [0, 0.05, 0.09, 0.15, 0.2, 0.28, 0.34, 0.43].flatMap((at, index) => [
    knock(at, 0.25, 0.4 - index * 0.035, 0.05),
    { at, tone: 190 + (index % 3) * 60, to: 110, length: 0.05, loud: 0.18 },
  ]),
  /** Planks under the feet, and over. */
  bridge: [
    ...[0, 0.1, 0.2].map((at): Part => ({ at, tone: 240, to: 150, length: 0.09, loud: 0.3 })),
    ...bell([0.3, 523]),
    ...bell([0.42, 784, 0.4]),
  ],
  /** Something heavy falls. */
  kill: [
    { at: 0, tone: 320, to: 60, length: 0.38, loud: 0.4 },
    knock(0.24, 0.15, 0.45, 0.22),
    { at: 0.25, tone: 70, to: 40, length: 0.3, loud: 0.35 },
  ],
  /** Something precious. */
  gem: [...bell([0, 1319, 0.25, 0.16]), ...bell([0.08, 1760, 0.25, 0.16]), ...bell([0.16, 2637])],
  /** It is you. */
  turn: [...bell([0, 587, 0.2, 0.18]), ...bell([0.12, 784])],
  /** Knuckles on the table, and a bell: somebody waits for you. */
  nudge: [
    { at: 0, tone: 170, to: 120, length: 0.08, loud: 0.35 },
    knock(0, 0.3, 0.4, 0.06),
    { at: 0.16, tone: 170, to: 120, length: 0.08, loud: 0.35 },
    knock(0.16, 0.3, 0.4, 0.06),
    ...bell([0.34, 784, 0.35]),
  ],
  /** Sand runs low. */
  low: [0, 0.14, 0.28].flatMap((at) => bell([at, 988, 0.1, 0.12])),
  win: [
    ...bell([0, 523, 0.25]),
    ...bell([0.13, 659, 0.25]),
    ...bell([0.26, 784, 0.25]),
    ...bell([0.4, 1047, 0.5, 0.28]),
  ],
  lose: [...bell([0, 392, 0.3]), ...bell([0.2, 330, 0.3]), ...bell([0.4, 262, 0.5])],
};

/** A sound as samples, from -1 to 1. */
export function render(name: SoundName, rate: number): Float32Array<ArrayBuffer> {
  const parts = PALETTE[name];
  const end = Math.max(...parts.map(({ at, length }) => at + length));
  const samples = new Float32Array(Math.ceil(end * rate));
  for (const part of parts) add(samples, part, rate);
  return samples;
}

function add(samples: Float32Array, part: Part, rate: number): void {
  const { at, length, loud, tone = 0, to = tone, bright = 0.5 } = part;
  const first = Math.floor(at * rate);
  const count = Math.floor(length * rate);
  let [phase, last, seed] = [0, 0, 1 + first];
  for (let index = 0; index < count && first + index < samples.length; index++) {
    const done = index / count;
    phase += (tone + (to - tone) * done) / rate;
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    last += bright * (seed / 2 ** 31 - 1 - last);
    const wave = tone ? Math.sin(2 * Math.PI * phase) : last;
    // Two milliseconds to begin: nothing clicks.
    const swell = Math.min(1, index / (0.002 * rate));
    const at = first + index;
    samples[at] = (samples[at] ?? 0) + wave * loud * swell * (1 - done) ** 2;
  }
}
