/** The HTTP side of the server. Every error is a ``Refusal`` with a sentence. */

import type {
  About,
  Account,
  BotInfo,
  Companions,
  GameInfo,
  Guest,
  Health,
  History,
  HouseLink,
  HouseView,
  InvitationView,
  Join,
  KeeperLink,
  KeepersPage,
  Kept,
  Learned,
  Lobby,
  Log,
  Me,
  Meaning,
  MyLink,
  NewDoors,
  NewFace,
  NewHook,
  NewPush,
  NewTable,
  Opened,
  Pack,
  PasskeyQuestion,
  PlayNow,
  People,
  Problem,
  Proof,
  Reach,
  Reading,
  RecoveryCodes,
  Replay,
  Section,
  Secured,
  Story,
  TableRow,
  TableView,
  Taken,
  TakeSeat,
  TestResult,
  Turns,
  Where,
  Wishes,
} from "./wire";
import { at } from "./base";
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
  coverUrl: (game: string, language: string) => at(`/api/games/${game}/cover/${language}`),
  me: () => get<Me>("/api/me"),
  /** Lessons taken, and what was told when it first happened; for who is known here. */
  learned: () => get<Learned>("/api/me/learned"),
  learn: (learned: string[]) => act("/api/me/learn", { learned }),
  becomeGuest: (name: string, invitation = "") => post<Guest>("/api/guests", { name, invitation }),
  house: () => get<HouseView>("/api/house"),
  invited: (key: string) => look(`/api/invited/${key}`),
  hostLink: (key: string) => get<KeeperLink>(`/api/host-link/${key}`),
  becomeHost: (key: string, name: string) => post<Guest>(`/api/host-link/${key}/enter`, { name }),
  openTable: (plan: NewTable) => post<Opened>("/api/tables", plan),
  takeSeat: (table: string, seat: TakeSeat) => post<Taken>(`/api/tables/${table}/take`, seat),
  /** What a table's link tells; "open" for a table of the lobby. Nothing is taken yet. */
  invitation: (table: string, key: string) =>
    get<InvitationView>(`/api/tables/${table}/door/${key}`),
  join: (table: string, seat: Join) => post<Taken>(`/api/tables/${table}/join`, seat),
  /** All seats are taken: be told when one is free, or not any more. */
  awaitSeat: (table: string, key: string, is_on: boolean) =>
    post<InvitationView>(`/api/tables/${table}/await`, { key, is_on }),
  lobby: () => get<Lobby>("/api/lobby"),
  playNow: (wish: PlayNow) => post<Opened>("/api/play-now", wish),
  /** People one has played with. */
  companions: (table: string) => get<Companions>(`/api/tables/${table}/companions`),
  invite: (table: string, who: string) => act(`/api/tables/${table}/invite`, { who }),
  decline: (table: string) => act(`/api/tables/${table}/decline`),
  doorQrUrl: (table: string, key: string) => at(`/api/tables/${table}/door/${key}/qr`),
  /** Where a link to a seat leads; nothing is taken yet. */
  kept: (table: string, key: string) => get<Kept>(`/api/tables/${table}/take/${key}`),
  /** A link that is oneself on any device. */
  myLink: () => post<MyLink>("/api/me/link", {}),
  whoseLink: (key: string) => get<Guest>(`/api/welcome/${key}`),
  enter: (key: string) => post<Guest>(`/api/welcome/${key}/enter`, {}),
  look: (face: string) => post<NewFace>("/api/me/face", { face }),
  /** By which ways one is told that it is one's turn. */
  reach: () => get<Reach>("/api/me/reach"),
  wish: (wishes: Wishes) => post<Reach>("/api/me/reach/wishes", wishes),
  addPush: (push: NewPush) => post<Reach>("/api/me/reach/push", push),
  dropPush: (id: string) => removed<Reach>(`/api/me/reach/push/${id}`),
  putHook: (hook: NewHook) => post<Reach>("/api/me/reach/webhook", hook),
  dropHook: () => removed<Reach>("/api/me/reach/ways/webhook"),
  putMail: (address: string) => post<Reach>("/api/me/reach/mail", { address }),
  confirmMail: (code: string) => post<Reach>("/api/me/reach/mail/confirm", { code }),
  dropMail: () => removed<Reach>("/api/me/reach/ways/mail"),
  testReach: () => post<TestResult>("/api/me/reach/test", {}),
  turns: () => get<Turns>("/api/me/turns"),
  account: () => get<Account>("/api/account"),
  setPassword: (password: string, old: string) =>
    post<Secured>("/api/account/password", { password, old }),
  /** Show once more who one is. */
  prove: (proof: Partial<Proof>) => act("/api/account/prove", proof),
  dropPassword: () => remove("/api/account/ways/password"),
  askForPasskey: () => post<PasskeyQuestion>("/api/account/passkeys/options", {}),
  addPasskey: (credential: string) => post<Secured>("/api/account/passkeys", { credential }),
  dropPasskey: (id: string) => remove(`/api/account/passkeys/${encodeURIComponent(id)}`),
  newCodes: () => post<RecoveryCodes>("/api/account/codes", {}),
  signOutDevice: (id: string) => remove(`/api/account/devices/${id}`),
  signOutOthers: () => act("/api/account/sign-out-others"),
  signOut: () => act("/api/account/sign-out"),
  signIn: (login: string, password: string) =>
    post<Guest>("/api/sign-in/password", { login, password }),
  askPasskey: () => post<PasskeyQuestion>("/api/sign-in/passkey/options", {}),
  signInByPasskey: (credential: string) => post<Guest>("/api/sign-in/passkey", { credential }),
  signInByCode: (code: string) => post<Guest>("/api/sign-in/code", { code }),
  history: () => get<History>("/api/me/history"),
  archive: () => get<TableRow[]>("/api/me/archive"),
  exportUrl: at("/api/me/export"),
  putAway: (table: string, is_archived: boolean) =>
    act(`/api/me/tables/${table}/archive`, { is_archived }),
  throwAway: (table: string) => remove(`/api/me/tables/${table}`),
  leave: (name: string) => act("/api/me/leave", { name }),
  myQrUrl: (key: string) => at(`/api/welcome/${key}/qr`),
  table: (table: string) => get<TableView>(`/api/tables/${table}`),
  record: async (table: string) => (await send(`/api/tables/${table}/record`, {})).text(),
  /** The game that is on, or an earlier one of the campaign by its number. */
  recordUrl: (table: string, leg = 0) => at(`/api/tables/${table}/record${ofLeg(leg)}`),
  /** A campaign as one file. */
  albumUrl: (table: string) => at(`/api/tables/${table}/album`),
  /** The game that is on, or an earlier one of the campaign by its number. */
  replay: (table: string, leg = 0) => get<Replay>(`/api/tables/${table}/replay${ofLeg(leg)}`),
  replayOf: (record: string) => post<Replay>("/api/replay", { record }),
  /** A sheet in words, as it was after so many steps; -1 is the shared one. */
  readingAt: async (played: Played, step: number, sheet: number): Promise<Section[]> =>
    (await moment<Reading>("reading", played, { step, sheet })).sections,
  /** What a thing was after so many steps. */
  meaningAt: async (played: Played, step: number, sheet: number, thing: string): Promise<About> =>
    (await moment<Meaning>("meaning", played, { step, sheet, thing })).about,
  /** What mattered in the game that is on, and whether its dice were true. */
  story: (table: string) => get<Story>(`/api/tables/${table}/story`),
  rematch: (table: string) => post<Opened>(`/api/tables/${table}/rematch`, {}),
  qrUrl: (table: string, seat: number) => at(`/api/tables/${table}/qr?seat=${seat}`),
  where: () => get<Where>("/api/where"),
};

/** What only who hosts the server may ask. */
export const hosting = {
  page: () => get<KeepersPage>("/api/host"),
  people: (like: string, skip: number) =>
    get<People>(`/api/host/people?${new URLSearchParams({ like, skip: String(skip) })}`),
  log: (before: number) => get<Log>(`/api/host/log?before=${before}`),
  check: () => post<Health>("/api/host/check", {}),
  watch: (table: string) => act(`/api/host/tables/${table}/watch`),
  tell: (table: string, text: string) => act(`/api/host/tables/${table}/message`, { text }),
  end: (table: string) => act(`/api/host/tables/${table}/end`),
  link: (person: string) => post<HouseLink>(`/api/host/people/${person}/link`, {}),
  signOut: (person: string) => act(`/api/host/people/${person}/sign-out`),
  block: (person: string) => act(`/api/host/people/${person}/block`),
  unblock: (person: string) => act(`/api/host/people/${person}/unblock`),
  drop: (person: string) => act(`/api/host/people/${person}/drop`),
  doors: (doors: NewDoors) => act("/api/host/doors", doors),
  invite: () => post<HouseLink>("/api/host/invitations", {}),
  ban: (network: string) => act("/api/host/bans", { network }),
  lift: (ban: string) => remove(`/api/host/bans/${ban}`),
  announce: (text: string, lasts: number) => act("/api/host/announcement", { text, lasts }),
  takeDown: () => remove("/api/host/announcement/now"),
  backUp: () => act("/api/host/backups"),
  tryRestore: (name: string) => act(`/api/host/backups/${encodeURIComponent(name)}/try`),
  settle: (report: string) => act(`/api/host/reports/${report}/settle`),
};

/** A game's pack and the sheets that are needed of it, by name. */
export type GamePack = Pack & { drawings: Record<string, string> };
export type Wanted = readonly string[] | ((pack: Pack) => string[]);

/** A game of this server (of a campaign by its number), or a record from a file. */
export type Played = { table: string; leg: number } | { record: string };

function ofLeg(leg: number): string {
  return leg ? `?leg=${leg}` : "";
}

function moment<T>(
  what: string,
  played: Played,
  asked: Record<string, string | number>,
): Promise<T> {
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

/** What is done and says nothing. */
async function act(path: string, body: unknown = {}): Promise<void> {
  const headers = { "content-type": "application/json" };
  await send(path, { method: "POST", headers, body: JSON.stringify(body) });
}

/** Whether something is there. */
async function look(path: string): Promise<void> {
  await send(path, {});
}

async function remove(path: string): Promise<void> {
  await send(path, { method: "DELETE" });
}

/** What is left after something was taken away. */
function removed<T>(path: string): Promise<T> {
  return ask<T>(path, { method: "DELETE" });
}

async function ask<T>(path: string, request: RequestInit): Promise<T> {
  return (await (await send(path, request)).json()) as T;
}

async function send(path: string, request: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(at(path), { credentials: "same-origin", ...request });
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
