/** The house for everybody: what hangs at its door, and whether one looks after it. */

import { api } from "./api";
import type { HouseSigns } from "./wire";
import { announce } from "./words/announce.svelte";

/** A strip of words from the house; gone by itself. */
export interface Strip {
  /** For everybody, or for one table. */
  kind: "all" | "table";
  text: string;
  until: number;
}

/** How long a message to one table is shown. */
const TOLD_FOR = 600;
const LOOK_EVERY = 60_000;
const KEY = "rollwrite-read";

class House {
  signs: HouseSigns | null = $state.raw(null);
  isKeeper = $state(false);
  mayOpen = $state(true);
  strips: readonly Strip[] = $state.raw([]);
  /** How far the server's clock is ahead of ours, in seconds. */
  #ahead = 0;
  #read = new Set(remembered());

  constructor() {
    if (typeof document === "undefined") return;
    setInterval(() => document.visibilityState === "visible" && void this.look(), LOOK_EVERY);
  }

  async look(): Promise<void> {
    try {
      const { signs, is_keeper, may_open } = await api.house();
      this.isKeeper = is_keeper;
      this.mayOpen = may_open;
      this.hear(signs);
    } catch {
      // The page says by itself when nobody answers.
    }
  }

  /** What hangs at the door now. */
  hear(signs: HouseSigns): void {
    this.signs = signs;
    this.#ahead = signs.now - Date.now() / 1000;
    this.strips = this.strips.filter(
      ({ kind, text }) => kind === "table" || text === signs.announcement,
    );
    this.#show({ kind: "all", text: signs.announcement, until: signs.until });
  }

  /** What the house told one table, and when. */
  hearTable(text: string, at: number, now: number): void {
    this.#ahead = now - Date.now() / 1000;
    if (text && now < at + TOLD_FOR) this.#show({ kind: "table", text, until: at + TOLD_FOR });
  }

  putAway(strip: Strip): void {
    this.#read.add(keyOf(strip));
    remember([...this.#read]);
    this.#tidy();
  }

  #show(strip: Strip): void {
    const { text, until } = strip;
    const isKnown = this.strips.some((one) => keyOf(one) === keyOf(strip));
    if (text && !isKnown && !this.#read.has(keyOf(strip))) {
      this.strips = [...this.strips, strip];
      announce(text);
      setTimeout(() => this.#tidy(), Math.min(2 ** 31 - 1, (until - this.#now()) * 1000 + 50));
    }
    this.#tidy();
  }

  /** What is over or put away is not shown. */
  #tidy(): void {
    const now = this.#now();
    const kept = this.strips.filter((one) => now < one.until && !this.#read.has(keyOf(one)));
    if (kept.length !== this.strips.length) this.strips = kept;
  }

  #now(): number {
    return Date.now() / 1000 + this.#ahead;
  }
}

const keyOf = ({ text, until }: Strip) => `${Math.round(until)} ${text}`;

function remembered(): string[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

function remember(read: string[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(read.slice(-20)));
  } catch {
    // Where nothing is kept it is shown once more.
  }
}

export const house = new House();
