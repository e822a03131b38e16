/** What somebody wanted to play last, kept on this device. */

import type { PlayNow } from "../../lib/wire";

const KEY = "rollwrite play now";

export function remembered(): Partial<PlayNow> & { game: string } {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<PlayNow>;
    return { ...kept, game: kept.game ?? "" };
  } catch {
    return { game: "" };
  }
}

export function remember({ game, pace, seats, bots_after, is_rated }: PlayNow): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ game, pace, seats, bots_after, is_rated }));
  } catch {
    // A browser that keeps nothing asks again.
  }
}
