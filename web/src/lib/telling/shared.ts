/** What another app shared with us; see `sw.js`. */

import { at } from "../base";

const SHARED = "rollwrite-shared";

/** Its text, once; nothing where nothing was shared. */
export async function takeShared(): Promise<string> {
  if (!("caches" in window)) return "";
  const cache = await caches.open(SHARED);
  const address = new URL(at("/replay/shared"), location.href).href;
  const kept = await cache.match(address);
  await cache.delete(address);
  return (await kept?.text()) ?? "";
}
