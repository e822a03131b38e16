/** What can be read in words and asked about: a table, or a moment of a game that was played. */

import type { Drawing } from "../../lib/paper/drawing";
import type { Hand } from "../../lib/paper/marks";
import type { About, Item, Pack, Page, Section, Tally } from "../../lib/wire";
import type { Words } from "../../lib/words/words";

export interface Legible {
  readonly game: string;
  readonly words: Words;
  readonly pack: Pack;
  readonly hand: Hand;
  /** The drawings that lie there. */
  readonly drawings: ReadonlyMap<string, Drawing>;
  readonly pages: readonly Page[];
  /** The numbers of the shared sheet. */
  readonly tallies?: readonly Tally[];
  /** Whose sheet lies in the middle. */
  readonly centre: number;
  /** One's own; -1: none. */
  readonly mySeat: number;
  /** Another one as soon as something else may be written there. */
  readonly moment: number;
  /** A sheet, spot by spot; -1 is the shared one. */
  read(sheet: number): Promise<Section[]>;
  explain(sheet: number, thing: string): Promise<About | null>;
  /** The spot that has the focus where no element stands for it. */
  focusedSpot?(): string | null;
  /** What was asked before no longer matters. */
  unask?(): void;
}

/** How the spots of a sheet in words are touched, where they can be. */
export interface Touch {
  isOpen(item: Item): boolean;
  isLit(item: Item): boolean;
  tap(item: Item): void;
}

export function pageOf(book: Pick<Legible, "pages">, seat: number): Page | undefined {
  return book.pages.find((page) => page.seat === seat);
}
