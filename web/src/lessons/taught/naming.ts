/** What a lesson points at, by name: for whoever does not see the pencil. */

import { list } from "../../kit/page/say";
import { t } from "../../lib/words/words";
import type { Play } from "../../table/play.svelte";
import { GO } from "./targets";

/** More than that nobody keeps in mind. */
const MOST = 6;

/** “Pointed at: red 3, Sun, step 1.” Nothing for the main button: the sentence names it. */
export async function pointed(play: Play, things: readonly string[]): Promise<string> {
  const asked = things.filter((thing) => thing !== GO).slice(0, MOST);
  const found = await Promise.all(asked.map((thing) => nameOf(play, thing).catch(() => "")));
  const names = [...new Set(found.filter(Boolean))];
  return names.length ? t("lesson-points", { things: list(names) }) : "";
}

async function nameOf(play: Play, thing: string): Promise<string> {
  const move = thing.startsWith("move-") && thing.slice("move-".length);
  const choice = move && play.view.choices.find((one) => one.move === move);
  if (choice) return play.words.say(choice.label);
  const about = await play.explain(sheetOf(play, thing), thing);
  return about ? play.words.say(about.title) : "";
}

/** One's own sheet, or the one that all share. */
function sheetOf(play: Play, thing: string): number {
  const shared = play.page(-1);
  return shared && play.drawing(shared)?.spots.has(thing) ? -1 : play.centre;
}
