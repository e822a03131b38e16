/** Who is still getting to know the shelf, and what they have not learned yet. */

import { KNOWN, learned } from "../../lessons/learned.svelte";
import type { GameInfo, LessonInfo, TableRow } from "../../lib/wire";
import { isFinished } from "../guest.svelte";

/** Who has played so often knows what the boxes are. */
const OFTEN = 3;

/** The first lesson of a game, as long as it is worth taking. */
export function toLearn(game: GameInfo): LessonInfo | null {
  const [first] = game.lessons;
  if (!first || learned.has(game.id, first.id) || learned.has(game.id, KNOWN)) return null;
  return first;
}

/** The cards of the first visit stay until they have done their work. */
export function isNewcomer(games: readonly GameInfo[], tables: readonly TableRow[]): boolean {
  const played = tables.filter((row) => isFinished(row) && !row.lesson);
  return played.length < OFTEN && games.some((game) => toLearn(game) !== null);
}
