/** The hashes this device was shown while games were on: nobody can change them afterwards. */

const KEY = "rollwrite-sealed";
const MOST = 60;

export function gameKey(table: string, leg: number): string {
  return leg ? `${table}/${leg}` : table;
}

/** The first word counts. */
export function remember(game: string, hash: string): void {
  const kept = all();
  if (!hash || kept.some(([one]) => one === game)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...kept, [game, hash]].slice(-MOST)));
  } catch {
    // A browser that keeps nothing checks against the record alone.
  }
}

/** Empty where this device was not there. */
export function promised(game: string): string {
  return all().find(([one]) => one === game)?.[1] ?? "";
}

function all(): [string, string][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as [string, string][];
  } catch {
    return [];
  }
}
