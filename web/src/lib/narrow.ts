/** Taps narrow the moves: every tap leaves those that touch what was tapped. */

import type { Choice } from "./wire";

export type Kind = "spot" | "die" | "button" | "place";

export interface Tap {
  kind: Kind;
  id: string;
}

export interface Touched {
  spots: ReadonlySet<string>;
  dice: ReadonlySet<string>;
  buttons: ReadonlySet<string>;
  /** Where dice go. */
  places: ReadonlySet<string>;
}

export interface Narrowed {
  /** The moves that fit all taps. */
  remaining: Choice[];
  /** What may be tapped next. */
  lit: Touched;
  /** What has been tapped, and what follows from it. */
  picked: Touched;
  /** The one move left. */
  preview: Choice | null;
}

export interface Tapped {
  taps: Tap[];
  /** Nothing fits: ask why. */
  fits: boolean;
}

export function narrow(choices: readonly Choice[], taps: readonly Tap[]): Narrowed {
  const remaining = choices.filter((choice) => fits(choice, taps));
  const preview = taps.length && remaining.length === 1 ? (remaining[0] ?? null) : null;
  const picked = pickedBy(taps, preview);
  return { remaining, lit: litBy(choices, remaining, taps, preview, picked), picked, preview };
}

/** The taps after one more tap. */
export function tap(choices: readonly Choice[], taps: readonly Tap[], next: Tap): Tapped {
  if (taps.some((one) => same(one, next))) {
    return { taps: taps.filter((one) => !same(one, next)), fits: true };
  }
  for (const kept of subsets(taps)) {
    const tried = [...kept, next];
    if (choices.some((choice) => fits(choice, tried))) return { taps: tried, fits: true };
  }
  return { taps: [...taps], fits: false };
}

/** The taps that mean exactly this move, as far as taps can. */
export function tapsFor(choice: Choice): Tap[] {
  if (choice.button) return [{ kind: "button", id: choice.button }];
  const dice = pickDice(choice, []).map((id): Tap => ({ kind: "die", id }));
  const place: Tap[] = choice.place ? [{ kind: "place", id: choice.place }] : [];
  return [...dice, ...choice.spots.map((id): Tap => ({ kind: "spot", id })), ...place];
}

/** Does the move touch all that was tapped, each die in a group of its own? */
export function fits(choice: Choice, taps: readonly Tap[]): boolean {
  const dice: string[] = [];
  for (const { kind, id } of taps) {
    if (kind === "die") dice.push(id);
    else if (!touches(choice, kind, id)) return false;
  }
  return seatDice(dice, choice.dice) !== null;
}

function touches(choice: Choice, kind: Exclude<Kind, "die">, id: string): boolean {
  return kind === "spot" ? choice.spots.includes(id) : choice[kind] === id;
}

/** The dice a move uses, one a group: the tapped one where there is one. */
export function pickDice(choice: Choice, taps: readonly Tap[]): string[] {
  const tapped = taps.filter(({ kind }) => kind === "die").map(({ id }) => id);
  const seated = seatDice(tapped, choice.dice) ?? new Map<number, string>();
  const used = new Set(seated.values());
  return choice.dice.flatMap((group, index) => {
    const die = seated.get(index) ?? group.find((id) => !used.has(id));
    if (die === undefined) return [];
    used.add(die);
    return [die];
  });
}

/** Each die to a group of its own that holds it, by group; nothing where that fails. */
function seatDice(
  dice: readonly string[],
  groups: readonly (readonly string[])[],
  taken: ReadonlyMap<number, string> = new Map(),
): ReadonlyMap<number, string> | null {
  const [die, ...rest] = dice;
  if (die === undefined) return taken;
  for (const [index, group] of groups.entries()) {
    if (taken.has(index) || !group.includes(die)) continue;
    const found = seatDice(rest, groups, new Map(taken).set(index, die));
    if (found) return found;
  }
  return null;
}

function pickedBy(taps: readonly Tap[], preview: Choice | null): Touched {
  const of = (kind: Kind) => taps.filter((one) => one.kind === kind).map(({ id }) => id);
  if (!preview) {
    return {
      spots: new Set(of("spot")),
      dice: new Set(of("die")),
      buttons: new Set(of("button")),
      places: new Set(of("place")),
    };
  }
  return {
    spots: new Set(preview.spots),
    dice: new Set(pickDice(preview, taps)),
    buttons: new Set(preview.button ? [preview.button] : []),
    places: new Set(preview.place ? [preview.place] : []),
  };
}

/**
 * While moves remain, what they touch; once a move is found, everything that fits
 * any move, to change one's mind. Moves with a button of their own light only that.
 */
function litBy(
  choices: readonly Choice[],
  remaining: readonly Choice[],
  taps: readonly Tap[],
  preview: Choice | null,
  picked: Touched,
): Touched {
  const from = (preview ? choices : remaining).filter(({ button }) => !button);
  const before = preview ? [] : taps;
  const spots = new Set(from.flatMap((choice) => choice.spots));
  const dice = new Set<string>();
  for (const choice of from) {
    for (const id of choice.dice.flat()) {
      if (fits(choice, [...before, { kind: "die", id }])) dice.add(id);
    }
  }
  const buttons = new Set(choices.map(({ button }) => button).filter(Boolean));
  return {
    spots: without(spots, picked.spots),
    dice: without(dice, picked.dice),
    buttons: without(buttons, picked.buttons),
    places: without(new Set(from.map(({ place }) => place).filter(Boolean)), picked.places),
  };
}

function without(all: ReadonlySet<string>, some: ReadonlySet<string>): Set<string> {
  return new Set([...all].filter((id) => !some.has(id)));
}

/** All parts of the taps, the largest first, the latest taps before older ones. */
function subsets(taps: readonly Tap[]): Tap[][] {
  const all: Tap[][] = [];
  for (let mask = 0; mask < 1 << taps.length; mask++) {
    all.push(taps.filter((_, index) => (mask >> index) & 1));
  }
  const age = (part: Tap[]) => part.reduce((sum, one) => sum + taps.indexOf(one), 0);
  return all.sort((a, b) => b.length - a.length || age(b) - age(a));
}

function same(one: Tap, other: Tap): boolean {
  return one.kind === other.kind && one.id === other.id;
}
