import { expect, test } from "vitest";
import { opening, sentences } from "./sentences";

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

test("a text is opened with its first two sentences", () => {
  expect(opening("One, e7.5 and two. Is it three? Yes.\nFour.")).toBe(
    "One, e7.5 and two. Is it three?",
  );
  expect(opening("No end")).toBe("No end");
});
