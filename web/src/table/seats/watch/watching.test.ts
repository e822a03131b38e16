import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { examplePage } from "../../../lib/examples";
import type { Live } from "../../../lib/live.svelte";
import { prefer } from "../../../lib/preferences.svelte";
import { Ears } from "../../../lib/sound/ears";
import type { News, TableView, View } from "../../../lib/wire";
import { Watching } from "./watching.svelte";

const told = (seat: number): News => ({
  turn: 1,
  seat,
  message: { id: "x", args: {} },
  sign: "",
  sound: "write",
  notice: null,
  by: "",
});

/** A table of four where each seat has written so many marks. */
function table(...written: number[]): TableView {
  const pages = written.map((count, seat) =>
    examplePage(seat, {
      marks: Array.from({ length: count }, (_, at) => ({ spots: [`${at}`], glyph: "x", text: "" })),
      total: count,
    }),
  );
  const view = { seat: 0, pages, tokens: [], choices: [{}], result: null } as unknown as View;
  return { seat: 0, view, campaign: null } as unknown as TableView;
}

/** Stands for the line: only what arrives. */
class Line {
  table: TableView | null = table(0, 0, 0, 0);
  onarrival: Live["onarrival"] = null;

  tell(next: TableView, ...seats: number[]): void {
    const before = this.table;
    this.table = next;
    this.onarrival?.(before, seats.map(told));
  }
}

let line: Line;
let watching: Watching;
const shown = () => watching.table.view?.pages.map(({ total }) => total);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("document", { hidden: false, hasFocus: () => true });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: vi.fn() });
  prefer({ pace: "normal", watches: true });
  line = new Line();
  watching = new Watching(line as unknown as Live);
  watching.look();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("shows one after another, a moment each, and then asks", () => {
  line.tell(table(1, 1, 1, 0), 0, 1, 2);
  expect(watching.current?.seat).toBe(1);
  expect(shown()).toEqual([1, 1, 0, 0]);
  expect(watching.table.view?.choices).toEqual([]);
  vi.advanceTimersByTime(1500);
  expect(shown()).toEqual([1, 1, 1, 0]);
  vi.advanceTimersByTime(1500);
  expect(watching.isOn).toBe(false);
  expect(watching.table.view?.choices).toHaveLength(1);
});

it("leaves each as long as its words take to be read", () => {
  const told = { 1: "writes 7 on the green stair", 2: "refuses" } as Record<number, string>;
  watching = new Watching(
    line as unknown as Live,
    () => false,
    ({ seat }) => told[seat] ?? "",
  );
  watching.look();
  line.tell(table(0, 1, 1, 0), 1, 2);
  vi.advanceTimersByTime(2200);
  expect(watching.current?.seat).toBe(1);
  vi.advanceTimersByTime(200);
  expect(watching.current?.seat).toBe(2);
  vi.advanceTimersByTime(1500);
  expect(watching.isOn).toBe(false);
});

it("never takes longer than twelve seconds, however many there are", () => {
  line.tell(table(1, 1, 1, 1), 0, 1, 2, 3);
  vi.advanceTimersByTime(2000);
  for (let turn = 2; turn < 9; turn++) line.tell(table(1, turn, turn, turn), 1, 2, 3);
  vi.advanceTimersByTime(10_000);
  expect(watching.isOn).toBe(true);
  vi.advanceTimersByTime(2000);
  expect(watching.isOn).toBe(false);
});

it("shows the rest at once rather than what nobody could follow", () => {
  for (let turn = 1; turn < 9; turn++) line.tell(table(0, turn, turn, turn), 1, 2, 3);
  const shown: number[] = [];
  for (let at = 0; at < 120; at++) {
    shown.push(watching.queue.length);
    vi.advanceTimersByTime(100);
  }
  const stays = [...new Set(shown)].map((one) => shown.filter((other) => other === one).length);
  expect(Math.min(...stays)).toBeGreaterThanOrEqual(14);
  expect(watching.isOn).toBe(false);
});

it("waits for somebody who wants it calm", () => {
  prefer({ pace: "calm" });
  line.tell(table(1, 1, 1, 0), 0, 1, 2);
  vi.advanceTimersByTime(60_000);
  expect(watching.current?.seat).toBe(1);
  watching.next();
  expect(watching.current?.seat).toBe(2);
  watching.next();
  expect(watching.isOn).toBe(false);
});

it("waits for somebody who learns", () => {
  const lesson = {} as TableView["lesson"];
  line.tell({ ...table(1, 1, 0, 0), lesson }, 0, 1);
  vi.advanceTimersByTime(60_000);
  expect(watching.current?.seat).toBe(1);
  watching.next();
  expect(watching.isOn).toBe(false);
});

it("skips the rest at once, and points at all of it", () => {
  line.tell(table(1, 1, 1, 1), 0, 1, 2, 3);
  watching.skip();
  expect(shown()).toEqual([1, 1, 1, 1]);
  expect([...watching.last.keys()].sort()).toEqual([0, 1, 2, 3]);
});

it("shows all at once to somebody who wants it fast, or who looks elsewhere", () => {
  prefer({ pace: "fast" });
  line.tell(table(1, 1, 1, 0), 0, 1, 2);
  expect(watching.isOn).toBe(false);
  expect(watching.of(2)?.marks).toHaveLength(1);
  prefer({ pace: "normal" });
  vi.stubGlobal("document", { hidden: true, hasFocus: () => false });
  line.tell(table(1, 2, 1, 0), 1);
  expect(watching.isOn).toBe(false);
});

it("points at the last move of each seat until one has decided again", () => {
  line.tell(table(0, 1, 0, 0), 1);
  watching.skip();
  line.tell(table(0, 1, 1, 0), 2);
  watching.skip();
  expect([...watching.last.keys()]).toEqual([1, 2]);
  line.tell(table(1, 1, 1, 1), 0, 3);
  watching.skip();
  expect([...watching.last.keys()]).toEqual([0, 3]);
});

it("waits while something has to be seen first, and shows all of it after that", () => {
  let isNoticed = false;
  watching = new Watching(line as unknown as Live, () => !isNoticed);
  watching.look();
  line.tell(table(1, 1, 0, 0), 0, 1);
  line.tell(table(1, 1, 1, 0), 2);
  vi.advanceTimersByTime(60_000);
  watching.next();
  watching.skip();
  expect([watching.isOn, watching.current]).toEqual([true, null]);
  expect(shown()).toEqual([1, 0, 0, 0]);
  isNoticed = true;
  watching.release();
  expect(watching.current?.seat).toBe(1);
  expect(shown()).toEqual([1, 1, 0, 0]);
  vi.advanceTimersByTime(3000);
  expect(shown()).toEqual([1, 1, 1, 0]);
  expect(watching.isOn).toBe(false);
});

it("says for two seconds what it brought", () => {
  line.tell(table(0, 1, 0, 0), 1);
  const deed = watching.of(1);
  expect(deed && watching.flagged.has(deed)).toBe(true);
  vi.advanceTimersByTime(2000);
  expect(watching.flagged.size).toBe(0);
});

it("shows what one seat does in a row as one", () => {
  line.tell(table(0, 1, 0, 0), 1);
  line.tell(table(0, 1, 1, 0), 2);
  line.tell(table(0, 1, 2, 0), 2);
  expect(watching.queue.map(({ seat }) => seat)).toEqual([1, 2]);
  vi.advanceTimersByTime(1500);
  expect(shown()).toEqual([0, 1, 2, 0]);
});

it("shows nothing of it to somebody who does not want to see", () => {
  prefer({ watches: false });
  line.tell(table(1, 1, 1, 1), 0, 1, 2, 3);
  expect([watching.isOn, watching.of(1)]).toEqual([false, undefined]);
});

it("shows nothing of one seat to another at the same device", () => {
  line.tell(table(0, 1, 1, 0), 1, 2);
  line.tell({ ...table(0, 1, 1, 0), seat: 1 });
  expect(watching.isOn).toBe(false);
});

it("is heard, once for what is seen at once: the most telling", () => {
  const ears = new Ears();
  const news = (seat: number, sound: News["sound"]): News => ({ ...told(seat), sound });
  const tell = (next: TableView, ...fresh: News[]) => {
    const before = line.table;
    line.table = next;
    line.onarrival?.(before, fresh);
    watching.skip();
    return ears.heard;
  };
  prefer({ sound: true });
  ears.open();
  expect(tell(table(0, 1, 0, 0), news(1, "write"))).toEqual(["write"]);
  prefer({ pace: "fast" });
  ears.open();
  expect(tell(table(0, 2, 1, 0), news(1, "write"), news(2, "bridge"))).toEqual(["bridge"]);
  prefer({ sound: false });
  ears.open();
  expect(tell(table(0, 3, 1, 0), news(1, "gem"))).toEqual([]);
});

it("the end is heard: won by who won, lost by the others and where nobody won", () => {
  const ears = new Ears();
  prefer({ sound: true });
  const over = (...winners: number[]) => {
    ears.open();
    const last = table(0, 0, 0, 0);
    line.table = table(0, 0, 0, 0);
    Object.assign(last.view as View, { choices: [], result: { winners } });
    const before = line.table;
    line.table = last;
    line.onarrival?.(before, []);
    return ears.heard;
  };
  expect(over(0)).toEqual(["win"]);
  expect(over(1)).toEqual(["lose"]);
  expect(over()).toEqual(["lose"]);
  prefer({ sound: false });
});
