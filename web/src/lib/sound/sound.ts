/** What the table lets hear. Silent unless somebody asked for sound. */

import { type SoundName, render } from "./palette";
import { preferences } from "../preferences.svelte";

/** Of several at once only the most telling is heard. */
const RANK: readonly SoundName[] = [
  "win",
  "lose",
  "bridge",
  "kill",
  "gem",
  "roll",
  "turn",
  "write",
];

let context: AudioContext | null = null;
const buffers = new Map<SoundName, AudioBuffer>();

/** `isAsked`: somebody wants this one in any case. */
export function sound(name: SoundName, isAsked = false): void {
  if (!preferences.sound && !isAsked) return;
  context ??= new AudioContext();
  void context.resume();
  const source = new AudioBufferSourceNode(context, { buffer: bufferOf(context, name) });
  source.connect(context.destination);
  source.start();
}

/** The most telling of what happened at the same time. */
export function soundOf(names: readonly (SoundName | "")[]): void {
  const found = RANK.find((name) => names.includes(name));
  if (found) sound(found);
}

function bufferOf(here: AudioContext, name: SoundName): AudioBuffer {
  const known = buffers.get(name);
  if (known) return known;
  const samples = render(name, here.sampleRate);
  const buffer = here.createBuffer(1, samples.length, here.sampleRate);
  buffer.copyToChannel(samples, 0);
  buffers.set(name, buffer);
  return buffer;
}
