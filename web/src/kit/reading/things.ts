/** Which thing of the table is meant by a finger, a cursor or the focus, and where it lies. */

import { boxOf } from "../../lib/screen/boxes";
import { type Box, type Drawing, spotAt } from "../../lib/paper/drawing";
import { type Legible, pageOf } from "./legible";

export interface Thing {
  /** The seat whose sheet is meant; -1: the shared one. */
  sheet: number;
  /** As `kernel.seen.reading` names it. */
  id: string;
  box: Box;
}

interface Point {
  x: number;
  y: number;
}

/** Things that are no spots, by the attribute that names them. */
const NAMED = [
  ["data-about", ""],
  ["data-die", "token-"],
  ["data-button", "button-"],
  ["data-place", "place-"],
  ["data-pile", "place-"],
] as const;

/** What lies under a point, or has the focus. */
export function thingAt(book: Legible, target: Element, at?: Point): Thing | null {
  return named(book, target) ?? spotOf(book, target, at);
}

function named(book: Legible, target: Element): Thing | null {
  for (const [attribute, beginning] of NAMED) {
    const found = target.closest(`[${attribute}]`);
    const id = found?.getAttribute(attribute);
    if (found && id)
      return { sheet: sheetOf(found, book.centre), id: beginning + id, box: boxOf(found) };
  }
  return null;
}

function spotOf(book: Legible, target: Element, at?: Point): Thing | null {
  const paper = target.closest("[data-sheet]");
  if (!paper || paper.closest("button")) return null;
  const sheet = sheetOf(paper, book.centre);
  const drawing = book.drawings.get(pageOf(book, sheet)?.drawing ?? "");
  if (!drawing) return null;
  const own = target.closest("[data-spot]")?.getAttribute("data-spot");
  const id = own ?? (at ? spotUnder(paper, drawing, at) : book.focusedSpot?.());
  const box = id && spotBox(paper, drawing, id);
  return id && box ? { sheet, id, box } : null;
}

function spotUnder(paper: Element, drawing: Drawing, { x, y }: Point): string | null {
  const matrix = matrixOf(paper);
  return matrix && spotAt(drawing, new DOMPoint(x, y).matrixTransform(matrix.inverse()));
}

/** Where a spot is on the screen. */
export function spotBox(paper: Element, drawing: Drawing, id: string): Box | null {
  const [matrix, spot] = [matrixOf(paper), drawing.spots.get(id)];
  if (!matrix || !spot) return null;
  const { x, y, width, height } = spot.hit;
  const from = new DOMPoint(x, y).matrixTransform(matrix);
  const to = new DOMPoint(x + width, y + height).matrixTransform(matrix);
  return { x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y };
}

function matrixOf(paper: Element): DOMMatrix | null {
  return paper.querySelector<SVGSVGElement>("svg.overlay")?.getScreenCTM() ?? null;
}

function sheetOf(element: Element, otherwise: number): number {
  const found = element.closest("[data-sheet]")?.getAttribute("data-sheet");
  return found ? Number(found) : otherwise;
}
