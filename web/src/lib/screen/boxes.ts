import type { Box } from "../paper/drawing";

/** Smaller is only for those who hear the page. */
const SEEN = 1;

/** Where an element is on the screen; one without a box of its own is where its parts are. */
export function boxOf(element: Element): Box {
  const { x, y, width, height } = element.getBoundingClientRect();
  const own = { x, y, width, height };
  if (width > 0 || height > 0) return own;
  const parts = [...element.children].map(boxOf).filter((part) => part.width > SEEN);
  return parts.length ? around(parts) : own;
}

function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}
