/** From here to a table: a lesson, or a real game against steady bots. */

import { api } from "../lib/api";
import { PARTNER } from "../lib/people/bots";
import type { GameInfo, NewTable } from "../lib/wire";
import { t } from "../lib/words/words";
import { learned } from "./learned.svelte";

export const MOST_BOTS = 5;

/** Called by names, as at every table: a level is no name, and in one language only. */
export function botsCalled(count: number, bot: string): NonNullable<NewTable["seats"]> {
  const names = t("plan-bot-names").split(", ");
  return Array.from({ length: count }, (_, at) => ({ kind: "bot", name: names[at] ?? "", bot }));
}

export async function openLesson(game: string, lesson: string): Promise<string> {
  await known();
  const seats = botsCalled(MOST_BOTS, PARTNER);
  return (await api.openTable({ game, lesson, seats })).table;
}

/** At once, with the usual number of bots. */
export async function playNow(
  game: GameInfo,
  options: Record<string, string> = {},
): Promise<string> {
  await known();
  const bots = Math.max(1, game.min_seats - 1);
  const seats = [{ kind: "me" as const }, ...botsCalled(bots, PARTNER)];
  return (await api.openTable({ game: game.id, seats, options, hints: true })).table;
}

/** Nobody has to give a name to learn; it is asked when a friend is invited. */
export async function known(): Promise<void> {
  const { name } = await api.me();
  if (!name) await api.becomeGuest(t("lesson-guest"));
}

/** Another part of the basics that is not known yet. What a map or a variant brings is offered
 * where it is played. */
export function nextLesson(game: GameInfo, after: string): string | null {
  const next = game.lessons.find(
    ({ id, needs, when, seats }) =>
      needs.includes(after) &&
      !Object.keys(when).length &&
      seats === game.lessons[0]?.seats &&
      !learned.has(game.id, id),
  );
  return next?.id ?? null;
}
