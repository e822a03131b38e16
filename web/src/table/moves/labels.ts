/** What a screen reader says about the spots that may be tapped. */

import type { Play } from "../play.svelte";

export function spotLabels(play: Play, spots: ReadonlySet<string>): Map<string, string> {
  return new Map([...spots].map((spot) => [spot, spotLabel(play, spot)]));
}

function spotLabel(play: Play, spot: string): string {
  if (play.shifting.steps.has(spot) || play.shifting.held) return shiftLabel(play, spot);
  const among = play.preview ? play.choices : play.narrowed.remaining;
  const moves = among.filter(({ spots }) => spots.includes(spot));
  const [first] = moves;
  if (!first) return usedLabel(play, spot);
  if (moves.length === 1) return play.spoken(first);
  const count = play.words.say("table-moves-count", { count: moves.length });
  return `${play.words.say(first.title)}, ${count}`;
}

/** What lies there, and where the one in hand may go. */
function shiftLabel({ shifting, words }: Play, spot: string): string {
  const step = shifting.steps.get(spot);
  if (!step) return words.say("table-shift-here");
  const label = words.say(step.label);
  return words.say(shifting.aims.has(spot) ? "table-shift-swap" : "table-shift", { label });
}

/** What was done there, and that it can be taken back. */
function usedLabel({ view, words }: Play, spot: string): string {
  const step = view.steps.findLast(({ spots }) => spots.includes(spot));
  return step ? words.say("table-used", { label: words.say(step.label) }) : spot;
}
