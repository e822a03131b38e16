/** What a seat did, in the words of the log. */

import type { Deed } from "../../lib/moves/deeds";
import type { Play } from "../play.svelte";

/** More would not be read. */
const MOST = 3;

export function wordsOf(play: Play, deed: Deed): string {
  const said = deed.news.map((news) => play.told(news).what);
  return [...new Set(said)].slice(-MOST).join(" · ");
}
