/** An account in a few words. */

import type { Account, DeviceView, PasskeyView } from "../../lib/wire";
import { preferences } from "../../lib/preferences.svelte";
import { t } from "../../lib/words/words";

/** “passkey”, “password”, or that there is none yet. */
export function waysIn({ passkeys, login }: Account): string {
  if (passkeys.length) return t("account-by-passkey");
  return t(login ? "account-by-password" : "account-none");
}

/** “Phone, Safari” */
export function deviceName({ kind, browser }: DeviceView | PasskeyView): string {
  const what = t(`device-${kind || "computer"}`);
  return browser ? t("device-browser", { what, browser }) : what;
}

/** “now”, “yesterday 21:14”, “3 weeks ago” */
export function seenAt(seconds: number, now = Date.now()): string {
  const minutes = (now / 1000 - seconds) / 60;
  if (minutes < 15) return t("device-now");
  const [count, unit] = ago(minutes);
  const relative = new Intl.RelativeTimeFormat(preferences.language, { numeric: "auto" });
  return relative.format(-count, unit);
}

function ago(minutes: number): [number, Intl.RelativeTimeFormatUnit] {
  if (minutes < 90) return [Math.round(minutes), "minute"];
  const hours = minutes / 60;
  if (hours < 22) return [Math.round(hours), "hour"];
  const days = hours / 24;
  if (days < 13) return [Math.round(days), "day"];
  return days < 60 ? [Math.round(days / 7), "week"] : [Math.round(days / 30), "month"];
}
