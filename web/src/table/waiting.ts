/** Whom the table waits for, in words. */

import type { IconName } from "../kit/signs/icons";
import { t } from "../lib/words/words";
import type { SeatTime } from "./company/company.svelte";
import type { Play } from "./play.svelte";

/** “Waiting for Ben and Cleo”; nothing where nobody is awaited. */
export function waitingFor(play: Play): string {
  const seats = play.view.waiting.filter((seat) => seat !== play.mySeat);
  if (!seats.length) return "";
  return t("table-wait-for", { names: listed(seats.map((seat) => play.name(seat))) });
}

/** “Ada, Ben and Cleo” */
export function listed(names: string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} ${t("end-and")} ${last}`;
}

/** How it stands with a seat, in a word or two. */
export function stateOf(play: Play, seat: number): SeatState {
  const { company } = play;
  const isBusy = play.view.waiting.includes(seat);
  const isAway = company.isAway(seat) && play.live.isUp;
  const time = company.timeOf(seat);
  const known = { isBusy, isAway, time };
  if (isAway) {
    const words = time ? t("state-away-time", { time: time.text }) : t("table-state-away");
    return { words, icon: time ? iconOf(play, time) : "off", ...known };
  }
  const rest = company.restWords(seat);
  if (rest && !company.standsIn(seat)) return { words: rest, icon: "pause", ...known };
  if (time) return { words: timed(play, time), icon: iconOf(play, time), ...known };
  const bot = company.standsIn(seat);
  if (bot) return { words: t("state-bot", { bot }), icon: "bot", ...known };
  if (isBusy) return { words: t("table-state-choosing"), icon: "pen", ...known };
  if (play.table.seats[seat]?.decided)
    return { words: t("table-state-decided"), icon: "check", ...known };
  return { words: t("table-state-waits"), icon: "wait", ...known };
}

function timed(play: Play, { text, isLow }: SeatTime): string {
  if (play.company.table.pause) return `${text}, ${t("clock-stands")}`;
  return isLow || play.company.isByDay ? t("clock-left", { time: text }) : text;
}

function iconOf(play: Play, { isLow }: SeatTime): IconName {
  return play.company.table.pause ? "pause" : isLow ? "wait" : "clock";
}

export interface SeatState {
  words: string;
  icon: IconName;
  /** The table waits for it. */
  isBusy: boolean;
  /** No sign of life for a while. */
  isAway: boolean;
  /** The clock that runs there. */
  time: SeatTime | null;
}

/** That one only watches, and whom all wait for. */
export function watching(play: Play): string {
  const words = waitingFor(play);
  return words ? t("table-onlooker-wait", { words }) : t("table-onlooker");
}
