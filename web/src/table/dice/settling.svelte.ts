/**
 * Dice come to rest before one tap decides about them: a second tap on the same place, meant
 * for the roll before, does nothing to dice that nobody has seen.
 */

/** From when they are shown; the tumble is a little shorter (milliseconds). */
const REST = 600;

export class Settling {
  isOn = $state(false);
  #timer = 0;

  /** New dice are shown. */
  begin(): void {
    clearTimeout(this.#timer);
    this.isOn = true;
    this.#timer = window.setTimeout(() => (this.isOn = false), REST);
  }
}
