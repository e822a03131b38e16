/** What a screen reader hears. One voice for the whole page, see ``Voice.svelte``. */

import { untrack } from "svelte";

export const voice = $state({ polite: "", urgent: "" });

/** While somebody must not hear what was said for another. */
let isHushed = false;

/** Said when there is time. */
export function announce(sentence: string): void {
  if (isHushed) return;
  voice.polite = again(
    untrack(() => voice.polite),
    sentence,
  );
}

/** Said at once: errors. */
export function alarm(sentence: string): void {
  if (isHushed) return;
  voice.urgent = again(
    untrack(() => voice.urgent),
    sentence,
  );
}

/** Forget what was said, and say nothing more until this ends. */
export function hush(): () => void {
  isHushed = true;
  voice.polite = voice.urgent = "";
  return () => (isHushed = false);
}

/** The same sentence twice is still news: a space makes it differ. */
function again(last: string, next: string): string {
  return last === next ? `${next}\u00a0` : next;
}
