import { expect, it } from "vitest";
import { cutAround, deedsOf, joined, knownOf } from "./deeds";
import { readDrawing } from "../paper/drawing";
import { examplePage } from "../examples";
import type { Mark, News, Page, View } from "../wire";

const mark = (spot: string): Mark => ({ spots: [spot], glyph: "cross", text: "" });
const page = (seat: number, spots: string[], total = 0): Page =>
  examplePage(seat, { marks: spots.map(mark), total });
const view = (...pages: Page[]) => ({ pages, tokens: [] }) as unknown as View;
const told = (seat: number, id: string, sound: News["sound"] = "write"): News => ({
  turn: 1,
  seat,
  message: { id, args: {} },
  sign: "",
  sound,
  notice: null,
  by: "",
});

it("finds what each seat wrote, with its words and its points, in the order of the log", () => {
  const before = view(page(0, ["a"]), page(1, ["a"], 5), page(2, []));
  const after = view(page(0, ["a"]), page(1, ["a", "b"], 2), page(2, ["c"], 4));
  const deeds = deedsOf(before, after, knownOf(before), [told(2, "x"), told(1, "y"), told(2, "z")]);
  expect(deeds.map(({ seat }) => seat)).toEqual([2, 1]);
  expect(deeds[0]?.news.map(({ message }) => message.id)).toEqual(["x", "z"]);
  expect(deeds[1]).toMatchObject({ before: 5, after: 2, marks: [mark("b")] });
});

it("counts no roll and nothing that the table tells as somebody's deed", () => {
  const before = view(page(0, []));
  expect(deedsOf(before, before, knownOf(before), [told(0, "r", "roll"), told(-1, "end")])).toEqual(
    [],
  );
});

it("remembers what was drawn before it was told", () => {
  const known = knownOf(view(page(1, [])));
  const shown = view(page(1, ["a"]));
  const [deed] = deedsOf(shown, view(page(1, ["a", "b"])), known, [told(1, "x")]);
  expect(deed?.marks).toEqual([mark("a"), mark("b")]);
});

it("gives what all share to whoever came last", () => {
  const before = view(page(-1, []), page(0, []), page(1, []));
  const after = view(page(-1, ["gem"]), page(0, []), page(1, []));
  const [one, two] = deedsOf(before, after, knownOf(before), [told(0, "x"), told(1, "y")]);
  expect([one?.shared, two?.shared]).toEqual([[], [mark("gem")]]);
});

it("joins two deeds of one seat", () => {
  const [first, second, third] = [[], ["a"], ["a", "b"]].map((spots, at) =>
    view(page(1, spots, at)),
  );
  if (!first || !second || !third) throw new Error("three views");
  const [one] = deedsOf(first, second, knownOf(first), [told(1, "x")]);
  const [two] = deedsOf(second, third, knownOf(second), [told(1, "y")]);
  if (!one || !two) throw new Error("two deeds");
  const both = joined(one, two);
  expect(both).toMatchObject({ before: 0, after: 2, marks: [mark("a"), mark("b")], scene: first });
  expect(both.pages).toEqual(third.pages);
});

it("cuts out the marks in the wanted shape, inside the sheet", () => {
  const drawing = readDrawing(
    "s",
    '<svg viewBox="0 0 1080 1500"><g data-layer="spots"><rect data-spot="a" x="0" y="0" width="100" height="100"/></g></svg>',
  );
  const cut = cutAround(drawing, [mark("a")], 2);
  expect(cut.width / cut.height).toBeCloseTo(2);
  expect([cut.x, cut.y]).toEqual([0, 0]);
  expect(cutAround(drawing, [], 2)).toMatchObject({ height: 1500 });
});

it("shows the last of marks that are far apart", () => {
  const spot = (id: string, x: number, y: number) =>
    `<rect data-spot="${id}" x="${x}" y="${y}" width="100" height="100"/>`;
  const drawing = readDrawing(
    "s",
    `<svg viewBox="0 0 1080 1500"><g data-layer="spots">${spot("a", 0, 0)}${spot("b", 900, 1300)}</g></svg>`,
  );
  const cut = cutAround(drawing, [mark("a"), mark("b")], 1.4);
  expect(cut).toEqual(cutAround(drawing, [mark("b")], 1.4));
});
