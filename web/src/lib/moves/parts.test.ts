import { describe, expect, it } from "vitest";
import { exampleChoice } from "../examples";
import { isJoint, narrow, seatSpots, type Tap, tap, tapsFor } from "./narrow";
import { afterJoint, chipsAhead, chipsAtSpots, chipsOfDice, rarest, rowsOf, usesOf } from "./parts";
import type { Hint, Part } from "../wire";

const words = { id: "x", args: {} };
const hint: Hint = { sign: "gem", label: words, is_cost: false };
const spot = (id: string): Tap => ({ kind: "spot", id });
const die = (id: string): Tap => ({ kind: "die", id });

function part(id: string, dice: string[][], spots: string[], hints = [hint]): Part {
  const moves = spots.map((at) => `${id} at ${at}`);
  return { id, sign: id, label: words, dice, spots, moves, hints };
}

function joint(move: string, ...parts: Part[]) {
  const dice = parts.flatMap((one) => one.dice);
  const spots = [...new Set(parts.flatMap((one) => one.spots))];
  return exampleChoice(move, { dice, spots, parts });
}

function use(id: string, at: string) {
  return exampleChoice(`${id} at ${at}`, { spots: [at], parts: [part(id, [], [at], [])] });
}

// Dice 2 2 4 5 and 1: 6 and 3, or 7 and 3.
const SIX = part("6", [["d1", "d2"], ["d3"]], ["f1", "f2"]);
const THREE = part("3", [["d1", "d2"], ["d5"]], ["f2", "f3"]);
const SEVEN = part("7", [["d1", "d2"], ["d4"]], ["f4"]);
const A = joint("2+4 1+2", SIX, THREE);
const B = joint("2+5 1+2", SEVEN, THREE);
const TORCH = exampleChoice("torch at f2", { button: "torch", spots: ["torch-1", "f2"] });
const OTHER = exampleChoice("torch at f9", { button: "torch", spots: ["torch-1", "f9"] });
const ALL = [A, B, TORCH, OTHER];
const moves = (found: { move: string }[]) => found.map(({ move }) => move);

describe("narrowing moves made of parts", () => {
  it("knows them from the steps that use a part up", () => {
    expect([A, use("6", "f1"), TORCH].map(isJoint)).toEqual([true, false, false]);
  });

  it("leaves those that could be used on a field", () => {
    expect(moves(narrow(ALL, [spot("f3")]).remaining)).toEqual(["2+4 1+2", "2+5 1+2"]);
    expect(narrow(ALL, [spot("f1")]).preview).toBe(A);
  });

  it("wants a part of its own for each field", () => {
    expect(moves(narrow(ALL, [spot("f2"), spot("f3")]).remaining)).toEqual(["2+4 1+2"]);
    expect(narrow(ALL, [spot("f4"), spot("f1")]).remaining).toEqual([]);
    expect([...(seatSpots(A, ["f2", "f1"]) ?? [])]).toEqual([
      [1, "f2"],
      [0, "f1"],
    ]);
  });

  it("narrows by dice, alike ones each once", () => {
    expect(narrow(ALL, [die("d3")]).preview).toBe(A);
    expect(moves(narrow(ALL, [die("d1"), die("d2")]).remaining)).toHaveLength(2);
  });

  it("lights only its own targets once one is in hand, and picks none by itself", () => {
    const { lit, picked } = narrow(ALL, [{ kind: "move", id: A.move }]);
    expect([...lit.spots].sort()).toEqual(["f1", "f2", "f3"]);
    expect([...picked.spots]).toEqual([]);
    expect([...picked.dice]).toEqual(["d1", "d3", "d2", "d5"]);
  });

  it("changes from one to another with a tap", () => {
    const taps: Tap[] = [{ kind: "move", id: A.move }, spot("f1")];
    const next = tap(ALL, taps, { kind: "move", id: B.move });
    expect(next.taps).toEqual([{ kind: "move", id: B.move }]);
  });

  it("is chosen outright from a list", () => {
    expect(tapsFor(A)).toEqual([{ kind: "move", id: A.move }]);
  });

  it("tells parts apart where two fit the same field", () => {
    const uses = [use("6", "f2"), use("3", "f2")];
    expect(narrow(uses, [spot("f2")]).preview).toBeNull();
    expect(narrow(uses, [{ kind: "part", id: "3" }, spot("f2")]).preview?.move).toBe("3 at f2");
  });
});

describe("moves behind one button", () => {
  it("are not meant while others fit", () => {
    expect(moves(narrow(ALL, [spot("f2")]).remaining)).toEqual(["2+4 1+2", "2+5 1+2"]);
    expect(narrow(ALL, [spot("f9")]).preview).toBe(OTHER);
  });

  it("light their fields once the button is tapped", () => {
    const { lit, preview } = narrow(ALL, [{ kind: "button", id: "torch" }]);
    expect(preview).toBeNull();
    expect([...lit.spots].sort()).toEqual(["f2", "f9", "torch-1"]);
    expect(narrow(ALL, [{ kind: "button", id: "torch" }, spot("f2")]).preview).toBe(TORCH);
  });
});

describe("parts", () => {
  it("are open, used or stuck", () => {
    const rows = rowsOf(A, [use("6", "f1")], []);
    expect(rows.map(({ step, isOpen }) => [step?.move, isOpen])).toEqual([
      ["6 at f1", false],
      [undefined, false],
    ]);
    expect(rowsOf(A, [], [use("3", "f3")]).map(({ isOpen }) => isOpen)).toEqual([false, true]);
  });

  it("of the same kind are used up one after the other", () => {
    const both = joint("2+4 2+4", SIX, SIX);
    const rows = rowsOf(both, [use("6", "f1")], [use("6", "f2")]);
    expect(rows.map(({ step, isOpen }) => [step !== null, isOpen])).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  it("come after the last move that was made of them", () => {
    expect(afterJoint([A, use("6", "f1")])).toEqual({ joint: A, later: [use("6", "f1")] });
    expect(afterJoint([TORCH])).toEqual({ joint: null, later: [] });
  });

  it("put their chips on fields and dice", () => {
    expect(
      chipsAhead(A)
        .get("f2")
        ?.map(({ sign }) => sign),
    ).toEqual(["6", "3"]);
    const rows = rowsOf(A, [use("6", "f1")], [use("3", "f3")]);
    const chips = chipsAtSpots(rows, [use("3", "f3")]);
    expect([...chips].map(([at, [chip]]) => [at, chip?.place])).toEqual([
      ["f1", 0],
      ["f3", 1],
    ]);
    const dice = chipsOfDice(A, []);
    expect([...dice].map(([id, { sign }]) => id + sign)).toEqual(["d16", "d36", "d23", "d53"]);
  });

  it("leave a place to the one that fits fewest others", () => {
    const uses = [use("6", "f2"), use("6", "f1"), use("3", "f2")];
    const there = uses.filter(({ spots }) => spots.includes("f2"));
    expect(rarest(there, uses)?.move).toBe("3 at f2");
    expect(rarest(uses, uses)).toBeNull();
    expect([...(seatSpots(B, ["f4"]) ?? [])]).toEqual([[0, "f4"]]);
    const few = joint("x", part("6", [], ["f1", "f2"]), part("3", [], ["f2"]));
    expect([...(seatSpots(few, ["f2"]) ?? [])]).toEqual([[1, "f2"]]);
  });

  it("know the steps that use them", () => {
    expect(usesOf(A, new Map([[1, "f3"]]))).toEqual(["3 at f3"]);
  });
});
