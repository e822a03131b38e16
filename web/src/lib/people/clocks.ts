/** Time that is left, in few letters. All times are in seconds. */

import { preferences } from "../preferences.svelte";
import { t } from "../words/words";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 24 * HOUR;

/** “0:48”; from an hour on “14 h”, from two days on “3 d”. `isLong`: no seconds below the hour. */
export function shortly(left: number, isLong = false): string {
  if (left >= 2 * DAY) return t("clock-days", { count: Math.floor(left / DAY) });
  if (left >= HOUR) return t("clock-hours", { count: Math.floor(left / HOUR) });
  if (isLong && left > MINUTE) return t("clock-minutes", { count: Math.floor(left / MINUTE) });
  const seconds = Math.ceil(left);
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, "0")}`;
}

/**
 * “09:40”, “tomorrow 09:40”, “Wednesday 09:40”: near enough to need no date. `isDay`: the day
 * alone, with its date where it is more than a week away.
 */
export function untilWhen(deadline: number, now: number, isDay = false): string {
  const { language } = preferences;
  const [then, today] = [new Date(deadline * 1000), new Date(now * 1000)];
  const hour = new Intl.DateTimeFormat(language, { timeStyle: "short" }).format(then);
  const days = Math.round((midnight(then) - midnight(today)) / (DAY * 1000));
  if (days <= 0) return hour;
  if (isDay && days > 6)
    return new Intl.DateTimeFormat(language, { day: "numeric", month: "long" }).format(then);
  const day =
    days === 1
      ? new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(1, "day")
      : new Intl.DateTimeFormat(language, { weekday: "long" }).format(then);
  return isDay ? day : t("clock-day", { day, hour });
}

/** How much of the sand is left, from 0 to 1, in steps of a second. */
export function share(left: number, step: number): number {
  return step ? Math.max(0, Math.min(1, Math.ceil(left) / step)) : 0;
}

function midnight(day: Date): number {
  return Date.UTC(day.getFullYear(), day.getMonth(), day.getDate());
}
