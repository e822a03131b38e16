/** Where a film stands: by hand or running; the address leads to the moment shown. */

import { untrack } from "svelte";

const PACE = 1000;
const SPEEDS = [1, 2, 4];

export class Reel {
  step = $state(0);
  isPlaying = $state(false);
  speed = $state(1);
  readonly #last: () => number;
  readonly #moved: () => void;

  /** `last`: its last step; `moved`: somebody went there by hand. Must be made in a component. */
  constructor(last: () => number, moved: () => void) {
    this.#last = last;
    this.#moved = moved;
    this.step = untrack(() => this.#wished(location.hash));
    $effect(() => this.#run());
    $effect(() => this.#address());
  }

  to(wished: number): void {
    this.step = Math.max(0, Math.min(wished, this.#last()));
  }

  byHand = (wished: number): void => {
    this.isPlaying = false;
    this.to(wished);
    this.#moved();
  };

  play = (): void => {
    if (!this.isPlaying && this.step === this.#last()) this.to(0);
    this.isPlaying = !this.isPlaying;
  };

  faster = (): void => {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length] ?? 1;
  };

  followAddress = (): void => this.to(this.#wished(location.hash));

  #wished(hash: string): number {
    const wished = Number(hash.slice(1));
    return Number.isInteger(wished) ? Math.max(0, Math.min(wished, this.#last())) : 0;
  }

  #run() {
    if (!this.isPlaying) return;
    const timer = setInterval(() => {
      this.to(this.step + 1);
      if (this.step === this.#last()) this.isPlaying = false;
    }, PACE / this.speed);
    return () => clearInterval(timer);
  }

  #address() {
    const address = this.step ? `#${this.step}` : location.pathname + location.search;
    const soon = setTimeout(() => history.replaceState(history.state, "", address), 250);
    return () => clearTimeout(soon);
  }
}
