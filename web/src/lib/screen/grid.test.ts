import { expect, test } from "vitest";
import { walk } from "./grid";

const LENGTHS = [3, 8, 2];

test("right and left walk along a section and on into its neighbours", () => {
  expect(walk("ArrowRight", { section: 0, item: 1 }, LENGTHS)).toEqual({ section: 0, item: 2 });
  expect(walk("ArrowRight", { section: 0, item: 2 }, LENGTHS)).toEqual({ section: 1, item: 0 });
  expect(walk("ArrowLeft", { section: 1, item: 0 }, LENGTHS)).toEqual({ section: 0, item: 2 });
});

test("up and down stay in the column, as far as the other section reaches", () => {
  expect(walk("ArrowDown", { section: 0, item: 2 }, LENGTHS)).toEqual({ section: 1, item: 2 });
  expect(walk("ArrowDown", { section: 1, item: 7 }, LENGTHS)).toEqual({ section: 2, item: 1 });
  expect(walk("ArrowUp", { section: 0, item: 2 }, LENGTHS)).toEqual({ section: 0, item: 2 });
});

test("pages go from heading to heading, Home and End along one", () => {
  expect(walk("PageDown", { section: 0, item: 2 }, LENGTHS)).toEqual({ section: 1, item: 0 });
  expect(walk("End", { section: 1, item: 2 }, LENGTHS)).toEqual({ section: 1, item: 7 });
  expect(walk("x", { section: 1, item: 2 }, LENGTHS)).toBeNull();
});
