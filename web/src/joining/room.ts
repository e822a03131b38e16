/** What a waiting room tells: who is away for how long, and what the host has changed. */

import { pacePill, timeOf } from "../lib/people/pace";
import type { SeatView, TableView } from "../lib/wire";
import { t } from "../lib/words/words";
import type { Words } from "../lib/words/words";

/** “away for 2 minutes”; whole minutes, so that nobody watches seconds. */
export function awayFor({ now }: Pick<TableView, "now">, { away_since }: SeatView): string {
  const minutes = Math.floor((now - away_since) / 60);
  return minutes > 0 && away_since
    ? t("room-away-for", { time: timeOf(minutes * 60) })
    : t("room-away");
}

type Terms = Pick<
  TableView,
  "pace" | "options" | "has_hints" | "is_open" | "is_rated" | "can_watch"
>;

/** “Ann changed the pace: Live, 90 s”: one sentence for each thing that is another one now. */
export function changes(before: Terms, now: Terms, name: string, words: Words): string[] {
  const said: string[] = [];
  if (JSON.stringify(before.pace) !== JSON.stringify(now.pace))
    said.push(t("room-changed-pace", { name, what: pacePill(now.pace) }));
  for (const [id, value] of Object.entries(now.options))
    if (before.options[id] !== value)
      said.push(
        t("room-changed-option", {
          name,
          option: words.say(`option-${id}`),
          what: words.say(`option-${id}-${value}`),
        }),
      );
  const switches: [keyof Terms, string][] = [
    ["has_hints", "room-changed-hints"],
    ["is_open", "room-changed-open"],
    ["is_rated", "room-changed-rated"],
    ["can_watch", "room-changed-watch"],
  ];
  for (const [key, sentence] of switches)
    if (before[key] !== now[key]) said.push(t(sentence, { name, what: now[key] ? "on" : "off" }));
  return said;
}
