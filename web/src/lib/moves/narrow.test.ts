import { describe, expect, it } from "vitest";
import { choice } from "./made/choice";
import { fits, narrow, pickDice, type Tap, tap, tapsFor } from "./narrow";
import type { Choice, Part } from "../wire";

const words = { id: "x", args: {} };
const die = (id: string): Tap => ({ kind: "die", id });
const spot = (id: string): Tap => ({ kind: "spot", id });
const button = (id: string): Tap => ({ kind: "button", id });

const part = (id: string): Part => ({
  id,
  sign: id,
  label: words,
  dice: [],
  hints: [],
  spots: [],
  moves: [],
});

// Two alike dice a1, a2; b; numbers 4 and 8.
const A4 = choice("a4", { dice: [["a1", "a2"], ["n4"]], spots: ["a-3"] });
const A8 = choice("a8", { dice: [["a1", "a2"], ["n8"]], spots: ["a-3"] });
const B8 = choice("b8", { dice: [["b"], ["n8"]], spots: ["b-7"] });
const PASS = choice("pass", { button: "pass", spots: ["pass-1"] });
const ALL = [A4, A8, B8, PASS];

const moves = (found: Choice[]) => found.map(({ move }) => move);

describe("narrowing", () => {
  it("lights everything that fits some move, buttons apart", () => {
    const { lit, preview, remaining } = narrow(ALL, []);
    expect(remaining).toHaveLength(4);
    expect(preview).toBeNull();
    expect([...lit.dice].sort()).toEqual(["a1", "a2", "b", "n4", "n8"]);
    expect([...lit.spots].sort()).toEqual(["a-3", "b-7"]);
    expect([...lit.buttons]).toEqual(["pass"]);
  });

  it("leaves the moves that touch what was tapped", () => {
    const { remaining, lit, picked } = narrow(ALL, [die("a2")]);
    expect(moves(remaining)).toEqual(["a4", "a8"]);
    expect([...lit.dice].sort()).toEqual(["n4", "n8"]);
    expect([...picked.dice]).toEqual(["a2"]);
  });

  it("previews the one move left and shows all it uses as picked", () => {
    const { preview, picked } = narrow(ALL, [spot("b-7")]);
    expect(preview).toBe(B8);
    expect([...picked.dice]).toEqual(["b", "n8"]);
    expect([...picked.spots]).toEqual(["b-7"]);
  });

  it("lights the other ways once a move is found", () => {
    const { lit } = narrow(ALL, [die("b")]);
    expect([...lit.dice].sort()).toEqual(["a1", "a2", "n4"]);
    expect([...lit.spots]).toEqual(["a-3"]);
  });

  it("previews the only move that is left without a tap", () => {
    expect(narrow([B8], []).preview).toBe(B8);
    expect(narrow([B8], [die("b")]).preview).toBe(B8);
  });

  it("waits for a tap where the only move is a shape or a small step", () => {
    expect(narrow([{ ...B8, pose: "r0" }], []).preview).toBeNull();
    expect(narrow([{ ...B8, is_light: true }], []).preview).toBeNull();
  });

  it("previews the only use of a part that is left, and its spot still glows", () => {
    const use = choice("use", { spots: ["b-7"], is_light: true, parts: [part("7")] });
    const { preview, lit, picked } = narrow([use], []);
    expect(preview).toBe(use);
    expect([...lit.spots]).toEqual(["b-7"]);
    expect([...picked.spots]).toEqual([]);
    expect(narrow([use, { ...use, move: "other" }], []).preview).toBeNull();
  });
});

describe("a tap", () => {
  it("narrows", () => {
    expect(tap(ALL, [die("a1")], die("n4"))).toEqual({ taps: [die("a1"), die("n4")], fits: true });
  });

  it("on what is picked lets it go", () => {
    expect(tap(ALL, [die("a1"), die("n4")], die("a1")).taps).toEqual([die("n4")]);
  });

  it("that fits only without the others starts over with it", () => {
    expect(tap(ALL, [die("b")], die("n4"))).toEqual({ taps: [die("n4")], fits: true });
  });

  it("keeps what still fits beside it", () => {
    expect(tap(ALL, [die("a1"), die("n8")], die("b")).taps).toEqual([die("n8"), die("b")]);
  });

  it("that fits nothing changes nothing", () => {
    expect(tap(ALL, [die("b")], spot("c-1"))).toEqual({ taps: [die("b")], fits: false });
  });

  it("on a spot of a move with a button previews it", () => {
    const { taps } = tap(ALL, [die("b")], spot("pass-1"));
    expect(narrow(ALL, taps).preview).toBe(PASS);
  });

  it("on a button starts over", () => {
    expect(tap(ALL, [die("a1")], button("pass")).taps).toEqual([button("pass")]);
  });
});

describe("alike dice", () => {
  it("are alternatives: either will do, both will not", () => {
    expect(fits(A4, [die("a1")])).toBe(true);
    expect(fits(A4, [die("a2")])).toBe(true);
    expect(fits(A4, [die("a1"), die("a2")])).toBe(false);
  });

  it("show one picked, the tapped one", () => {
    expect(pickDice(A4, [])).toEqual(["a1", "n4"]);
    expect(pickDice(A4, [die("a2")])).toEqual(["a2", "n4"]);
  });

  it("change places when the other one is tapped", () => {
    expect(tap(ALL, [die("a1"), die("n4")], die("a2")).taps).toEqual([die("n4"), die("a2")]);
  });

  it("are both used by a move that needs two", () => {
    const pair = choice("pair", {
      dice: [
        ["a1", "a2"],
        ["a1", "a2"],
      ],
    });
    expect(fits(pair, [die("a2"), die("a1")])).toBe(true);
    expect(pickDice(pair, [die("a2")])).toEqual(["a2", "a1"]);
    expect([...narrow([pair], [die("a1")]).picked.dice].sort()).toEqual(["a1", "a2"]);
  });
});

it("finds the taps of a move", () => {
  for (const one of ALL) expect(narrow(ALL, tapsFor(one)).preview).toBe(one);
});
