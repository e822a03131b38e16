/** Dice slide from one place to another; at once where somebody wants it calm. */

import { cubicOut } from "svelte/easing";
import { crossfade } from "svelte/transition";
import { isCalm } from "../../lib/preferences.svelte";

const SLIDE = 320;

export const [leave, arrive] = crossfade({
  duration: () => (isCalm() ? 0 : SLIDE),
  easing: cubicOut,
  fallback: () => ({ duration: 0 }),
});
