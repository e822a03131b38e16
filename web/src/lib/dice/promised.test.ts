import { afterEach, describe, expect, it, vi } from "vitest";
import { gameKey, promised, remember } from "./promised";

function withStorage(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
}

describe("the hash a device was shown", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("is kept as it was first said", () => {
    withStorage();
    remember("table", "one");
    remember("table", "two");
    expect(promised("table")).toBe("one");
  });

  it("is another one for each game of a campaign", () => {
    withStorage();
    remember(gameKey("table", 1), "one");
    remember(gameKey("table", 2), "two");
    expect([promised("table/1"), promised("table/2"), promised("table")]).toEqual([
      "one",
      "two",
      "",
    ]);
  });

  it("is forgotten when sixty others came after it", () => {
    withStorage();
    remember("first", "hash");
    for (let game = 0; game < 60; game++) remember(`table ${game}`, "hash");
    expect([promised("first"), promised("table 0")]).toEqual(["", "hash"]);
  });

  it("is nothing in a browser that keeps nothing", () => {
    vi.stubGlobal("localStorage", undefined);
    remember("table", "one");
    expect(promised("table")).toBe("");
  });
});
