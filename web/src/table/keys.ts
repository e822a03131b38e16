/** The keys of the table; spots, dice and buttons have the browser's own. */

import type { Sight } from "./sight.svelte";

export function pressed(event: KeyboardEvent, sight: Sight) {
  const typing = event.target instanceof HTMLElement && event.target.closest("input, textarea");
  const isDialog = document.querySelector("dialog[open]");
  if (typing || isDialog || event.metaKey || event.ctrlKey || event.altKey) return;
  const isDone = sight.play.watching.isOn && watch(event, sight);
  if (isDone || act(event.key, sight)) event.preventDefault();
}

/** While others are watched: Enter shows the next one, everything else goes to one's own move. */
function watch(event: KeyboardEvent, { play }: Sight): boolean {
  const { key, target } = event;
  const isOnButton = target instanceof Element && target.closest("button, a, [role=button]");
  if (key === "Enter" && isOnButton) return false;
  if (key === "Enter" || key === "n") play.watching.next();
  else if (/^[\dmhrfu]$|^Escape$/.test(key)) play.watching.skip();
  else return false;
  return !/^[mh]$/.test(key);
}

function act(key: string, sight: Sight): boolean {
  const { play } = sight;
  if (key === "m" && play.isMyChoice) sight.hasMoves = true;
  else if (key === "h" && sight.canAsk) sight.toggleHints();
  else if (key === "r" && play.placing.board) play.placing.turn();
  else if (key === "f" && play.placing.board) play.placing.mirror();
  else if (key === "u") void play.takeBack();
  else if (key === "Escape") play.clear();
  else if (/^\d$/.test(key)) void play.tapFace(key);
  else return false;
  return true;
}
