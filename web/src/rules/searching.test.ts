import { expect, test } from "vitest";
import { isFound } from "./searching";

test("a rule is found by its words, in any order, large or small", () => {
  expect(isFound("Between two places lies a Bridge.", "bridge PLACES")).toBe(true);
  expect(isFound("Between two places lies a Bridge.", "bridge vase")).toBe(false);
});

test("with or without dots over the letters", () => {
  for (const typed of ["Brücke", "brucke", "bruecke"])
    expect(isFound("Als Erstes über eine Brücke", typed)).toBe(true);
});

test("nothing typed finds everything", () => {
  expect(isFound("anything", "")).toBe(true);
});
