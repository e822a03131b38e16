/** Taps narrow the moves: every tap leaves those that touch what was tapped. */

import type { Choice } from "../wire";

/** A `move` is tapped where moves lie side by side, a `part` where they share one. */
export type Kind = "spot" | "die" | "button" | "place" | "move" | "part";

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
  const remaining = inSight(
    choices.filter((choice) => fits(choice, taps)),
    taps,
  );
  const isMeant = taps.length > 0 || choices.every(isPlain);
  const preview = isMeant && remaining.length === 1 ? (remaining[0] ?? null) : null;
  const picked = pickedBy(taps, preview);
  return { remaining, lit: litBy(choices, remaining, taps, preview, picked), picked, preview };
}

/**
 * Where one such move alone is left, nothing has to be tapped to mean it. A shape has still to
 * be put somewhere, and what lies loose may still be put elsewhere.
 */
function isPlain(choice: Choice): boolean {
  return !choice.pose && (!choice.is_light || choice.parts.length > 0);
}

/** Moves that wait behind a button are not meant while others fit the taps. */
function inSight(found: Choice[], taps: readonly Tap[]): Choice[] {
  if (!taps.length || taps.some(({ kind }) => kind === "button")) return found;
  const open = found.filter(({ button }) => !button);
  return open.length ? open : found;
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
  if (isJoint(choice)) return [{ kind: "move", id: choice.move }];
  if (choice.button) return [{ kind: "button", id: choice.button }];
  const dice = pickDice(choice, []).map((id): Tap => ({ kind: "die", id }));
  const place: Tap[] = choice.place ? [{ kind: "place", id: choice.place }] : [];
  const parts = choice.parts.map(({ id }): Tap => ({ kind: "part", id }));
  return [...parts, ...dice, ...onlySpots(choice), ...place];
}

function onlySpots(choice: Choice): Tap[] {
  return choice.spots.map((id) => ({ kind: "spot", id }));
}

/** Is it a move that lies beside others, made of several parts that are used later? */
export function isJoint(choice: Choice): boolean {
  return choice.parts.length > 1 && choice.parts.some(({ hints }) => hints.length > 0);
}

/**
 * Each spot to a part of its own that could be used there, rather to one with few
 * other places; nothing where that fails.
 */
export function seatSpots(
  choice: Choice,
  spots: readonly string[],
): ReadonlyMap<number, string> | null {
  const order = [...choice.parts.keys()].sort(
    (a, b) => (choice.parts[a]?.spots.length ?? 0) - (choice.parts[b]?.spots.length ?? 0),
  );
  const seated = seatDice(
    spots,
    order.map((place) => choice.parts[place]?.spots ?? []),
  );
  return seated && new Map([...seated].map(([at, spot]) => [order[at] ?? at, spot]));
}

/** Does the move touch all that was tapped, each die in a group of its own? */
export function fits(choice: Choice, taps: readonly Tap[]): boolean {
  const dice: string[] = [];
  for (const { kind, id } of taps) {
    if (kind === "die") dice.push(id);
    else if (!touches(choice, kind, id)) return false;
  }
  const spots = taps.filter(({ kind }) => kind === "spot").map(({ id }) => id);
  if (isJoint(choice) && seatSpots(choice, spots) === null) return false;
  return seatDice(dice, choice.dice) !== null;
}

function touches(choice: Choice, kind: Exclude<Kind, "die">, id: string): boolean {
  if (kind === "part") return choice.parts.some((part) => part.id === id);
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
  // A small step that nobody has tapped yet is still to be tapped.
  const isOpen = isJoint(preview) || (preview.is_light && !taps.length);
  return {
    spots: new Set(isOpen ? of("spot") : preview.spots),
    dice: new Set(pickDice(preview, taps)),
    buttons: new Set(preview.button ? [preview.button] : []),
    places: new Set(preview.place ? [preview.place] : []),
  };
}

/**
 * While moves remain, what they touch; once a move is found, everything that fits
 * any move, to change one's mind. Moves with a button of their own light only that,
 * unless all have one.
 */
function litBy(
  choices: readonly Choice[],
  remaining: readonly Choice[],
  taps: readonly Tap[],
  preview: Choice | null,
  picked: Touched,
): Touched {
  const isHeld = taps.some(({ kind }) => kind === "button");
  const isPlain = isHeld || choices.every(({ button }) => button);
  const from = (preview && !isHeld ? choices : remaining).filter(
    ({ button }) => !button || isPlain,
  );
  const before = preview ? [] : taps;
  const aims = preview && isJoint(preview) ? [preview] : from;
  const spots = new Set(aims.flatMap((choice) => choice.spots));
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
