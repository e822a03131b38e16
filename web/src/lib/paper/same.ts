/**
 * What has not changed stays the same object: then nothing of it is drawn again. Messages
 * bring the sheets that changed, and most marks on them are old.
 */

import { markKey } from "./marks";
import type { Page, TableView } from "../wire";

/** The table as it is now, with the sheets and marks it had before where they are equal. */
export function sharing(before: TableView | null, now: TableView): TableView {
  if (!before?.view || !now.view || before.id !== now.id) return now;
  const old = new Map(before.view.pages.map((page) => [page.seat, page]));
  const pages = now.view.pages.map((page) => samePage(old.get(page.seat), page));
  return { ...now, view: { ...now.view, pages } };
}

/** The table with all that belongs to it: what did not come is as before. Nothing if it lacks. */
export function whole(before: TableView | null, told: TableView): TableView | null {
  const now = "id" in told ? told : { ...before, ...(told as Partial<TableView>) };
  return "id" in now ? withSheets(before, now as TableView) : null;
}

function withSheets(before: TableView | null, now: TableView): TableView | null {
  if (!now.view || now.view.pages.length === now.papers.length) return now;
  const pages = before?.view?.pages ?? [];
  const known = new Map(before?.papers.map((name, at) => [name, pages[at]]));
  const fresh = [...now.view.pages];
  const found = now.papers.map((name) => known.get(name) ?? fresh.shift());
  const isWhole = !fresh.length && found.every((page) => page !== undefined);
  return isWhole ? { ...now, view: { ...now.view, pages: found } } : null;
}

export function samePage(old: Page | undefined, page: Page): Page {
  if (old === page) return page;
  if (old?.drawing !== page.drawing) return page;
  const known = new Map(old.marks.map((mark) => [markKey(mark), mark]));
  const marks = page.marks.map((mark) => known.get(markKey(mark)) ?? mark);
  const isSame =
    marks.length === old.marks.length && marks.every((mark, at) => mark === old.marks[at]);
  const shared = { ...page, marks: isSame ? old.marks : marks };
  return isSame && JSON.stringify(shared) === JSON.stringify(old) ? old : shared;
}
