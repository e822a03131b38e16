import { beforeEach, expect, it, vi } from "vitest";
import { hasMoved, inPage, layer, startLayers } from "./layers";

/** Stands for the browser's history: one step back is told a moment later. */
class Past {
  entries: { state: Record<string, unknown> | null; path: string }[] = [
    { state: null, path: "/" },
    { state: {}, path: "/table" },
  ];
  at = 1;
  shown: string[] = [];

  get state() {
    return this.entries[this.at]?.state ?? null;
  }
  get path() {
    return this.entries[this.at]?.path ?? "";
  }
  pushState(state: Record<string, unknown>, _: string, path = this.path) {
    this.entries = [...this.entries.slice(0, ++this.at), { state, path }];
  }
  replaceState(state: Record<string, unknown>, _: string, path = this.path) {
    this.entries[this.at] = { state, path };
  }
  /** By the key, or by a page. */
  back() {
    setTimeout(() => this.go(-1));
  }
  go(steps: number) {
    this.at += steps;
    if (!hasMoved()) this.shown.push(this.path);
  }
}

let past: Past;
let closed: string[];
/** A slip that goes when it is closed. */
function lies(name: string): () => void {
  const gone = layer(() => {
    closed.push(name);
    gone();
  });
  return gone;
}
const press = () => {
  past.go(-1);
  vi.runAllTimers();
};

beforeEach(() => {
  vi.useFakeTimers();
  past = new Past();
  closed = [];
  vi.stubGlobal("history", past);
  vi.stubGlobal("location", {
    get pathname() {
      return past.path;
    },
    search: "",
  });
  startLayers();
});

it("closes what is open, one after another, and leaves the page only then", () => {
  lies("menu");
  lies("what");
  press();
  expect([closed, past.shown]).toEqual([["what"], []]);
  press();
  expect([closed, past.shown]).toEqual([["what", "menu"], []]);
  press();
  expect([past.shown, past.at]).toEqual([["/"], 0]);
});

it("leaves no entry behind when something is closed otherwise", () => {
  lies("list")();
  vi.runAllTimers();
  expect([past.at, past.state?.isOver]).toEqual([1, undefined]);
  press();
  expect(past.shown).toEqual(["/"]);
});

it("keeps one entry for what opens in place of something else", () => {
  const menu = lies("menu");
  menu();
  lies("reminder");
  vi.runAllTimers();
  expect(past.at).toBe(2);
  press();
  expect([closed, past.shown]).toEqual([["reminder"], []]);
});

it("lets a page that is left from a menu be come back to by one step", () => {
  const menu = lies("menu");
  inPage((isOver) => past[isOver ? "replaceState" : "pushState"]({}, "", "/rules"));
  menu();
  vi.runAllTimers();
  expect(past.path).toBe("/rules");
  press();
  expect(past.shown).toEqual(["/table"]);
});

it("lets whoever goes elsewhere wait until the entry is gone", () => {
  lies("menu")();
  vi.advanceTimersToNextTimer(); // on its way back
  inPage((isOver) => past[isOver ? "replaceState" : "pushState"]({}, "", "/rules"));
  vi.runAllTimers();
  expect([past.path, past.at]).toEqual(["/rules", 2]);
});

it("has nothing open after a reload, nor one step forward", () => {
  lies("menu");
  press();
  past.go(1);
  vi.runAllTimers();
  expect([past.at, past.shown]).toEqual([1, []]);
});
