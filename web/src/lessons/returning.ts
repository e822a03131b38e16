/** Who leaves a table for a lesson finds the way back, in this tab. */

const KEY = "rollwrite back";

export function comeBackTo(table: string): void {
  try {
    sessionStorage.setItem(KEY, table);
  } catch {
    // The table is among one's own, on the first page.
  }
}

/** The table that waits; empty where none does. */
export function tableThatWaits(): string {
  try {
    return sessionStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

/** Where leaving a lesson leads. */
export function wayOut(): string {
  const table = tableThatWaits();
  return table ? `/table/${table}` : "/";
}

export function cameBack(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
