/** Whom the table waits for, in words. */

import type { IconName } from "../kit/icons";
import { t } from "../lib/words/words";
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
  const sitting = play.table.seats[seat];
  const isBusy = play.view.waiting.includes(seat);
  const isAway = sitting?.kind === "person" && !sitting.here && play.live.isUp;
  if (isAway) return { words: t("table-state-away"), icon: "off", isBusy, isAway };
  if (isBusy) return { words: t("table-state-choosing"), icon: "pen", isBusy, isAway };
  if (sitting?.decided) return { words: t("table-state-decided"), icon: "check", isBusy, isAway };
  return { words: t("table-state-waits"), icon: "wait", isBusy, isAway };
}

export interface SeatState {
  words: string;
  icon: IconName;
  /** The table waits for it. */
  isBusy: boolean;
  /** Nobody is connected there. */
  isAway: boolean;
}

/** That one only watches, and whom all wait for. */
export function watching(play: Play): string {
  const words = waitingFor(play);
  return words ? t("table-onlooker-wait", { words }) : t("table-onlooker");
}
