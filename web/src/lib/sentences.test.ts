import { expect, test } from "vitest";
import { sentences } from "./sentences";

test("a sentence that ends already gets no second dot", () => {
  expect(sentences(["Ann starts.", "Rolled: Sun, 3.", "Your roll."])).toBe(
    "Ann starts. Rolled: Sun, 3. Your roll.",
  );
});

test("what does not end gets a dot before the next", () => {
  expect(sentences(["Ann rolled six dice", "", "An arrow!", "Choose"])).toBe(
    "Ann rolled six dice. An arrow! Choose",
  );
});
