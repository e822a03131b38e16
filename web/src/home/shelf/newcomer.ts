/** Who is still getting to know the shelf, and what they have not learned yet. */

import { KNOWN, learned } from "../../lessons/learned.svelte";
import { nextLesson } from "../../lessons/opening";
import type { GameInfo, LessonInfo, TableRow } from "../../lib/wire";
import { isFinished } from "../guest.svelte";

/** Who has played so often knows what the boxes are. */
const OFTEN = 3;

/** The first part of the basics that is not known yet, as long as it is worth taking. */
export function toLearn(game: GameInfo): LessonInfo | null {
  const [first] = game.lessons;
  if (!first || learned.has(game.id, KNOWN)) return null;
  if (!learned.has(game.id, first.id)) return first;
  const next = nextLesson(game, first.id);
  return game.lessons.find(({ id }) => id === next) ?? null;
}

/** The cards of the first visit stay until they have done their work. */
export function isNewcomer(games: readonly GameInfo[], tables: readonly TableRow[]): boolean {
  const played = tables.filter((row) => isFinished(row) && !row.lesson);
  return played.length < OFTEN && games.some((game) => toLearn(game) !== null);
}
