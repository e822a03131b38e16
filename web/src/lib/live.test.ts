import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Live } from "./live.svelte";
import type { News, TableView } from "./wire";

class Line {
  static all: Line[] = [];
  sent: { type: string; id?: number; news?: number; seat?: number }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly url: string;

  constructor(url: string) {
    this.url = url;
    Line.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    // The test says when a line ends.
  }
  tell(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const line = () => Line.all.at(-1) as Line;
const news = (turn: number): News => ({
  turn,
  seat: 0,
  message: { id: "x", args: {} },
  sign: "",
  sound: "",
  notice: null,
  by: "",
});

function table(given: Partial<TableView> = {}): object {
  return {
    type: "table",
    id: "t",
    seat: 0,
    stage: 3,
    steps: 0,
    news: [],
    news_from: 0,
    papers: [],
    lines: [],
    ...given,
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  Line.all = [];
  vi.stubGlobal("WebSocket", Line);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("addEventListener", vi.fn());
  vi.stubGlobal("removeEventListener", vi.fn());
  vi.stubGlobal("document", { addEventListener: vi.fn(), removeEventListener: vi.fn() });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function opened(): Live {
  const live = new Live("t");
  line().onopen?.();
  line().tell(table({ news: [news(0), news(1)] }));
  return live;
}

it("says hello and shows what it is told", () => {
  const live = opened();
  expect(line().url).toBe("ws://here/api/tables/t/live");
  expect(line().sent[0]).toEqual({
    type: "hello",
    seat: -1,
    news: 0,
    is_looking: true,
    keeps: true,
  });
  expect(live.isUp).toBe(true);
  expect(live.news).toHaveLength(2);
});

it("sends steps for its seat and stage, and tells refusals", async () => {
  const live = opened();
  const asked = live.step("a move");
  expect(line().sent[1]).toMatchObject({
    type: "step",
    seat: 0,
    stage: 3,
    move: "a move",
    commit: true,
  });
  line().tell({
    type: "refused",
    id: line().sent[1]?.id,
    code: "stale-stage",
    sentence: "",
    reason: null,
  });
  await asked;
  expect(live.trouble?.code).toBe("stale-stage");
  expect(live.isBusy).toBe(false);
});

it("comes back by itself, asks only for what it missed, and keeps the log", async () => {
  const live = opened();
  const asked = live.say("hello");
  line().onclose?.({ code: 1006 });
  expect(await asked).toBeNull();
  expect([live.isUp, live.isLost]).toEqual([false, true]);
  vi.advanceTimersByTime(600);
  expect(Line.all).toHaveLength(2);
  line().onopen?.();
  expect(line().sent[0]).toMatchObject({ type: "hello", news: 2 });
  line().tell(table({ news_from: 2, news: [news(2)] }));
  expect(live.isLost).toBe(false);
  expect(live.news.map(({ turn }) => turn)).toEqual([0, 1, 2]);
});

it("waits longer each time and gives up only where there is nothing", () => {
  const live = new Live("t");
  for (let count = 0; count < 4; count++) {
    line().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(12_000);
  }
  expect(Line.all).toHaveLength(5);
  line().onclose?.({ code: 4404 });
  vi.advanceTimersByTime(60_000);
  expect([Line.all.length, live.isGone]).toEqual([5, true]);
});

it("says a step again that nobody answered, once, and takes a refusal as done", async () => {
  const live = opened();
  const asked = live.step("a move");
  line().onclose?.({ code: 1006 });
  expect(live.isLost).toBe(true);
  vi.advanceTimersByTime(600);
  line().onopen?.();
  line().tell(table({ steps: 1 }));
  const again = line().sent[1];
  expect(again).toMatchObject({ type: "step", stage: 3, steps: 0, move: "a move" });
  expect(line().sent).toHaveLength(2);
  line().tell({ type: "refused", id: again?.id, code: "stale-step", sentence: "", reason: null });
  expect(await asked).toBeNull();
  expect([live.trouble, live.isBusy]).toEqual([null, false]);
});

it("goes to another server when told, and loses no tap", async () => {
  const live = opened();
  const old = line();
  const before = live.step("one", false);
  old.tell({ type: "leaving" });
  expect([live.isMoving, live.isUp, live.isLost]).toEqual([true, true, false]);
  const during = live.step("two");
  expect(old.sent.map(({ type }) => type)).toEqual(["hello", "step"]);
  vi.advanceTimersByTime(1000);
  expect(Line.all).toHaveLength(1); // an answer is owed
  old.tell({ type: "done", id: old.sent[1]?.id });
  await before;
  vi.advanceTimersByTime(150);
  expect(Line.all).toHaveLength(2);
  line().onopen?.();
  line().tell(table({ steps: 1 }));
  expect(live.isMoving).toBe(false);
  expect(line().sent.map(({ type }) => type)).toEqual(["hello", "step"]);
  line().tell({ type: "done", id: line().sent[1]?.id });
  await during;
  expect(live.isBusy).toBe(false);
});

it("says that the line is lost if no other server is found", () => {
  const live = opened();
  line().tell({ type: "leaving" });
  for (let count = 0; count < 6; count++) {
    vi.advanceTimersByTime(1500);
    line().onclose?.({ code: 1006 });
  }
  expect([live.isMoving, live.isUp, live.isLost]).toEqual([false, false, true]);
});

it("says hello again where a sheet lacks that did not come", () => {
  const live = opened();
  const shown = live.table;
  const view = { pages: [] } as unknown as TableView["view"];
  line().tell(table({ papers: ["one"], view }));
  expect(live.table).toBe(shown);
  expect(line().sent.filter(({ type }) => type === "hello")).toHaveLength(2);
});

it("has another line within a second of the network's return", () => {
  const live = opened();
  const online = vi.mocked(addEventListener).mock.calls.find(([name]) => name === "online");
  (online?.[1] as () => void)();
  expect(line().sent.at(-1)).toMatchObject({ type: "sit" });
  vi.advanceTimersByTime(999);
  expect(Line.all).toHaveLength(2);
  line().onopen?.();
  line().tell(table());
  expect(live.isUp).toBe(true);
});

it("says whether it is looked at", () => {
  opened();
  expect(line().sent[0]).toMatchObject({ type: "hello", is_looking: true });
  const seen = vi
    .mocked(document.addEventListener)
    .mock.calls.find(([name]) => name === "visibilitychange");
  vi.stubGlobal("document", { ...document, visibilityState: "hidden" });
  (seen?.[1] as () => void)();
  expect(line().sent.at(-1)).toMatchObject({ type: "look", is_looking: false });
});
