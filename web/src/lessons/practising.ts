/** From a position to a table where nothing counts: against a level of one's choice. */

import { api } from "../lib/api";
import { PARTNER } from "../lib/people/bots";
import type { NewTable, TableView } from "../lib/wire";
import { botsCalled, known, MOST_BOTS } from "./opening";

export interface Position {
  game: string;
  /** The record it is taken from, and how many rolls and moves have happened there. */
  record: () => Promise<string>;
  at: number;
  seats: number;
  /** Whose place one takes. */
  seat: number;
}

/** A table as it stands now. */
export function positionOf({ id, game, seats }: TableView, seat: number): Position {
  const record = () => api.record(id);
  return { game, record, at: Number.MAX_SAFE_INTEGER, seats: seats.length, seat };
}

export async function practise(from: Position, bot: string): Promise<string> {
  await known();
  const practice = { record: await from.record(), at: from.at, card: "" };
  return open({ game: from.game, seats: seated(from.seats, from.seat, bot), practice });
}

/** What is tried at which table, until it has been said there. */
const tried = new Map<string, string>();

/** A rule card, where a lesson has a position for it. */
export async function tryCard(game: string, card: string, name: string): Promise<string> {
  await known();
  const seats = botsCalled(MOST_BOTS, PARTNER);
  const table = await open({ game, name, seats, practice: { record: "", at: 0, card } });
  tried.set(table, card);
  return table;
}

/** The card that a table was opened for, said once; empty where there is none. */
export function cardToTry(table: string): string {
  const card = tried.get(table) ?? "";
  tried.delete(table);
  return card;
}

export function seated(count: number, me: number, bot: string): NonNullable<NewTable["seats"]> {
  const others = botsCalled(count - 1, bot);
  return [...others.slice(0, me), { kind: "me" }, ...others.slice(me)];
}

async function open(plan: NewTable): Promise<string> {
  return (await api.openTable({ ...plan, hints: true })).table;
}
