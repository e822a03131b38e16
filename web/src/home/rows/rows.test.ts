import { describe, expect, it } from "vitest";
import { preferences } from "../../lib/preferences.svelte";
import type { TableRow } from "../../lib/wire";
import { agoOf, companyOf, dateOf, progressOf, stateOf } from "./rows";

preferences.language = "en";

const row = (more: Partial<TableRow> = {}): TableRow => ({
  id: "x",
  name: "",
  called: "amber lantern",
  game: "dice",
  status: "playing",
  turn: 4,
  seats: ["Ada", "Ben", "Steady"],
  faces: ["", "", ""],
  bots: ["", "", "steady"],
  mine: [0],
  your_turn: false,
  leg: 0,
  legs: 0,
  lesson: "",
  waiting_for: [1],
  away: [],
  changed: 0,
  ended: 0,
  result: null,
  pace: { kind: "free", step: 0, when_out: "bot" },
  deadline: 0,
  since: 0,
  is_left: false,
  ...more,
});
const ended = (winners: number[], totals: number[], more: Partial<TableRow> = {}) =>
  row({
    status: "over",
    waiting_for: [],
    result: { winners, totals, is_team: false, title: {} },
    ...more,
  });

describe("a row of the home page", () => {
  it("says how long it has stood so, but counts no seconds", () => {
    expect(agoOf(row({ changed: 1000 }), 1_000_400)).toBe("just now");
    expect(agoOf(row({ changed: 1000 }), 2_200_000)).toBe("20 min");
  });
  it("says the game and with whom", () => {
    expect(companyOf(row(), "Dice")).toBe("Dice · with Ben and Steady");
    expect(companyOf(row({ seats: ["Ada"] }), "Dice")).toBe("Dice · alone");
    expect(companyOf(row({ seats: ["Ada", "Ada"], mine: [1] }), "Dice")).toBe(
      "Dice · with Ada (1)",
    );
    expect(companyOf(row({ seats: ["Ada", ""] }), "Dice")).toBe("Dice · with a friend");
    expect(companyOf(row({ seats: ["Ada", "", "", "Ben"] }), "Dice")).toBe(
      "Dice · with Ben and 2 friends",
    );
  });

  it("says whose turn it is", () => {
    expect(stateOf(row())).toBe("Ben chooses");
    expect(stateOf(row({ waiting_for: [1, 2] }))).toBe("Ben and Steady choose");
    expect(stateOf(row({ your_turn: true, waiting_for: [0, 1] }))).toBe("Your turn");
    expect(stateOf(row({ status: "waiting" }))).toBe("Waiting room");
  });

  it("says how it ended", () => {
    expect(stateOf(ended([0], [142, 131, 90]))).toBe("You won with 142");
    expect(stateOf(ended([1], [131, 142, 90]))).toBe("Ben won with 142, you had 131");
    expect(stateOf(ended([0, 1], [131, 131, 90]))).toBe("You share the win with 131");
    expect(stateOf(ended([1], [3, 4, 1], { mine: [0, 1] }))).toBe("Ben won with 4");
    expect(stateOf(ended([], [-8, -8, -12]))).toBe("Nobody won, you had −8");
    expect(stateOf(ended([], [3, 4, 1], { mine: [0, 1] }))).toBe("Nobody won");
    const team = { winners: [], totals: [1, 1], is_team: true, title: {} };
    expect(stateOf(row({ status: "over", result: team }))).toBe("Lost together");
    expect(stateOf(ended([0], [-7], { seats: ["Ada"] }))).toBe("−7 points");
  });

  it("says how far it is", () => {
    expect(progressOf(row())).toBe("turn 4");
    expect(progressOf(row({ legs: 3, leg: 2 }))).toBe("Game 2 of 3");
    expect(progressOf(row({ status: "waiting" }))).toBe("");
  });

  it("says when, as people do", () => {
    const now = new Date(2026, 2, 1, 0, 30);
    const at = (...when: [number, number, number, number]) =>
      dateOf(row({ changed: new Date(...when).getTime() / 1000 }), now);
    expect(at(2026, 2, 1, 0)).toBe("today");
    expect(at(2026, 1, 28, 23)).toBe("yesterday");
    expect(at(2026, 1, 27, 12)).toBe("February 27");
    expect(at(2025, 11, 24, 12)).toBe("December 24, 2025");
    expect(at(2026, 2, 2, 12)).toBe("today"); // a clock that runs ahead
  });
});
