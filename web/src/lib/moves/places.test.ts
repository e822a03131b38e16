import { describe, expect, it } from "vitest";
import { exampleChoice } from "../examples";
import { narrow, tapsFor } from "./narrow";
import { spread, stacked, waysOf, wayTo } from "./places";
import type { Choice, Token } from "../wire";

const PLACES = ["tray", "kept", "pool", "left"];

function die(id: string, place: string, face = "key"): Token {
  return { id, die: "d", face, place, group: "" };
}

function move(name: string, dice: string[], place = ""): Choice {
  return exampleChoice(name, { dice: [dice], place });
}

const names = (piles: { place: string }[]) => piles.map(({ place }) => place);

describe("places", () => {
  it("brings the place whose dice can be used to the front", () => {
    const tokens = [die("1", "kept"), die("2", "pool"), die("3", "left")];
    const { front, aside } = spread(tokens, PLACES, [move("a", ["2"])]);
    expect([names(front), names(aside)]).toEqual([["pool"], ["kept", "left"]]);
  });

  it("shows what was rolled when nothing can be used", () => {
    const { front, aside } = spread([die("1", "tray"), die("2", "left")], PLACES, []);
    expect([names(front), names(aside)]).toEqual([["tray"], ["left"]]);
  });

  it("shows an empty place dice may go to", () => {
    const choices = [move("keep", ["1"], "kept"), move("pool", ["1"], "pool")];
    expect(names(spread([die("1", "tray")], PLACES, choices).aside)).toEqual(["kept", "pool"]);
  });

  it("leaves dice in unlisted places where they were rolled", () => {
    const { front } = spread([die("1", "gone"), die("2", "tray")], ["tray"], []);
    expect(front[0]?.tokens.map(({ id }) => id)).toEqual(["1", "2"]);
  });

  it("finds the ways of a die, if there is a choice", () => {
    const both = [move("keep", ["1"], "kept"), move("pool", ["1"], "pool"), move("go", ["1"])];
    const [token] = [die("1", "tray")];
    expect(waysOf(token as Token, both).map(({ move: name }) => name)).toEqual(["keep", "pool"]);
    expect(waysOf(token as Token, both.slice(0, 1))).toEqual([]);
    expect(wayTo("1", "pool", both)?.move).toBe("pool");
    expect(wayTo("2", "pool", both)).toBeUndefined();
  });

  it("draws three alike once", () => {
    const tokens = ["1", "2", "3"].map((id) => die(id, "left")).concat(die("4", "left", "torch"));
    expect(stacked(tokens).map(({ token, count }) => [token.id, count])).toEqual([
      ["1", 3],
      ["4", 1],
    ]);
  });

  it("narrows by the place a die goes to", () => {
    const both = [move("keep", ["1"], "kept"), move("pool", ["1"], "pool")];
    const { remaining, lit, preview } = narrow(both, [{ kind: "die", id: "1" }]);
    expect([remaining.length, preview]).toEqual([2, null]);
    expect([...lit.places]).toEqual(["kept", "pool"]);
    const found = narrow(both, tapsFor(both[1] as Choice));
    expect(found.preview?.move).toBe("pool");
    expect([...found.picked.places]).toEqual(["pool"]);
  });

  it("lights the spots of moves with buttons only where all have one", () => {
    const key = exampleChoice("key", { button: "key", spots: ["track-key"] });
    const torch = exampleChoice("torch", { button: "torch", spots: ["track-torch"] });
    expect([...narrow([key, torch], []).lit.spots]).toEqual(["track-key", "track-torch"]);
    const other = exampleChoice("go", { spots: ["a1"] });
    expect([...narrow([key, torch, other], []).lit.spots]).toEqual(["a1"]);
  });
});
