/** The HTTP side of the server. Every error is a ``Refusal`` with a sentence. */

import type {
  About,
  BotInfo,
  GameInfo,
  Guest,
  Kept,
  Me,
  Meaning,
  MyLink,
  NewTable,
  Opened,
  Pack,
  Problem,
  Reading,
  Replay,
  Section,
  Story,
  TableView,
  Taken,
  TakeSeat,
  Where,
} from "./wire";
import type { Hand } from "./paper/marks";

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
  /** What a game looks and sounds like, with the drawings somebody wants of it. */
  pack: async (game: string, language: string, wanted: Wanted): Promise<GamePack> => {
    const path = `/api/games/${game}/pack/${language}`;
    const pack = await once(path, () => get<Pack>(path));
    const names = [...new Set(typeof wanted === "function" ? wanted(pack) : wanted)];
    const drawn = await Promise.all(names.map((name) => drawing(game, name, language)));
    return {
      ...pack,
      drawings: Object.fromEntries(names.map((name, at) => [name, drawn[at] ?? ""])),
    };
  },
  coverUrl: (game: string, language: string) => `/api/games/${game}/cover/${language}`,
  me: () => get<Me>("/api/me"),
  becomeGuest: (name: string) => post<Guest>("/api/guests", { name }),
  openTable: (plan: NewTable) => post<Opened>("/api/tables", plan),
  takeSeat: (table: string, seat: TakeSeat) => post<Taken>(`/api/tables/${table}/take`, seat),
  /** Where a link to a seat leads; nothing is taken yet. */
  kept: (table: string, key: string) => get<Kept>(`/api/tables/${table}/take/${key}`),
  /** A link that is oneself on any device. */
  myLink: () => post<MyLink>("/api/me/link", {}),
  whoseLink: (key: string) => get<Guest>(`/api/welcome/${key}`),
  enter: (key: string) => post<Guest>(`/api/welcome/${key}/enter`, {}),
  myQrUrl: (key: string) => `/api/welcome/${key}/qr`,
  table: (table: string) => get<TableView>(`/api/tables/${table}`),
  recordUrl: (table: string) => `/api/tables/${table}/record`,
  /** A campaign as one file. */
  albumUrl: (table: string) => `/api/tables/${table}/album`,
  /** The game that is on, or an earlier one of the campaign by its number. */
  replay: (table: string, leg = 0) =>
    get<Replay>(`/api/tables/${table}/replay${leg ? `?leg=${leg}` : ""}`),
  replayOf: (record: string) => post<Replay>("/api/replay", { record }),
  /** A sheet in words, as it was after so many steps; -1 is the shared one. */
  readingAt: async (played: Played, step: number, sheet: number): Promise<Section[]> =>
    (await at<Reading>("reading", played, { step, sheet })).sections,
  /** What a thing was after so many steps. */
  meaningAt: async (played: Played, step: number, sheet: number, thing: string): Promise<About> =>
    (await at<Meaning>("meaning", played, { step, sheet, thing })).about,
  /** What mattered in the game that is on, and whether its dice were true. */
  story: (table: string) => get<Story>(`/api/tables/${table}/story`),
  rematch: (table: string) => post<Opened>(`/api/tables/${table}/rematch`, {}),
  qrUrl: (table: string, seat: number) => `/api/tables/${table}/qr?seat=${seat}`,
  where: () => get<Where>("/api/where"),
};

/** A game's pack and the sheets that are needed of it, by name. */
export type GamePack = Pack & { drawings: Record<string, string> };
export type Wanted = readonly string[] | ((pack: Pack) => string[]);

/** A game of this server (of a campaign by its number), or a record from a file. */
export type Played = { table: string; leg: number } | { record: string };

function at<T>(what: string, played: Played, asked: Record<string, string | number>): Promise<T> {
  if ("record" in played) return post<T>(`/api/replay/${what}`, { ...played, ...asked });
  const words = Object.entries({ ...asked, leg: played.leg }).map(([key, one]) => [key, `${one}`]);
  return get<T>(`/api/tables/${played.table}/replay/${what}?${new URLSearchParams(words)}`);
}

function drawing(game: string, name: string, language: string): Promise<string> {
  const path = `/api/games/${game}/drawings/${encodeURIComponent(name)}/${language}`;
  return once(path, async () => (await send(path, {})).text());
}

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
  return (await (await send(path, request)).json()) as T;
}

async function send(path: string, request: RequestInit): Promise<Response> {
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
  if (answer.ok) return answer;
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
