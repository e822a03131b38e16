/** What is shown beside a rule when somebody asks what a thing is. */

import type { Drawing } from "../../lib/paper/drawing";
import type { Figure, RuleCard } from "../../lib/wire";
import { type Legible, pageOf } from "./legible";
import type { Thing } from "./things";

export interface Example {
  figure: Figure;
  /** Room around what is meant, in reference units. */
  air: number;
  /** What is meant, where it is on the picture. */
  spot: string;
}

/** Around a small spot one sees its neighbours, around a large one a rim. */
const LEAST_AIR = 24;
const MOST_AIR = 130;

/**
 * A spot is cut from the very sheet it lies on; for other things the rule's own picture. Where it
 * has neither picture nor dice, the sheet as it stands.
 */
export function exampleOf(
  book: Pick<Legible, "pages" | "drawings" | "centre">,
  { sheet, id }: Pick<Thing, "sheet" | "id">,
  card: RuleCard | undefined,
): Example | null {
  const page = pageOf(book, sheet) ?? pageOf(book, book.centre);
  const drawing = page && book.drawings.get(page.drawing);
  if (page && drawing?.spots.has(id)) {
    const figure = { drawing: page.drawing, around: [id], marks: page.marks };
    return { figure, air: airAround(drawing, id), spot: id };
  }
  if (card?.figure) return { figure: card.figure, air: LEAST_AIR, spot: "" };
  if (!page || card?.dice.length) return null;
  return { figure: { drawing: page.drawing, around: [], marks: page.marks }, air: 0, spot: "" };
}

function airAround(drawing: Drawing, id: string): number {
  const { width, height } = drawing.spots.get(id)?.hit ?? { width: 0, height: 0 };
  const wanted = (1.3 * Math.min(width, height)) / drawing.unit;
  return Math.max(LEAST_AIR, Math.min(MOST_AIR, wanted));
}
