/** What a row of the home page says about a table. */

import { distinct } from "../../lib/words/names";
import { preferences } from "../../lib/preferences.svelte";
import type { RowResult, TableRow } from "../../lib/wire";
import { timeOf } from "../../lib/people/pace";
import { signed, t } from "../../lib/words/words";
import { hasNext } from "../guest.svelte";
import { inOurs, list } from "../../kit/page/say";

const DAY = 86_400_000;
/** Seconds. */
const JUST_NOW = 120;

/** “Lost Cities · with Ada and Steady” */
export function companyOf(row: TableRow, game: string): string {
  const others = othersOf(row);
  const count = others.filter((seat) => !row.seats[seat]).length;
  const known = others.filter((seat) => row.seats[seat]).map((seat) => nameAt(row, seat));
  const names = count ? [...known, t("home-friends", { count })] : known;
  return names.length
    ? t("home-line", { game, names: list(names) })
    : t("home-line-alone", { game });
}

/** Whose turn it is, or how it ended. */
export function stateOf(row: TableRow): string {
  if (row.lesson) return t("home-lesson");
  if (row.status === "waiting") return t("home-waiting");
  if (hasNext(row)) return t("campaign-next");
  if (row.status === "over") return row.result ? resultOf(row, row.result) : t("home-over");
  if (row.your_turn) return t("home-your-turn");
  const [one, two, ...more] = row.waiting_for.map((seat) => nameAt(row, seat));
  if (one === undefined) return t("home-rolling");
  if (two === undefined) return t(row.away.length ? "home-away" : "home-waits-one", { name: one });
  if (more.length) return t("home-waits-many", { count: row.waiting_for.length });
  return t("home-waits-two", { one, two });
}

/** How far it is: which turn, or which game of a campaign. */
export function progressOf(row: TableRow): string {
  if (row.status === "waiting") return "";
  if (row.legs) return t("campaign-leg", { leg: row.leg, legs: row.legs });
  return row.turn > 0 && row.status === "playing" ? t("table-turn", { turn: row.turn }) : "";
}

/** “today”, “yesterday”, then the day; with the year where it is another one. */
export function dateOf(row: TableRow, now = new Date()): string {
  return dayOf(row.ended || row.changed, now);
}

/** Since when it waits: “since 09:40”, “since yesterday”. */
export function sinceOf(row: TableRow, now = new Date()): string {
  const when = new Date(sinceWhen(row) * 1000);
  const isToday = midnight(when) === midnight(now);
  const clock = new Intl.DateTimeFormat(preferences.language, { timeStyle: "short" });
  return t("home-since", { when: isToday ? clock.format(when) : dayOf(sinceWhen(row), now) });
}

/** How long one has left: “2 h left”; nothing where no clock runs. */
export function leftOf({ deadline }: TableRow, now = Date.now()): string {
  const left = deadline - now / 1000;
  return deadline ? t("home-left", { time: timeOf(Math.max(0, left), "short") }) : "";
}

/** Below a quarter of the time. */
export function isLow({ deadline, pace }: TableRow, now = Date.now()): boolean {
  return deadline > 0 && deadline - now / 1000 < 0.25 * (pace.step ?? 0);
}

/** Least time left first, then the longest waiting. */
export function byUrgency(a: TableRow, b: TableRow): number {
  return (a.deadline || Infinity) - (b.deadline || Infinity) || sinceWhen(a) - sinceWhen(b);
}

const sinceWhen = ({ since, changed }: TableRow): number => since || changed;

/** How long ago something changed there: “20 min”; nobody counts seconds here. */
export function agoOf(row: TableRow, now = Date.now()): string {
  const passed = now / 1000 - row.changed;
  return passed < JUST_NOW ? t("home-just-now") : timeOf(passed, "short");
}

/** The day of a moment, in seconds since the epoch. */
export function dayOf(seconds: number, now = new Date()): string {
  const when = new Date(seconds * 1000);
  const days = Math.round((midnight(when) - midnight(now)) / DAY);
  if (days >= -1)
    return new Intl.RelativeTimeFormat(preferences.language, { numeric: "auto" }).format(
      Math.min(days, 0),
      "day",
    );
  const isThisYear = when.getFullYear() === now.getFullYear();
  return new Intl.DateTimeFormat(preferences.language, {
    day: "numeric",
    month: "long",
    ...(isThisYear ? {} : { year: "numeric" }),
  }).format(when);
}

function resultOf(row: TableRow, { winners, totals, is_team, title }: RowResult): string {
  const own = row.mine[0] ?? -1;
  const points = signed(totals[own] ?? 0);
  if (is_team) return t(winners.length ? "home-team-won" : "home-team-lost");
  if (row.seats.length === 1) {
    const rated = inOurs(title);
    return rated ? t("home-alone-title", { points, title: rated }) : t("home-alone", { points });
  }
  if (!winners.length)
    return t(row.mine.length === 1 ? "home-nobody-won" : "home-nobody-won-without", { points });
  const best = signed(totals[winners[0] ?? 0] ?? 0);
  if (row.mine.length === 1 && winners.includes(own))
    return t(winners.length > 1 ? "home-tie" : "home-you-won", { points });
  const name = list(winners.map((seat) => nameAt(row, seat)));
  if (row.mine.length !== 1) return t("home-won-without", { name, best });
  return t("home-won", { name, best, points });
}

/** The others; where several sit at one device, all but the first of them. */
function othersOf(row: TableRow): number[] {
  return row.seats.map((_, seat) => seat).filter((seat) => seat !== row.mine[0]);
}

function nameAt(row: TableRow, seat: number): string {
  return distinct(row.seats, row.mine)[seat] || t("room-friend");
}

function midnight(day: Date): number {
  return Date.UTC(day.getFullYear(), day.getMonth(), day.getDate());
}
