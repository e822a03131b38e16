/** Which lesson somebody is offered at a table: what is played there, basics first. */

import type { GameInfo, LessonInfo } from "../../lib/wire";
import { DECLINED, KNOWN } from "../learned.svelte";

type Knows = (what: string) => boolean;

/** The first one that is neither known nor unwanted; nothing where all is. */
export function offered(
  game: Pick<GameInfo, "lessons">,
  options: Readonly<Record<string, string>>,
  seats: number,
  knows: Knows,
): LessonInfo | null {
  return left(game, options, seats, knows)[0] ?? null;
}

/** All of those, in order. */
export function left(
  { lessons }: Pick<GameInfo, "lessons">,
  options: Readonly<Record<string, string>>,
  seats: number,
  knows: Knows,
): LessonInfo[] {
  if (knows(KNOWN)) return [];
  const wanted = needed(lessons, options, seats);
  return wanted.filter(({ id }) => !knows(id) && !knows(DECLINED + id));
}

/** What somebody does not want who only wants to play here. */
export function unwanted(
  { lessons }: Pick<GameInfo, "lessons">,
  options: Readonly<Record<string, string>>,
  seats: number,
): string[] {
  return needed(lessons, options, seats).map(({ id }) => DECLINED + id);
}

/** What matters here: the first lesson, those about what is played, and what they build on. */
function needed(
  lessons: readonly LessonInfo[],
  options: Readonly<Record<string, string>>,
  seats: number,
): LessonInfo[] {
  const [first] = lessons;
  const byId = new Map(lessons.map((lesson) => [lesson.id, lesson]));
  const found = new Set<string>(first ? [first.id] : []);
  const add = (lesson: LessonInfo | undefined) => {
    if (!lesson || found.has(lesson.id)) return;
    lesson.needs.forEach((id) => add(byId.get(id)));
    found.add(lesson.id);
  };
  lessons.filter((lesson) => isAbout(lesson, options, seats)).forEach(add);
  return lessons.filter(({ id }) => found.has(id));
}

/** One about nothing in particular is part of the basics, and offered after the first. */
function isAbout(
  { when, seats: alone }: LessonInfo,
  options: Readonly<Record<string, string>>,
  seats: number,
): boolean {
  const wishes = Object.entries(when);
  if (!wishes.length) return alone === 1 && seats === 1;
  return wishes.every(([option, values]) => values.includes(options[option] ?? ""));
}
