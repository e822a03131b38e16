/** What has to make room glides there instead of jumping; at once where somebody wants it calm. */

import type { AnimationConfig } from "svelte/animate";
import { cubicOut } from "svelte/easing";
import { isCalm } from "../lib/preferences.svelte";

const GLIDE = 240;

export function glide(_: Element, { from, to }: { from: DOMRect; to: DOMRect }): AnimationConfig {
  const [x, y] = [from.left - to.left, from.top - to.top];
  const css = (_: number, left: number) => `translate: ${left * x}px ${left * y}px`;
  return { duration: isCalm() || !(x || y) ? 0 : GLIDE, easing: cubicOut, css };
}
