import { describe, expect, it } from "vitest";
import { blankPage } from "../../lib/paper/page";
import type { Section, Tally } from "../../lib/wire";
import { withNumbers } from "./numbers";

const lives: Tally = { id: "lives", sign: "heart", value: 3, of: 5, group: "" };
const title = { id: "reading-points", args: {} };
const drawn: Section = {
  title,
  items: [
    {
      spot: "score-gems",
      name: { id: "line-gems", args: {} },
      printed: [],
      written: [],
      is_open: false,
    },
  ],
};
const page = {
  ...blankPage(0, "mine", []),
  lines: [
    { id: "gems", points: 4 },
    { id: "maps", points: 2 },
  ],
  stock: [lives],
};

function spots(sections: readonly Section[]): string[] {
  return sections.flatMap(({ items }) => items.map(({ spot }) => spot));
}

describe("numbers beside a sheet", () => {
  it("are read after its spots, and what stands on it is read once", () => {
    expect(spots(withNumbers([drawn], page, []))).toEqual([
      "score-gems",
      "tally-lives",
      "score-maps",
    ]);
  });

  it("are those of the shared sheet where that one is read", () => {
    const shared = { ...page, seat: -1, lines: [] };
    expect(spots(withNumbers([], shared, [{ ...lives, id: "rounds" }]))).toEqual(["tally-rounds"]);
  });

  it("make no section where there are none", () => {
    expect(withNumbers([drawn], { ...page, lines: [], stock: [] }, [])).toEqual([drawn]);
  });
});
