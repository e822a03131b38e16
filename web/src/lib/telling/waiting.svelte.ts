/** How many tables wait for whoever sits here: in the tab's title, its icon, the app's badge. */

import { api } from "../api";
import { preferences } from "../preferences.svelte";
import { sound } from "../sound/sound";
import type { Called } from "../wire";

const LOOK_EVERY = 30_000;
const SOON = 400;
const COUNTED = /^\(\d+\) /;

/** The title without the number, and with it. */
export function titled(title: string, count: number): string {
  const plain = title.replace(COUNTED, "");
  return count > 0 ? `(${count}) ${plain}` : plain;
}

/** What calls just now, newest last; each table once. */
export function withCall(calls: readonly Called[], one: Called): Called[] {
  return [...calls.filter(({ table }) => table !== one.table), one].slice(-3);
}

class Waiting {
  /** Nothing until the server said it. */
  count: number | null = $state(null);
  calls: readonly Called[] = $state.raw([]);
  #timer = 0;

  /** Something at another table needs us. */
  call(one: Called): void {
    if (preferences.calls === "off") return;
    this.calls = withCall(this.calls, one);
    ring();
    this.look();
  }

  dismiss(table: string): void {
    this.calls = this.calls.filter((one) => one.table !== table);
  }

  /** Ask again, soon: what happens together is asked for once. */
  look(wait = SOON): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.#ask(), wait);
  }

  async #ask(): Promise<void> {
    try {
      const { count } = await api.turns();
      if (this.count !== null && count > this.count && document.hidden && !this.calls.length)
        ring();
      this.count = count;
    } catch {
      // Nobody known, or nobody there: the number stays.
    }
    this.look(LOOK_EVERY);
  }
}

export const waiting = new Waiting();

/** Sound was asked for: by the switch for all of it, or by the one for this. */
function ring(): void {
  sound("turn", preferences.calls === "on");
}

/** Call once: keeps title, icon and badge. */
export function startWaiting(): void {
  waiting.look(1500);
  document.addEventListener("visibilitychange", () => waiting.look());
  addEventListener("online", () => waiting.look());
  navigator.serviceWorker?.addEventListener("message", (event: MessageEvent) => {
    if ((event.data as { type?: string } | null)?.type === "told") waiting.look();
  });
  $effect.root(() => {
    $effect(() => {
      if (waiting.count === null) return;
      const shown = preferences.calls === "off" ? 0 : waiting.count;
      show(shown);
      // Pages set their titles by themselves, and never know of the number.
      const head = new MutationObserver(() => retitle(shown));
      head.observe(document.head, { childList: true, subtree: true, characterData: true });
      return () => head.disconnect();
    });
  });
}

function retitle(count: number): void {
  const wanted = titled(document.title, count);
  if (document.title !== wanted) document.title = wanted;
}

function show(count: number): void {
  retitle(count);
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon) {
    icon.dataset.plain ??= icon.href;
    icon.href = count ? `data:image/svg+xml,${encodeURIComponent(DOTTED)}` : icon.dataset.plain;
  }
  const app = navigator as Navigator & { setAppBadge?: (count: number) => Promise<void> };
  void app.setAppBadge?.(count)?.catch(() => undefined);
}

/** The icon of the house with a dot on it. */
const DOTTED =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">' +
  '<rect width="48" height="48" rx="11" fill="#f3e9d2"/>' +
  '<g transform="translate(23.5 23.5) rotate(-8)" stroke="#2a2420" stroke-linejoin="round">' +
  '<rect x="-15" y="-15" width="32" height="32" rx="8" fill="#fffbf0" stroke-width="3.5"/>' +
  '<path d="M-7 8l3-8L9-11l5 5L1 6Z" fill="#ffc53d" stroke-width="2.8"/></g>' +
  '<circle cx="36" cy="12" r="11" fill="#a5281f" stroke="#fffbf0" stroke-width="3"/></svg>';
