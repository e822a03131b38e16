/** The keys of the table, in one list: what is pressed and what is explained is the same. */

import type { Sight } from "./sight.svelte";

export interface Key {
  /** As `KeyboardEvent.key` names them, or a pattern of it. */
  readonly keys: readonly string[] | RegExp;
  /** What stands on the key cap. */
  readonly cap: string;
  /** Its words are `key-<id>`. */
  readonly id: string;
  can?: (sight: Sight) => boolean;
  /** Also when it ends watching the others. */
  readonly goesOn?: boolean;
  act: (sight: Sight, key: string) => void;
}

/** While others are watched. */
const NEXT: Key = {
  keys: ["n", "Enter"],
  cap: "N",
  id: "next",
  can: ({ play }) => play.watching.isOn,
  act: ({ play }) => play.watching.next(),
};

/** Keys of the whole table; spots, dice and buttons have the browser's own. */
export const KEYS: readonly Key[] = [
  {
    keys: ["m"],
    cap: "M",
    id: "moves",
    can: ({ play }) => play.isMyChoice,
    goesOn: true,
    act: (sight) => sight.showMoves(),
  },
  {
    keys: ["h"],
    cap: "H",
    id: "hints",
    can: (sight) => sight.canAsk,
    goesOn: true,
    act: (sight) => sight.toggleHints(),
  },
  { keys: /^\d$/, cap: "0–9", id: "digit", act: ({ play }, key) => void play.tapFace(key) },
  {
    keys: ["r"],
    cap: "R",
    id: "turn",
    can: (sight) => sight.isPlacing,
    act: ({ play }) => play.placing.turn(),
  },
  {
    keys: ["f"],
    cap: "F",
    id: "mirror",
    can: (sight) => sight.isPlacing,
    act: ({ play }) => play.placing.mirror(),
  },
  {
    keys: ["PageDown", "PageUp"],
    cap: "⇞ ⇟",
    id: "leaf",
    can: ({ leafing }) => leafing.isOn,
    act: ({ leafing }, key) => leafing.turn(key === "PageDown" ? 1 : -1),
  },
  { keys: ["u"], cap: "U", id: "take-back", act: ({ play }) => void play.takeBack() },
  { keys: ["Escape"], cap: "Esc", id: "clear", act: ({ play }) => play.clear() },
  { keys: ["t"], cap: "T", id: "read", act: (sight) => sight.read() },
  {
    keys: ["g"],
    cap: "G",
    id: "remind",
    can: ({ play }) => play.pack.reminder.length > 0,
    goesOn: true,
    act: (sight) => sight.remind(),
  },
  {
    keys: ["?"],
    cap: "?",
    id: "what",
    act: (sight) => {
      if (!sight.asking.askFocused()) sight.hasMenu = true;
    },
  },
  NEXT,
];

/** What the browser and the parts of the table do by themselves. */
export const OTHER_KEYS = [
  { cap: "Tab", id: "tab" },
  { cap: "↵", id: "enter" },
  { cap: "← ↑ → ↓", id: "arrows" },
] as const;

export function pressed(event: KeyboardEvent, sight: Sight) {
  const typing = event.target instanceof HTMLElement && event.target.closest("input, textarea");
  const isDialog = document.querySelector("dialog[open]");
  if (typing || isDialog || event.metaKey || event.ctrlKey || event.altKey) return;
  const isWatching = sight.play.watching.isOn && !isKey(NEXT, event.key);
  if (!KEYS.some((key) => isKey(key, event.key))) return;
  if (isWatching) sight.play.watching.skip();
  const found = KEYS.find((key) => isKey(key, event.key) && (key.can?.(sight) ?? true));
  if (!found || (found === NEXT && event.key === "Enter" && isOnButton(event))) return;
  event.preventDefault();
  // While others are watched most keys only lead back to one's own move.
  if (!isWatching || found.goesOn) found.act(sight, event.key);
}

/** It has an Enter of its own. */
function isOnButton({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest("button, a, [role=button]") !== null;
}

function isKey({ keys }: Key, pressed: string): boolean {
  return keys instanceof RegExp ? keys.test(pressed) : keys.includes(pressed);
}
