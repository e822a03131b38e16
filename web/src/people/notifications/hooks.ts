/** Which format an address asks for, as far as it shows. */

import type { HookView } from "../../lib/wire";

export function kindOf(url: string): HookView["kind"] {
  if (/^https:\/\/([a-z]+\.)?discord(app)?\.com\//.test(url)) return "discord";
  return url.startsWith("https://hooks.slack.com/") ? "slack" : "json";
}
