/** Where dice lie: which places are in front, which aside, and where a die may go. */

import type { Choice, Token } from "../wire";

export interface Pile {
  place: string;
  tokens: Token[];
}

export interface Spread {
  /** What can be used now; else what was rolled. */
  front: Pile[];
  /** The rest, and the places dice may go to. */
  aside: Pile[];
}

/** One die to draw for several that show the same. */
export interface Stack {
  token: Token;
  count: number;
}

/** That many and more that show the same are drawn once. */
const MANY = 3;

/** Dice in a place the game does not list stay where they were rolled. */
export function spread(
  tokens: readonly Token[],
  places: readonly string[],
  choices: readonly Choice[],
): Spread {
  const [first = ""] = places;
  const used = new Set(choices.flatMap(({ dice }) => dice.flat()));
  const open = new Set(choices.map(({ place }) => place));
  const piles = places.map((place) => ({
    place,
    tokens: tokens.filter((token) => home(token, places) === place),
  }));
  const wanted = piles.filter((pile) => pile.tokens.some(({ id }) => used.has(id)));
  const front = wanted.length ? wanted : piles.filter((pile) => pile.place === first);
  const aside = piles.filter(
    (pile) => !front.includes(pile) && (pile.tokens.length || open.has(pile.place)),
  );
  return { front, aside };
}

function home(token: Token, places: readonly string[]): string {
  return places.includes(token.place) ? token.place : (places[0] ?? "");
}

/** The places one die can go to, each with its move; fewer than two need no choice. */
export function waysOf(token: Token, choices: readonly Choice[]): Choice[] {
  const ways = choices.filter(({ place, dice }) => place && dice.flat().includes(token.id));
  return ways.length > 1 ? ways : [];
}

/** The move that brings a die to a place. */
export function wayTo(die: string, place: string, choices: readonly Choice[]): Choice | undefined {
  return choices.find((choice) => choice.place === place && choice.dice.flat().includes(die));
}

/** Dice that lie aside, with those that show the same in one. */
export function stacked(tokens: readonly Token[]): Stack[] {
  const found = new Map<string, Token[]>();
  for (const token of tokens) {
    const key = `${token.group} ${token.die} ${token.face}`;
    found.set(key, [...(found.get(key) ?? []), token]);
  }
  return [...found.values()].flatMap((same) =>
    same.length < MANY
      ? same.map((token) => ({ token, count: 1 }))
      : [{ token: same[0] as Token, count: same.length }],
  );
}
