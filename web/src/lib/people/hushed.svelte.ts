/** Whose words are not shown: everybody's at a table or at all tables, or one seat's. */

import { preferences } from "../preferences.svelte";

export class Hushed {
  isHidden = $state(false);
  /** Seats whose lines are not shown. */
  seats: readonly number[] = $state.raw([]);
  readonly #key: string;

  constructor(table: string) {
    this.#key = `hushed ${table}`;
    const kept = recall(this.#key);
    this.isHidden = kept.isHidden;
    this.seats = kept.seats;
  }

  /** Nothing that others say is shown here. */
  get isQuiet(): boolean {
    return this.isHidden || !preferences.talk;
  }

  hide(isHidden: boolean): void {
    this.isHidden = isHidden;
    this.#keep();
  }

  mute(seat: number, isMuted: boolean): void {
    const others = this.seats.filter((one) => one !== seat);
    this.seats = isMuted ? [...others, seat] : others;
    this.#keep();
  }

  #keep(): void {
    try {
      localStorage.setItem(
        this.#key,
        JSON.stringify({ isHidden: this.isHidden, seats: this.seats }),
      );
    } catch {
      // Where nothing is kept it holds until the page is closed.
    }
  }
}

function recall(key: string): { isHidden: boolean; seats: readonly number[] } {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? "{}") as Partial<Hushed>;
    return { isHidden: kept.isHidden ?? false, seats: kept.seats ?? [] };
  } catch {
    return { isHidden: false, seats: [] };
  }
}
