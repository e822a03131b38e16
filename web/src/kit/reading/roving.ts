/** Things in a row that are only looked at: one stop for the keys, arrows lead from one to another. */

import type { Attachment } from "svelte/attachments";

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** For a list whose children can be asked about. */
export const roving: Attachment<HTMLElement> = (list) => {
  const things = () => [...list.querySelectorAll<HTMLElement>("[data-about]")];

  function settle(on: HTMLElement | undefined) {
    for (const one of things()) one.tabIndex = one === on ? 0 : -1;
  }

  function pressed(event: KeyboardEvent) {
    const all = things();
    const at = all.findIndex((one) => one === event.target);
    const ends: Record<string, number> = { Home: 0, End: all.length - 1 };
    const to = ends[event.key] ?? at + (STEPS[event.key] ?? 0);
    const next = all[Math.max(0, Math.min(all.length - 1, to))];
    if (at < 0 || !next || !(event.key in ends || event.key in STEPS)) return;
    event.preventDefault();
    event.stopPropagation();
    settle(next);
    next.focus();
  }

  const kept = () => settle(things().find((one) => one.tabIndex === 0) ?? things()[0]);
  const watching = new MutationObserver(kept);
  watching.observe(list, { childList: true });
  kept();
  list.addEventListener("keydown", pressed);
  return () => {
    watching.disconnect();
    list.removeEventListener("keydown", pressed);
  };
};
