/** Walking through sections of items by arrow keys: along one, or across to the same place. */

export interface At {
  section: number;
  item: number;
}

/** Where a key leads from here; nothing if it is no key of the walk. */
export function walk(key: string, at: At, lengths: readonly number[]): At | null {
  const { section, item } = at;
  const last = (lengths[section] ?? 1) - 1;
  switch (key) {
    case "ArrowRight":
      return item < last ? { section, item: item + 1 } : across(at, 1, 0, lengths);
    case "ArrowLeft":
      return item > 0 ? { section, item: item - 1 } : across(at, -1, Infinity, lengths);
    case "ArrowDown":
      return across(at, 1, item, lengths);
    case "ArrowUp":
      return across(at, -1, item, lengths);
    case "PageDown":
      return across(at, 1, 0, lengths);
    case "PageUp":
      return across(at, -1, 0, lengths);
    case "Home":
      return { section, item: 0 };
    case "End":
      return { section, item: last };
  }
  return null;
}

/** Into the section before or after, if there is one. */
function across({ section, item }: At, by: number, to: number, lengths: readonly number[]): At {
  const length = lengths[section + by];
  if (length === undefined) return { section, item };
  return { section: section + by, item: Math.min(to, length - 1) };
}
