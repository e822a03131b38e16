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
});

function table(given: Partial<TableView> = {}): object {
  return { type: "table", id: "t", seat: 0, stage: 3, news: [], news_from: 0, ...given };
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
  expect(line().sent[0]).toEqual({ type: "hello", seat: -1, news: 0 });
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
  const asked = live.takeBack();
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
