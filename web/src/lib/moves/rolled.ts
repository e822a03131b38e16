/** Which dice have just fallen: only those are told. */

import type { Token } from "../wire";

/** What each die showed, and in which turn. */
export interface Known {
  turn: number;
  faces: ReadonlyMap<string, string>;
}

export const NOTHING: Known = { turn: -1, faces: new Map() };

export function known(turn: number, tokens: readonly Token[]): Known {
  return { turn, faces: new Map(tokens.map(({ id, face }) => [id, face])) };
}

/** Dice where rolled dice lie that show something new; a die that only moves was not rolled. */
export function fallen(before: Known, turn: number, tokens: readonly Token[], tray: string) {
  const isNew = before.turn !== turn;
  return tokens.filter(
    ({ id, face, place }) => place === tray && (isNew || before.faces.get(id) !== face),
  );
}
