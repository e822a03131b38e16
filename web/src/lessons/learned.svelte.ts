/**
 * What was learned: lessons, and things that happened for the first time. Kept on this device,
 * and by the server for whoever is known there.
 */

import { api } from "../lib/api";

const KEY = "rollwrite learned";
/** Somebody said so. */
export const KNOWN = "known";
/** Begins the name of a lesson that was offered and is not wanted. */
export const DECLINED = "no-";

class Learned {
  #all: ReadonlySet<string> = $state.raw(remembered());
  /** The server has said what it knows, or that it knows nobody. */
  isReady = $state(false);
  #asked: Promise<void> | null = null;

  has(game: string, what: string): boolean {
    return this.#all.has(`${game} ${what}`);
  }

  get isAny(): boolean {
    return this.#all.size > 0;
  }

  /** Once a page: what the server knows and what this device knows is the same from now on. */
  meet(): Promise<void> {
    this.#asked ??= this.#meet();
    return this.#asked;
  }

  add(game: string, ...what: string[]): void {
    const more = what.map((one) => `${game} ${one}`).filter((one) => !this.#all.has(one));
    if (!more.length) return;
    this.#keep(more);
    void api.learn(more).catch(() => undefined);
  }

  async #meet(): Promise<void> {
    try {
      const { learned } = await api.learned();
      const own = [...this.#all].filter((one) => !learned.includes(one));
      this.#keep(learned);
      if (own.length) await api.learn(own);
    } catch {
      // Nobody knows who this is, or nobody answers: the device knows what it knows.
    } finally {
      this.isReady = true;
    }
  }

  #keep(more: readonly string[]): void {
    this.#all = new Set([...remembered(), ...this.#all, ...more]);
    try {
      localStorage.setItem(KEY, JSON.stringify([...this.#all]));
    } catch {
      // A browser that keeps nothing teaches once more next time.
    }
  }
}

function remembered(): Set<string> {
  try {
    return new Set(JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[]);
  } catch {
    return new Set();
  }
}

export const learned = new Learned();
