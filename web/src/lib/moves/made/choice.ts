/** A move with nothing but what a test gives it. */

import type { Choice } from "../../wire";

const words = { id: "x", args: {} };

export function choice(move: string, given: Partial<Choice> = {}): Choice {
  const touched = { dice: [], spots: [], button: "", pose: "", place: "", origin: "" };
  const parts = {
    parts: [],
    hints: [],
    signs: [],
    is_last: false,
    is_light: false,
    is_final: false,
  };
  const brings = { notes: [], marks: [], changes: [], points: 0 };
  return {
    move,
    label: words,
    title: words,
    verb: words,
    ...touched,
    ...parts,
    ...brings,
    ...given,
  };
}
