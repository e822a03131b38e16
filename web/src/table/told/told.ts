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

export function wordsOf(seen: Seen, deed: Deed): string {
  const said = deed.news.map((news) => seen.told(news).what);
  return [...new Set(said)].slice(-MOST).join(" · ");
}
