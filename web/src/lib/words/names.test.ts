import { describe, expect, it } from "vitest";
import { distinct, longest, shortened, shorter, tableName } from "./names";
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

  it("stand in a column that is as wide as the longest", () => {
    expect(longest(["Ada", "Greedy 2"])).toBe(8);
    expect(longest(["", ""])).toBe(3);
  });
});

describe("a name in a narrow place", () => {
  it("gets shorter and stays a name", () => {
    expect(shorter("Ada Lovelace")).toEqual(["Ada Lovelace", "Ada L.", "Ada"]);
    expect(shorter("Greedy")).toEqual(["Greedy"]);
  });

  it("keeps the number that tells it from another", () => {
    expect(shorter("Random (2)")).toEqual(["Random (2)", "Random 2", "Rand. 2"]);
    expect(shorter("Greedy 2")).toEqual(["Greedy 2", "Gree. 2"]);
    expect(shortened(["Merciless", "Merciless 2", "Merciless 3"], 8)).toEqual([
      "Merciless",
      "Merc. 2",
      "Merc. 3",
    ]);
    expect(shorter("Ada Lovelace (3)").at(-1)).toBe("Ada 3");
    expect(shorter("Ada (you)")).toEqual(["Ada (you)", "Ada"]);
  });

  it("is no longer than the column where that can be", () => {
    expect(shortened(["Ada Lovelace", "Greedy"], 8)).toEqual(["Ada L.", "Greedy"]);
    expect(shortened(["Grace Hopper", "Wolfgang"], 6)).toEqual(["Grace", "Wolfgang"]);
  });

  it("stays whole where two would read alike", () => {
    const two = ["Ada Lovelace", "Ada Lorenz", "Ben"];
    expect(shortened(two, 8)).toEqual(two);
  });
});
