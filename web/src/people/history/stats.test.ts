import { describe, expect, it } from "vitest";
import type { PlayedGame, PlayedSeat } from "../../lib/wire";
import {
  byGame,
  bySeats,
  ownGames,
  ownOf,
  rivalPoints,
  spread,
  summary,
  trend,
  versus,
} from "./stats";

const seat = (total: number, more: Partial<PlayedSeat> = {}): PlayedSeat => ({
  name: "Ben",
  face: "",
  bot: "",
  who: "ben",
  total,
  title: {},
  ...more,
});
const played = (totals: number[], more: Partial<PlayedGame> = {}): PlayedGame => ({
  table: "t",
  leg: 0,
  game: "dice",
  name: "",
  called: "",
  ended: 1,
  seats: totals.map((total, at) => seat(total, at ? {} : { name: "Ann", who: "ann" })),
  mine: [0],
  winners: [totals.indexOf(Math.max(...totals))],
  is_team: false,
  is_agreed: false,
  is_rated: false,
  ...more,
});

describe("own games", () => {
  it("begin with the oldest and leave out those at several seats", () => {
    const games = [
      played([1], { ended: 5 }),
      played([2], { ended: 3 }),
      played([3, 4], { mine: [0, 1] }),
    ];
    expect(ownGames(games).map(({ points }) => points)).toEqual([2, 1]);
  });

  it("know their place; a tie shares the better one", () => {
    expect(ownOf(played([10, 20, 10])).place).toBe(2);
  });

  it("alone are not won", () => {
    expect(ownOf(played([10])).isWon).toBe(false);
    expect(ownOf(played([10, 3])).isWon).toBe(true);
  });
});

it("a summary counts games and wins, and rounds the mean", () => {
  const own = ownGames([played([10, 3]), played([3, 10]), played([4, 1])]);
  expect(summary(own)).toEqual({ games: 3, wins: 2, best: 10, mean: 6 });
});

it("a trend needs eight games", () => {
  const seven = ownGames(Array.from({ length: 7 }, () => played([8, 1])));
  expect(trend(seven)).toEqual([]);
  expect(trend([...seven, ...seven.slice(0, 1)]).at(-1)).toBe(8);
});

describe("against others", () => {
  it("levels and people are counted apart, ties are not ahead", () => {
    const bot = seat(5, { name: "Steady 2", bot: "steady", who: "" });
    const games = [
      played([10, 3]),
      played([3, 3]),
      played([9], { seats: [seat(9, { who: "ann" }), bot] }),
    ];
    const { bots, people } = versus(ownGames(games));
    expect(people).toMatchObject([{ name: "Ben", ahead: 1, of: 2 }]);
    expect(bots).toMatchObject([{ name: "steady", ahead: 1, of: 1 }]);
  });

  it("two people of one name are two", () => {
    const other = [seat(1, { who: "ann" }), seat(2, { who: "another ben" })];
    const { people } = versus(ownGames([played([10, 3]), played([1, 2], { seats: other })]));
    expect(people).toHaveLength(2);
  });

  it("partners are not against one", () => {
    expect(versus(ownGames([played([10, 3], { is_team: true })])).people).toEqual([]);
  });
});

it("games are grouped by seats and by game", () => {
  const own = ownGames([played([1, 2]), played([3, 2, 1]), played([5, 1], { game: "maps" })]);
  expect(bySeats(own).map(({ key, games }) => [key, games])).toEqual([
    ["2", 2],
    ["3", 1],
  ]);
  expect(byGame(own)[0]).toMatchObject({ key: "dice", games: 2, wins: 1 });
});

describe("the spread of scores", () => {
  it("has at most eight bars of a round width, and every score in one of them", () => {
    const points = [128, 96, 150, 171, 120, 160, 188, 231, -3];
    const bins = spread(points);
    expect(bins.length).toBeLessThanOrEqual(9);
    expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(points.length);
    expect(bins.every(({ from, to }) => to > from)).toBe(true);
  });

  it("of one score is one bar", () => {
    expect(spread([7])).toEqual([{ from: 7, to: 7, count: 1 }]);
  });
});

it("a game that was ended together is in no statistics", () => {
  expect(ownGames([played([10, 5], { is_agreed: true, winners: [] })])).toEqual([]);
});

it("rivals are all others in the same games, partners are not", () => {
  const own = ownGames([played([10, 5, 7]), played([3, 3], { is_team: true })]);
  expect(rivalPoints(own)).toEqual([5, 7]);
});
