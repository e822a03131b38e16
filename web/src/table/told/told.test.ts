import { describe, expect, it } from "vitest";
import { lastOf } from "./told";

describe("what another did, in few words", () => {
  const [sums, field, gem] = [
    "took the sums 6 and 9, with the black die",
    "crossed start field 6 on their own sheet",
    "+1 gem",
  ];

  it("says the last three things, each once", () => {
    expect(lastOf(["a", "b", "b", "c", "d"])).toBe("b · c · d");
  });

  it("leaves out the oldest where not all of it fits, and cuts nothing", () => {
    expect(lastOf([sums, field, gem])).toBe(`${field} · ${gem}`);
  });

  it("says a long one alone", () => {
    expect(lastOf([sums, field.repeat(3)])).toBe(field.repeat(3));
  });
});
