/** Sentences with something else than words inside, and sentences about what went wrong. */

import { Refusal } from "../../lib/api";
import { preferences } from "../../lib/preferences.svelte";
import type { GameInfo } from "../../lib/wire";
import { type Words, t, words } from "../../lib/words/words";

const HOLE = "\u0001";

/** What stands before and after an argument that is shown in its own way. */
export function around(id: string, hole: string): [string, string] {
  const [before = "", after = ""] = t(id, { [hole]: HOLE }).split(HOLE);
  return [before, after];
}

/** A refusal in the reader's language where we know it, else as the server said it. */
export function sayProblem(error: unknown, game?: Words): string {
  if (!(error instanceof Refusal)) return t("problem");
  const { code, sentence, reason } = error.problem;
  if (reason && game?.has(reason.id)) return game.say(reason);
  return words().has(`problem-${code}`) ? t(`problem-${code}`) : sentence;
}

/** The line a record is wrong in, where the server named one. */
export function lineOf(error: unknown): { line: number; reason: string } | null {
  if (!(error instanceof Refusal) || error.problem.code !== "bad-record") return null;
  const [, line, reason] = /^line (\d+): (.*)$/s.exec(error.problem.sentence) ?? [];
  return line && reason ? { line: Number(line), reason } : null;
}

/** "Ada", "Ada and Ben", "Ada, Ben and Cleo". */
export function list(names: readonly string[]): string {
  return new Intl.ListFormat(preferences.language, { type: "conjunction" }).format(names);
}

/** In the reader's language, else in any there is. */
export function inOurs(said: Record<string, string>): string {
  return said[preferences.language] ?? Object.values(said)[0] ?? "";
}

/** How long and how hard a game is, and for how many. */
export function factsOf({ efforts, min_seats: least, max_seats: most }: GameInfo): string {
  return [inOurs(efforts), t("home-seats", { least, most })].filter(Boolean).join(" · ");
}
