import { describe, expect, it } from "vitest";
import type { Drawing } from "../../lib/paper/drawing";
import { blankPage } from "../../lib/paper/page";
import type { RuleCard } from "../../lib/wire";
import { exampleOf } from "./example";

const spots = new Map([["step-5", { hit: { x: 10, y: 10, width: 40, height: 40 } }]]);
const drawing = { spots, unit: 1 } as unknown as Drawing;
const mark = { glyph: "cross", spots: ["step-5"], text: "" };
const book = {
  centre: 0,
  drawings: new Map([["mine", drawing]]),
  pages: [blankPage(0, "mine", [mark as never])],
};
const figure = { drawing: "mine", around: ["step-1"], marks: [] };
const told = { id: "arrows", figure, dice: [] } as RuleCard;

describe("the example beside a rule", () => {
  it("is cut from the very sheet for a spot, with what is written there", () => {
    const found = exampleOf(book, { sheet: 0, id: "step-5" }, told);
    expect(found).toMatchObject({ spot: "step-5", figure: { around: ["step-5"], marks: [mark] } });
  });

  it("is the rule's own picture for anything else", () => {
    expect(exampleOf(book, { sheet: 0, id: "button-end" }, told)?.figure).toBe(figure);
  });

  it("is the sheet as it stands where the rule has neither picture nor dice", () => {
    const bare = { ...told, figure: null };
    const found = exampleOf(book, { sheet: 0, id: "button-end" }, bare);
    expect(found?.figure).toMatchObject({ drawing: "mine", around: [], marks: [mark] });
    const dice = [{ id: "d", die: "white", face: "1", place: "" }] as unknown as RuleCard["dice"];
    expect(exampleOf(book, { sheet: 0, id: "button-end" }, { ...bare, dice })).toBeNull();
  });
});
