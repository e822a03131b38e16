import { describe, expect, it } from "vitest";
import { examplePage } from "../../lib/examples";
import type { Frame, Mark, News, Page, Replay } from "../../lib/wire";
import { chaptersOf, diceAt, diceStep, filmOf, freshSpots, gainAt, signOf, turnAt } from "./film";

const mark = (spot: string): Mark => ({ spots: [spot], glyph: "cross", text: "" });
const page = (seat: number, ...spots: string[]): Page =>
  examplePage(seat, { marks: spots.map(mark), total: spots.length });
const news = (seat: number, id: string, args: News["message"]["args"] = {}): News => ({
  turn: 1,
  seat,
  message: { id, args },
  sign: "roll",
  sound: "",
  notice: null,
  by: "",
});
const frame = (number: number, turn: number, rest: Partial<Frame> = {}): Frame => ({
  number,
  turn,
  active: 0,
  event: "",
  tokens: [],
  pages: [],
  news: [],
  ...rest,
});
const die = { id: "d", die: "plain", face: "3", place: "tray", group: "" };
const replay: Replay = {
  game: "some-game",
  options: {},
  names: ["Ada", "Ben"],
  commitment: "",
  verified: "open",
  evidence: { commitment: "", secret: "", seeds: [], faces: {}, throws: [] },
  result: null,
  frames: [
    frame(0, 0, { pages: [page(0), page(1)] }),
    frame(1, 1, { tokens: [die], news: [{ ...news(-1, "rolled"), sound: "roll" }] }),
    frame(2, 1, { tokens: [die], pages: [page(0, "a")], news: [news(0, "wrote")] }),
    frame(3, 1, {
      pages: [page(1, "b", "c")],
      news: [news(1, "wrote"), news(1, "first", { points: 20, line: { id: "line-x", args: {} } })],
    }),
    frame(4, 2, { news: [news(-1, "over")] }),
  ],
};
const film = filmOf(replay);

describe("a film", () => {
  it("shows whole sheets at every step", () => {
    expect(film.sheets.map((sheets) => sheets.map(({ total }) => total))).toEqual([
      [0, 0],
      [0, 0],
      [1, 0],
      [1, 2],
      [1, 2],
    ]);
  });

  it("knows where turns begin", () => {
    expect(film.turns).toEqual([
      { step: 1, turn: 1 },
      { step: 4, turn: 2 },
    ]);
    expect(turnAt(film, 3)).toEqual({ turn: 1, of: 2 });
  });

  it("flags what brings points and what the table says", () => {
    const flags = film.flags.map(({ step, news: [one], sign }) => [step, one?.message.id, sign]);
    expect(flags).toEqual([
      [3, "first", "x"],
      [4, "over", "roll"],
    ]);
    expect(signOf(news(0, "wrote"))).toBe("roll");
  });

  it("knows what was written in a step, and by whom", () => {
    expect(freshSpots(film, 3, 1)).toEqual(["b", "c"]);
    expect(freshSpots(film, 3, 0)).toEqual([]);
    expect(freshSpots(film, 0, 0)).toEqual([]);
  });

  it("keeps the dice of a turn until the next one", () => {
    expect(diceAt(film, 3)).toEqual([die]);
    expect(diceAt(film, 4)).toEqual([]);
    expect([1, 3, 4].map((step) => diceStep(film, step))).toEqual([1, 2, 4]);
  });

  it("tells its turns in chapters", () => {
    const told = chaptersOf(film).map(({ turn, step, entries }) => [turn, step, entries.length]);
    expect(told).toEqual([
      [1, 1, 4],
      [2, 4, 1],
    ]);
    expect(chaptersOf(film)[0]?.dice).toEqual([die]);
  });

  it("counts what a step brought", () => {
    expect(gainAt(film, 3, 1)).toBe(2);
    expect(gainAt(film, 3, 0)).toBe(0);
    expect(gainAt(film, 0, 0)).toBe(0);
  });
});
