/** Whom the table waits for, in words. */

import { t } from "../lib/words";
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
export function stateOf(play: Play, seat: number): { words: string; isBusy: boolean } {
  const sitting = play.table.seats[seat];
  if (play.view.waiting.includes(seat)) {
    const isAway = sitting?.kind === "person" && !sitting.here;
    return { words: t(isAway ? "table-state-away" : "table-state-choosing"), isBusy: true };
  }
  return {
    words: t(sitting?.decided ? "table-state-decided" : "table-state-waits"),
    isBusy: false,
  };
}
