/** The keys of a game that is leafed through: what is pressed and what is explained is the same. */

import type { Screening } from "./screening.svelte";

export interface Key {
  /** As `KeyboardEvent.key` names them. */
  readonly keys: readonly string[];
  /** What stands on the key cap. */
  readonly cap: string;
  /** Its words are `key-<id>`. */
  readonly id: string;
  act: (screening: Screening, key: string) => void;
}

export const KEYS: readonly Key[] = [
  {
    keys: ["ArrowLeft", "ArrowRight"],
    cap: "← →",
    id: "step",
    act: ({ reel, step }, key) => reel.byHand(step + (key === "ArrowRight" ? 1 : -1)),
  },
  { keys: ["Home"], cap: "⇱", id: "first", act: ({ reel }) => reel.byHand(0) },
  { keys: ["End"], cap: "⇲", id: "last", act: ({ reel, film }) => reel.byHand(film.last) },
  { keys: [" "], cap: "␣", id: "play", act: ({ reel }) => reel.play() },
  { keys: ["t"], cap: "T", id: "read", act: (screening) => screening.readAloud() },
  {
    keys: ["?"],
    cap: "?",
    id: "what",
    act: (screening) => {
      if (!screening.asking.askFocused()) screening.hasMenu = true;
    },
  },
];

export function pressed(event: KeyboardEvent, screening: Screening): void {
  const target = event.target instanceof HTMLElement ? event.target : null;
  const isTaken = event.defaultPrevented || document.querySelector("dialog[open]") !== null;
  if (isTaken || event.altKey || event.ctrlKey || event.metaKey) return;
  if (isOwnKey(event.key, target)) return;
  const found = KEYS.find(({ keys }) => keys.includes(event.key));
  if (!found) return;
  event.preventDefault();
  found.act(screening, event.key);
}

/** Who types wants all keys, the timeline those that move it, a button its space. */
function isOwnKey(key: string, target: HTMLElement | null): boolean {
  if (target?.matches("input[type=range]")) return /^(Arrow|Home|End|Page)/.test(key);
  if (target?.matches("input, textarea, select")) return true;
  return key === " " && target?.closest("button, a") !== null;
}
