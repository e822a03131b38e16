import type { Box } from "../paper/drawing";

/** Where an element is on the screen. */
export function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}
