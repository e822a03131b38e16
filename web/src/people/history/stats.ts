/** What games say about somebody: pure counting over finished games. */

import type { PlayedGame, PlayedSeat } from "../../lib/wire";

/** A game that was played at one seat; where one plays several, nobody can say how one did. */
export interface Own {
  game: PlayedGame;
  seat: number;
  points: number;
  place: number;
  isWon: boolean;
}

/** Games with exactly one own seat that were played to their end, the oldest first. */
export function ownGames(games: readonly PlayedGame[]): Own[] {
  return games
    .filter(({ mine, is_agreed }) => mine.length === 1 && !is_agreed)
    .map(ownOf)
    .sort((a, b) => a.game.ended - b.game.ended || a.game.leg - b.game.leg);
}

export function ownOf(game: PlayedGame): Own {
  const seat = game.mine[0] ?? 0;
  const points = game.seats[seat]?.total ?? 0;
  const better = game.seats.filter(({ total }) => total > points).length;
  return { game, seat, points, place: better + 1, isWon: isWon(game, seat) };
}

/** Alone, nobody is beaten: the game is played, not won. */
function isWon({ winners, seats, is_team }: PlayedGame, seat: number): boolean {
  return winners.includes(seat) && (seats.length > 1 || is_team);
}

export interface Summary {
  games: number;
  wins: number;
  best: number;
  mean: number;
}

export function summary(own: readonly Own[]): Summary {
  const points = own.map((one) => one.points);
  return {
    games: own.length,
    wins: own.filter((one) => one.isWon).length,
    best: Math.max(...points),
    mean: Math.round(mean(points)),
  };
}

/** The mean of the last eight at each game; nothing where there are fewer than eight games. */
export function trend(own: readonly Own[], span = 8): number[] {
  if (own.length < span) return [];
  return own.map((_, at) =>
    mean(own.slice(Math.max(0, at - span + 1), at + 1).map((one) => one.points)),
  );
}

export interface Versus {
  id: string;
  name: string;
  face: string;
  isBot: boolean;
  ahead: number;
  of: number;
}

/** How often one was ahead of each level and each person; partners are not against one. */
export function versus(own: readonly Own[]): { bots: Versus[]; people: Versus[] } {
  const found = new Map<string, Versus>();
  for (const { game, seat, points } of own.filter((one) => !one.game.is_team))
    for (const [at, other] of game.seats.entries()) {
      if (at !== seat && (other.bot || other.who)) count(found, other, points > other.total);
    }
  const all = [...found.values()].sort((a, b) => b.of - a.of || a.name.localeCompare(b.name));
  return { bots: all.filter((one) => one.isBot), people: all.filter((one) => !one.isBot) };
}

/** The last name and face somebody went by stay. */
function count(found: Map<string, Versus>, other: PlayedSeat, isAhead: boolean): void {
  const id = other.bot ? `bot ${other.bot}` : other.who;
  const before = found.get(id) ?? { ahead: 0, of: 0 };
  found.set(id, {
    id,
    name: other.bot || other.name,
    face: other.face,
    isBot: other.bot !== "",
    ahead: before.ahead + Number(isAhead),
    of: before.of + 1,
  });
}

export interface Group {
  key: string;
  games: number;
  wins: number;
  mean: number;
}

/** By how many sat at the table. */
export function bySeats(own: readonly Own[]): Group[] {
  return grouped(own, ({ game }) => `${game.seats.length}`).sort(
    (a, b) => Number(a.key) - Number(b.key),
  );
}

/** By game, the most played first. */
export function byGame(own: readonly Own[]): Group[] {
  return grouped(own, ({ game }) => game.game).sort((a, b) => b.games - a.games);
}

function grouped(own: readonly Own[], keyOf: (one: Own) => string): Group[] {
  const found = new Map<string, Own[]>();
  for (const one of own) found.set(keyOf(one), [...(found.get(keyOf(one)) ?? []), one]);
  return [...found].map(([key, ones]) => {
    const { games, wins, mean } = summary(ones);
    return { key, games, wins, mean };
  });
}

/** What rivals had in the same games. */
export function rivalPoints(own: readonly Own[]): number[] {
  return own
    .filter(({ game }) => !game.is_team)
    .flatMap(({ game, seat }) => game.seats.filter((_, at) => at !== seat))
    .map(({ total }) => total);
}

export interface Bin {
  from: number;
  to: number;
  count: number;
}

/** How often each score: at most eight bars of a round width. */
export function spread(points: readonly number[], most = 8): Bin[] {
  if (!points.length) return [];
  const [low, high] = [Math.min(...points), Math.max(...points)];
  const width = roundWidth((high - low + 1) / most);
  const first = Math.floor(low / width) * width;
  const count = Math.floor((high - first) / width) + 1;
  return Array.from({ length: count }, (_, at) => {
    const from = first + at * width;
    const to = from + width - 1;
    return { from, to, count: points.filter((one) => one >= from && one <= to).length };
  });
}

/** 1, 2, 5, 10, 20, 25, 50, 100 … */
function roundWidth(least: number): number {
  for (let scale = 1; ; scale *= 10)
    for (const step of [1, 2, 2.5, 5])
      if (step * scale >= least && Number.isInteger(step * scale)) return step * scale;
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);
}
