/** What the others did, found by comparing the table before and after. Knows no game. */

import { type Box, type Drawing, grown } from "../paper/drawing";
import { markKey } from "../paper/marks";
import type { Mark, News, Page, View } from "../wire";

/** What one seat did at once: its words, what it wrote, what that was worth. */
export interface Deed {
  seat: number;
  news: News[];
  /** What is new on its sheet, and on the one that all share. */
  marks: Mark[];
  shared: Mark[];
  before: number;
  after: number;
  /** The sheets as it left them. */
  pages: Page[];
  /** The table as it was when this was decided. */
  scene: View;
}

/** How much of a sheet a cut may show before nothing is to be seen on it. */
const WIDEST = 0.55;

/** The sheets by seat, as they were when the last deeds were told. */
export type Known = ReadonlyMap<number, Page>;

export function knownOf(view: View): Known {
  return new Map(view.pages.map((page) => [page.seat, page]));
}

/** One deed a seat, in the order of the log; rolls are nobody's deed. */
export function deedsOf(scene: View, after: View, known: Known, fresh: readonly News[]): Deed[] {
  const told = new Map<number, News[]>();
  for (const news of fresh) {
    if (news.seat < 0 || news.sound === "roll") continue;
    told.set(news.seat, [...(told.get(news.seat) ?? []), news]);
  }
  const seats = [...told.keys()];
  return seats.flatMap((seat) => {
    const page = after.pages.find((one) => one.seat === seat);
    // What lies between all belongs to whoever came last.
    const common = seat === seats.at(-1) ? after.pages.find((one) => one.seat < 0) : undefined;
    if (!page) return [];
    return {
      seat,
      news: told.get(seat) ?? [],
      marks: freshMarks(known.get(seat), page),
      shared: common ? freshMarks(known.get(-1), common) : [],
      before: known.get(seat)?.total ?? page.total,
      after: page.total,
      pages: common ? [page, common] : [page],
      scene,
    };
  });
}

/** Two deeds of one seat in a row are one. */
export function joined(one: Deed, two: Deed): Deed {
  return {
    ...two,
    news: [...one.news, ...two.news],
    marks: [...one.marks, ...two.marks],
    shared: [...one.shared, ...two.shared],
    before: one.before,
    pages: [
      ...one.pages.filter(({ seat }) => !two.pages.some((page) => page.seat === seat)),
      ...two.pages,
    ],
    scene: one.scene,
  };
}

function freshMarks(before: Page | undefined, after: Page): Mark[] {
  if (before?.drawing !== after.drawing) return [];
  const old = new Set(before.marks.map(markKey));
  return after.marks.filter((mark) => !old.has(markKey(mark)));
}

/**
 * The part of a drawing around some marks, in a given shape; all of it where there are none,
 * and only the last one where they are far apart.
 */
export function cutAround(drawing: Drawing, marks: readonly Mark[], ratio: number): Box {
  const { full } = drawing;
  const cut = inShape(around(drawing, marks) ?? full, ratio, full);
  const isFar = cut.width > full.width * WIDEST && cut.width > full.height * WIDEST * ratio;
  return isFar && marks.length > 1 ? cutAround(drawing, marks.slice(-1), ratio) : cut;
}

function around(drawing: Drawing, marks: readonly Mark[]): Box | null {
  const boxes = marks.flatMap(({ spots }) =>
    spots.flatMap((id) => drawing.spots.get(id)?.hit ?? []),
  );
  if (!boxes.length) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - x;
  const height = Math.max(...boxes.map((box) => box.y + box.height)) - y;
  return grown({ x, y, width, height }, 60 * drawing.unit);
}

/** As much more as the shape needs, and where possible inside the drawing. */
function inShape(box: Box, ratio: number, full: Box): Box {
  const width = Math.max(box.width, box.height * ratio);
  const height = width / ratio;
  const x = within(box.x + (box.width - width) / 2, width, full.x, full.width);
  return {
    x,
    y: within(box.y + (box.height - height) / 2, height, full.y, full.height),
    width,
    height,
  };
}

function within(at: number, length: number, from: number, room: number): number {
  if (length >= room) return from + (room - length) / 2;
  return Math.min(Math.max(at, from), from + room - length);
}
