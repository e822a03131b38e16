/** What a seat must have seen before it goes on: shown until it says so, or went on elsewhere. */

import type { News, Notice } from "../../lib/wire";
import type { Play } from "../play.svelte";

export class Noticing {
  readonly #play: Play;
  /** What was there at first has been seen, unless this page knows better. */
  readonly #first: number;
  /** Until where the news have been seen, by seat: several may share a device. */
  #seen: Readonly<Record<number, number>> = $state.raw({});

  constructor(play: Play) {
    this.#play = play;
    this.#first = play.live.news.length;
  }

  /** The oldest one that was not seen yet. */
  get notice(): Notice | null {
    return this.#play.live.news[this.#at]?.notice ?? null;
  }

  seen(): void {
    const { live, mySeat, watching } = this.#play;
    if (this.#at < 0) return;
    this.#seen = { ...this.#seen, [mySeat]: this.#at + 1 };
    remember(keyOf(live.id, mySeat), this.#seen[mySeat] ?? 0);
    watching.release();
  }

  get #at(): number {
    const { live, mySeat } = this.#play;
    const from = this.#seen[mySeat] ?? recall(keyOf(live.id, mySeat)) ?? this.#first;
    return firstUnseen(live.news, mySeat, from);
  }
}

/** Who wrote in a later turn has gone on, on whatever device: what came before is past. */
export function firstUnseen(news: readonly News[], mine: number, from: number): number {
  const last = news.findLast(({ seat, sound }) => seat === mine && sound === "write")?.turn ?? 0;
  return news.findIndex(
    ({ seat, notice, turn }, at) => at >= from && notice !== null && seat === mine && turn >= last,
  );
}

// A page that is loaded anew still shows it.
const keyOf = (table: string, seat: number) => `seen ${table} ${seat}`;

function recall(key: string): number | null {
  try {
    const found = sessionStorage.getItem(key);
    return found === null ? null : Number(found);
  } catch {
    return null;
  }
}

function remember(key: string, seen: number): void {
  try {
    sessionStorage.setItem(key, String(seen));
  } catch {
    // Where nothing is kept it is only shown once more.
  }
}
