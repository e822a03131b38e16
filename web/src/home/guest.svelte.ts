/** Who is here: a name (empty before we have met) and the tables they sit at. */

import { api } from "../lib/api";
import type { InvitationView, LeftOut, TableRow } from "../lib/wire";

export class Guest {
  /** Nothing until the server has answered. */
  name: string | null = $state(null);
  /** What they chose to look like. */
  face = $state("");
  tables: readonly TableRow[] = $state.raw([]);
  /** Tables that cannot be opened. */
  damaged: readonly LeftOut[] = $state.raw([]);
  /** Tables somebody asked them to. */
  invitations: readonly InvitationView[] = $state.raw([]);
  error: unknown = $state.raw(null);

  constructor() {
    void this.look();
  }

  async look(): Promise<void> {
    try {
      const { name, face, tables, damaged, invitations } = await api.me();
      this.name = name;
      this.face = face;
      this.damaged = damaged;
      if (JSON.stringify(invitations) !== JSON.stringify(this.invitations))
        this.invitations = invitations;
      this.error = null;
      if (JSON.stringify(tables) !== JSON.stringify(this.tables)) this.tables = inOrder(tables);
    } catch (error) {
      this.error = error;
    }
  }
}

/** Those that wait for me first, then the last touched. */
export function inOrder(tables: readonly TableRow[]): TableRow[] {
  return [...tables].sort(
    (a, b) => Number(b.your_turn) - Number(a.your_turn) || b.changed - a.changed,
  );
}

/** A game is over, but its campaign goes on. */
export function hasNext({ status, leg, legs }: TableRow): boolean {
  return status === "over" && leg < legs;
}

/** Nothing is left to be played here. */
export function isFinished(row: TableRow): boolean {
  return row.status === "over" && !hasNext(row);
}
