/** Two small noises, made on the spot. Silent unless somebody asked for sound. */

import { preferences } from "./preferences.svelte";

let context: AudioContext | null = null;

/** A pencil taps the paper. */
export function tick(): void {
  knock(0, 1900, 0.03, 0.12);
}

/** A pencil writes. */
export function scratch(): void {
  for (const [at, pitch] of [
    [0, 3200],
    [0.06, 2600],
    [0.12, 3400],
  ] as const) {
    knock(at, pitch, 0.07, 0.07);
  }
}

/** Dice on felt. */
export function rattle(dice: number): void {
  for (let index = 0; index < Math.min(dice * 2, 14); index++) {
    knock(0.03 * index + Math.random() * 0.03, 300 + Math.random() * 500, 0.05, 0.35);
  }
}

/** A short burst of filtered noise. */
function knock(at: number, pitch: number, length: number, loudness: number): void {
  if (!preferences.sound) return;
  context ??= new AudioContext();
  const start = context.currentTime + at;
  const frames = Math.ceil(context.sampleRate * length);
  const buffer = context.createBuffer(1, frames, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < frames; index++) {
    samples[index] = (Math.random() * 2 - 1) * (1 - index / frames) ** 2;
  }
  const source = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: 2 });
  const gain = new GainNode(context, { gain: loudness });
  source.connect(filter).connect(gain).connect(context.destination);
  source.start(start);
}
