/** Ears for tests: what a browser is given to play, known again by its samples. */

import { vi } from "vitest";
import { PALETTE, render, type SoundName } from "./palette";

const RATE = 8000;
const NAMES = Object.keys(PALETTE) as SoundName[];
const KNOWN = new Map(NAMES.map((name) => [render(name, RATE).join(" "), name]));

export class Ears {
  #heard: Float32Array[] = [];

  /** From now on, instead of loudspeakers. */
  open(): void {
    this.#heard = [];
    const play = (samples: Float32Array) => this.#heard.push(samples);
    vi.stubGlobal("AudioContext", Room);
    vi.stubGlobal(
      "AudioBufferSourceNode",
      class {
        readonly #samples: Float32Array;
        constructor(_: Room, { buffer }: { buffer: { samples: Float32Array } }) {
          this.#samples = buffer.samples;
        }
        connect(): void {}
        start(): void {
          play(this.#samples);
        }
      },
    );
  }

  /** What was played, one after another. */
  get heard(): (SoundName | undefined)[] {
    return this.#heard.map((samples) => KNOWN.get(samples.join(" ")));
  }
}

class Room {
  readonly sampleRate = RATE;
  readonly destination = {};
  resume(): void {}
  createBuffer(_: number, length: number) {
    const samples = new Float32Array(length);
    return { samples, copyToChannel: (given: Float32Array) => samples.set(given) };
  }
}
