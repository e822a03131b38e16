import { describe, expect, it } from "vitest";
import { distinct, tableName } from "./names";
import { preferences } from "../preferences.svelte";

describe("the name of a table", () => {
  it("is the one somebody gave", () => {
    expect(tableName({ name: "Sunday", called: "" })).toBe("Sunday");
  });

  it("is else drawn, and said in the reader's language", () => {
    preferences.language = "en";
    expect(tableName({ name: "", called: "amber lantern" })).toBe("Amber Lantern");
    preferences.language = "de";
    expect(tableName({ name: "", called: "amber lantern" })).toBe("Bernsteinlaterne");
    preferences.language = "en";
  });

  it("is nothing where a table of old has none", () => {
    expect(tableName({ name: "", called: "" })).toBe("");
  });
});

describe("names at a table", () => {
  it("stay as they are while they differ", () => {
    expect(distinct(["Ada", "Ben", "", ""], [0])).toEqual(["Ada", "Ben", "", ""]);
  });

  it("get the number of the seat where two are equal, and “you” for one's own", () => {
    expect(distinct(["Ada", "Ben", "Ada"], [2])).toEqual(["Ada (1)", "Ben", "Ada (you)"]);
    expect(distinct(["Ada", "Ada"], [])).toEqual(["Ada (1)", "Ada (2)"]);
    expect(distinct(["Ada", "Ada"], [0, 1])).toEqual(["Ada (1)", "Ada (2)"]);
  });
});
