/** Numbers beside a sheet, in words like its spots: what is left, and lines that stand nowhere. */

import type { Item, Message, Page, Section, Tally } from "../../lib/wire";

/** As one more section; none where everything is on the sheet. */
export function withNumbers(
  sections: readonly Section[],
  page: Page | undefined,
  shared: readonly Tally[],
): Section[] {
  const known = new Set(sections.flatMap(({ items }) => items.map(({ spot }) => spot)));
  const tallies = page && page.seat >= 0 ? page.stock : shared;
  const lines = (page?.lines ?? []).map(({ id, points }) =>
    item(`score-${id}`, { id: `line-${id}`, args: {} }, [{ id: "reading-sum", args: { points } }]),
  );
  const items = [...tallies.map(counted), ...lines].filter(({ spot }) => !known.has(spot));
  return items.length
    ? [...sections, { title: { id: "reading-numbers", args: {} }, items }]
    : [...sections];
}

function counted({ id, value, of }: Tally): Item {
  return item(`tally-${id}`, { id: `tally-${id}`, args: { value, of } });
}

function item(spot: string, name: Message, written: Message[] = []): Item {
  return { spot, name, printed: [], written, is_open: false };
}
