/** Views for tests: whole, and empty but for what a test is about. */

import { blankPage } from "./paper/page";
import type { Choice, Page } from "./wire";

const words = { id: "x", args: {} };

export function exampleChoice(move: string, given: Partial<Choice> = {}): Choice {
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
  const said = { label: words, title: words, verb: words };
  return { move, ...said, ...touched, ...parts, ...brings, ...given };
}

export function examplePage(seat: number, given: Partial<Page> = {}): Page {
  return { ...blankPage(seat, "sheet"), ...given };
}
