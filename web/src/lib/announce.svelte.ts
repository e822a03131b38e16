/** What a screen reader hears. One voice for the whole page, see ``Voice.svelte``. */

import { untrack } from "svelte";

export const voice = $state({ polite: "", urgent: "" });

/** Said when there is time. */
export function announce(sentence: string): void {
  voice.polite = again(
    untrack(() => voice.polite),
    sentence,
  );
}

/** Said at once: errors. */
export function alarm(sentence: string): void {
  voice.urgent = again(
    untrack(() => voice.urgent),
    sentence,
  );
}

/** The same sentence twice is still news: a space makes it differ. */
function again(last: string, next: string): string {
  return last === next ? `${next}\u00a0` : next;
}
