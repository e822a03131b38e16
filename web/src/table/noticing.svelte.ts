/** What a seat must have seen before it goes on: shown until it says so, never gone by itself. */

import type { Notice } from "../lib/wire";
import type { Play } from "./play.svelte";

export class Noticing {
  readonly #play: Play;
  #seen = $state(0);

  constructor(play: Play) {
    this.#play = play;
    this.#seen = recall(play.live.id) ?? play.live.news.length;
  }

  /** The oldest one that was not seen yet. */
  get notice(): Notice | null {
    return this.#play.live.news[this.#at]?.notice ?? null;
  }

  seen(): void {
    if (this.#at < 0) return;
    this.#seen = this.#at + 1;
    remember(this.#play.live.id, this.#seen);
  }

  get #at(): number {
    const { live, mySeat } = this.#play;
    return live.news.findIndex(
      ({ seat, notice }, at) => at >= this.#seen && notice !== null && seat === mySeat,
    );
  }
}

// A page that is loaded anew still shows it.
const keyOf = (table: string) => `seen ${table}`;

function recall(table: string): number | null {
  try {
    const found = sessionStorage.getItem(keyOf(table));
    return found === null ? null : Number(found);
  } catch {
    return null;
  }
}

function remember(table: string, seen: number): void {
  try {
    sessionStorage.setItem(keyOf(table), String(seen));
  } catch {
    // Where nothing is kept it is only shown once more.
  }
}
