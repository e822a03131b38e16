/** The HTTP side of the server. Every error is a ``Refusal`` with a sentence. */

import type {
  BotInfo,
  GameInfo,
  Guest,
  Me,
  NewTable,
  Opened,
  Pack,
  Problem,
  Replay,
  TableView,
  Taken,
  TakeSeat,
  Where,
} from "./wire";
import type { Hand } from "./marks";

export class Refusal extends Error {
  readonly status: number;
  readonly problem: Problem;

  constructor(status: number, problem: Problem) {
    super(problem.sentence);
    this.status = status;
    this.problem = problem;
  }
}

export const api = {
  games: () => once("/api/games", () => get<GameInfo[]>("/api/games")),
  bots: () => once("/api/bots", () => get<BotInfo[]>("/api/bots")),
  hand: () => once("/api/hand", () => get<Hand>("/api/hand")),
  pack: (game: string, language: string) => {
    const path = `/api/games/${game}/pack/${language}`;
    return once(path, () => get<Pack>(path));
  },
  coverUrl: (game: string, language: string) => `/api/games/${game}/cover/${language}`,
  me: () => get<Me>("/api/me"),
  becomeGuest: (name: string) => post<Guest>("/api/guests", { name }),
  openTable: (plan: NewTable) => post<Opened>("/api/tables", plan),
  takeSeat: (table: string, seat: TakeSeat) => post<Taken>(`/api/tables/${table}/take`, seat),
  table: (table: string) => get<TableView>(`/api/tables/${table}`),
  recordUrl: (table: string) => `/api/tables/${table}/record`,
  replay: (table: string) => get<Replay>(`/api/tables/${table}/replay`),
  replayOf: (record: string) => post<Replay>("/api/replay", { record }),
  rematch: (table: string) => post<Opened>(`/api/tables/${table}/rematch`, {}),
  qrUrl: (table: string, seat: number) => `/api/tables/${table}/qr?seat=${seat}`,
  where: () => get<Where>("/api/where"),
};

/** Things that never change while the page is open are fetched once. */
const fetched = new Map<string, Promise<unknown>>();

function once<T>(key: string, ask: () => Promise<T>): Promise<T> {
  const known = fetched.get(key) as Promise<T> | undefined;
  if (known) return known;
  const asked = ask();
  fetched.set(key, asked);
  asked.catch(() => fetched.delete(key));
  return asked;
}

function get<T>(path: string): Promise<T> {
  return ask<T>(path, { headers: { accept: "application/json" } });
}

function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { "content-type": "application/json" };
  return ask<T>(path, { method: "POST", headers, body: JSON.stringify(body) });
}

async function ask<T>(path: string, request: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, { credentials: "same-origin", ...request });
  } catch {
    throw new Refusal(0, {
      code: "offline",
      sentence: "The server does not answer.",
      reason: null,
    });
  }
  if (answer.ok) return (await answer.json()) as T;
  throw new Refusal(answer.status, await problemOf(answer));
}

async function problemOf(answer: Response): Promise<Problem> {
  const fallback = { code: `http-${answer.status}`, sentence: answer.statusText, reason: null };
  try {
    return { ...fallback, ...((await answer.json()) as Partial<Problem>) };
  } catch {
    return fallback;
  }
}
