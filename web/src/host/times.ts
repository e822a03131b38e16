/** Times and sizes as a host reads them. */

import { preferences } from "../lib/preferences.svelte";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** “22:30”, and the day where it is another one. */
export function until(at: number, now: number): string {
  const isToday = dayOf(at) === dayOf(now);
  return format(at, {
    hour: "2-digit",
    minute: "2-digit",
    ...(isToday ? {} : { weekday: "short", day: "numeric", month: "short" }),
  });
}

/** “Today 03:10”, “Sunday 03:10”, “3 Nov 03:10” */
export function moment(at: number, now: number): string {
  const clock = format(at, { hour: "2-digit", minute: "2-digit" });
  const days = Math.round((Date.parse(dayOf(now)) - Date.parse(dayOf(at))) / (DAY * 1000));
  if (days < 2) return `${capital(relative().format(-days, "day"))} ${clock}`;
  if (days < 7) return `${format(at, { weekday: "long" })} ${clock}`;
  return format(at, { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });
}

/** “3 minutes ago”, “yesterday” */
export function ago(at: number, now: number): string {
  const [count, unit] = span(Math.max(0, now - at));
  return relative().format(unit === "second" ? 0 : -count, unit);
}

/** “3 min”, “2 h”, “12 d” */
export function lasting(seconds: number): string {
  const [count, unit] = span(Math.max(0, seconds));
  return new Intl.NumberFormat(preferences.language, {
    style: "unit",
    unit,
    unitDisplay: "short",
  }).format(count);
}

type Unit = "second" | "minute" | "hour" | "day";

function span(seconds: number): [number, Unit] {
  if (seconds < MINUTE) return [Math.round(seconds), "second"];
  if (seconds < HOUR) return [Math.round(seconds / MINUTE), "minute"];
  if (seconds < DAY) return [Math.round(seconds / HOUR), "hour"];
  return [Math.round(seconds / DAY), "day"];
}

/** “1.2 GB”, “127 MB” */
export function size(bytes: number): string {
  const units = ["kilobyte", "megabyte", "gigabyte", "terabyte"] as const;
  const step = Math.min(
    units.length - 1,
    Math.max(0, Math.floor(Math.log10(Math.max(1000, bytes)) / 3) - 1),
  );
  const value = bytes / 1000 ** (step + 1);
  return new Intl.NumberFormat(preferences.language, {
    style: "unit",
    unit: units[step] ?? "kilobyte",
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
}

function relative(): Intl.RelativeTimeFormat {
  return new Intl.RelativeTimeFormat(preferences.language, { numeric: "auto" });
}

function format(at: number, how: Intl.DateTimeFormatOptions): string {
  const clock = { hourCycle: "h23" as const, ...how };
  return new Intl.DateTimeFormat(preferences.language, clock).format(at * 1000);
}

function dayOf(at: number): string {
  const day = new Date(at * 1000);
  return `${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, "0")}-${String(day.getDate()).padStart(2, "0")}`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
