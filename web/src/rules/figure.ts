/** Which part of a drawing a picture in the rules shows. */

import type { Box, Drawing } from "../lib/paper/drawing";
import type { Figure } from "../lib/wire";

export interface Picture {
  box: Box;
  /** Tall pictures stand beside the words, wide ones under them. */
  isTall: boolean;
}

const WIDEST = 2.4;
const TALLEST = 0.62;
/** Room around the named spots, and the paper's edge that stays out, in reference units. */
const AIR = 24;
const EDGE = 26;

/** All that the named spots cover, with air, neither too wide nor too tall, inside the sheet. */
export function pictureOf(
  drawing: Drawing,
  figure: Pick<Figure, "around">,
  air: number = AIR,
): Picture {
  const boxes = figure.around.flatMap((id) => drawing.spots.get(id)?.hit ?? []);
  const inner = boxes.length ? grown(union(boxes), air * drawing.unit) : drawing.crop;
  const ratio = Math.max(TALLEST, Math.min(WIDEST, inner.width / inner.height));
  const box = shaped(inner, ratio, grown(drawing.full, -EDGE * drawing.unit));
  return { box, isTall: box.width / box.height < 1.05 };
}

export function union(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** The smallest box of this shape around another one, pushed back onto the sheet. */
function shaped(box: Box, ratio: number, within: Box): Box {
  const width = Math.min(Math.max(box.width, box.height * ratio), within.width);
  const height = Math.min(Math.max(box.height, box.width / ratio), within.height);
  return {
    x: pushed(box.x + (box.width - width) / 2, within.x, within.x + within.width - width),
    y: pushed(box.y + (box.height - height) / 2, within.y, within.y + within.height - height),
    width,
    height,
  };
}

function pushed(at: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, at));
}
