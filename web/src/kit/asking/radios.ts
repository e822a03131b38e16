/** One of several, by keys: an arrow chooses the neighbour and goes there; round and round. */

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** For the group of the buttons, in the order of their ids. */
export function walkRadios(
  event: KeyboardEvent,
  ids: readonly string[],
  chosen: string,
  choose: (id: string) => void,
): void {
  const step = STEPS[event.key];
  if (!step || !(event.currentTarget instanceof HTMLElement)) return;
  event.preventDefault();
  event.stopPropagation(); // the page may have other uses for arrows
  const to = (ids.indexOf(chosen) + step + ids.length) % ids.length;
  const group = event.currentTarget;
  choose(ids[to] ?? chosen);
  group.querySelectorAll("button")[to]?.focus();
}
