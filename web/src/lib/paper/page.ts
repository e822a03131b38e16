/** A sheet on which nothing is written but these marks. */

import type { Mark, Page } from "../wire";

export function blankPage(seat: number, drawing: string, marks: Mark[] = []): Page {
  const counted = { lines: [], total: 0, badge: null, stock: [], kept: [] };
  return { seat, drawing, marks, ...counted, anchor: "" };
}
