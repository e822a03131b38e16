/** The lines of the score sheet are written one by one, each a moment after the one before. */

import { isCalm } from "../../lib/preferences.svelte";

const PACE = 420;
/** However many lines there are, nobody waits longer than this. */
const LONGEST = 4200;

export class Counting {
  /** How many lines stand there; the last one is the total. */
  written = $state(0);
  readonly isDone: boolean = $derived.by(() => this.written > this.#lines());
  readonly #lines: () => number;

  /** Call while a component is made. Who was not there when the game ended counts nothing. */
  constructor(lines: () => number, isFresh: boolean) {
    this.#lines = lines;
    if (!isFresh || isCalm()) this.skip();
    // It asks only whether all is written, so it is not begun anew by each line.
    $effect(() => {
      if (this.isDone) return;
      const pace = Math.min(PACE, LONGEST / (this.#lines() + 1));
      const pen = setInterval(() => (this.written += 1), pace);
      return () => clearInterval(pen);
    });
  }

  skip = (): void => {
    this.written = Infinity;
  };
}
