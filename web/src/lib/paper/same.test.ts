import { describe, expect, it } from "vitest";
import { samePage, whole } from "./same";
import type { Page, TableView } from "../wire";

function page(total: number, ...spots: string[]): Page {
  const marks = spots.map((spot) => ({ spots: [spot], glyph: "cross", text: "" }));
  const rest = { lines: [], badge: null, stock: [], kept: [], anchor: "" };
  return { seat: 0, drawing: "classic@1", marks, total, ...rest };
}

describe("what has not changed", () => {
  it("is the same sheet", () => {
    const old = page(5, "a", "b");
    expect(samePage(old, page(5, "a", "b"))).toBe(old);
  });

  it("is the same list of marks where only points changed", () => {
    const old = page(5, "a", "b");
    const now = samePage(old, page(7, "a", "b"));
    expect(now).not.toBe(old);
    expect(now.total).toBe(7);
    expect(now.marks).toBe(old.marks);
  });

  it("is the same mark wherever a new one stands", () => {
    const old = page(5, "a", "c");
    const now = samePage(old, page(5, "a", "b", "c"));
    expect(now.marks.map((mark) => old.marks.includes(mark))).toEqual([true, false, true]);
    expect(now.marks.map(({ spots }) => spots[0])).toEqual(["a", "b", "c"]);
  });

  it("knows marks that were rubbed out or lie in another order", () => {
    const old = page(5, "a", "b", "c");
    expect(samePage(old, page(5, "c", "a")).marks).toEqual(page(5, "c", "a").marks);
  });

  it("is nothing on another drawing", () => {
    const now = { ...page(5, "a"), drawing: "other@1" };
    expect(samePage(page(5, "a"), now)).toBe(now);
  });
});

describe("sheets that did not come", () => {
  const table = (papers: string[], ...pages: Page[]) =>
    ({ id: "t", papers, view: { pages } }) as unknown as TableView;
  const [mine, theirs, later] = [page(1, "a"), page(2, "b"), page(3, "b", "c")];
  const before = table(["one", "two"], mine, theirs);

  it("are as they were", () => {
    expect(whole(before, table(["one", "three"], later))?.view?.pages).toEqual([mine, later]);
    expect(whole(before, table(["one", "two"]))?.view?.pages).toEqual([mine, theirs]);
  });

  it("are missed where nobody has them", () => {
    expect(whole(before, table(["four", "two"]))).toBeNull();
    expect(whole(before, table(["one", "two"], later))).toBeNull();
    expect(whole(null, table(["one", "two"], later))).toBeNull();
  });

  it("come with what stays while people move, or that is as it was", () => {
    const short = { ...table(["one", "three"], later) } as Partial<TableView>;
    delete short.id;
    const now = whole({ ...before, name: "Monday" }, short as TableView);
    expect(now).toMatchObject({ id: "t", name: "Monday", papers: ["one", "three"] });
    expect(now?.view?.pages).toEqual([mine, later]);
    expect(whole(null, short as TableView)).toBeNull();
  });

  it("lack nowhere when all came", () => {
    const all = table(["one", "two"], mine, theirs);
    expect(whole(null, all)).toBe(all);
    expect(whole(before, all)).toBe(all);
  });
});
