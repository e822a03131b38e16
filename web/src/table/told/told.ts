/** What a seat did, in the words of the log. */

import type { IconName } from "../../kit/signs/icons";
import type { News } from "../../lib/wire";
import type { Deed } from "../../lib/moves/deeds";
import type { Seen } from "../seen.svelte";

/** What people do beside the game, each with a sign. */
const SIGNS: Record<string, IconName> = {
  "news-away": "off",
  "news-left": "out",
  "news-is-back": "check",
  "news-seat-moved": "device",
  "news-nudged": "bell",
  "news-let-bot-play": "bot",
  "news-stands-in": "bot",
  "news-votes-bot": "bot",
  "news-votes-wait": "wait",
  "news-holiday": "pause",
  "news-holiday-over": "play",
  "news-quiet-hours": "pause",
  "news-time-out-bot": "wait",
  "news-time-out": "wait",
  "news-paused": "pause",
  "news-resumed": "play",
  "news-end-proposed": "flag",
  "news-end-withdrawn": "undo",
  "news-agreed": "flag",
};

/** The icon of the table's own news; those of the game have signs of their own. */
export function signOf({ message }: News): IconName | undefined {
  return SIGNS[message.id];
}

/** More would not be read. */
const MOST = 3;
/** So many letters fit where a move of another is shown on a phone. */
const ROOM = 78;

export function wordsOf(seen: Seen, deed: Deed): string {
  return lastOf(deed.news.map((news) => seen.told(news).what));
}

/** The last of it, each whole: what does not fit is left out, not cut. */
export function lastOf(said: readonly string[]): string {
  const last = [...new Set(said)].slice(-MOST);
  while (last.length > 1 && last.join(" · ").length > ROOM) last.shift();
  return last.join(" · ");
}
