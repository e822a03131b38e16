/**
 * What lies open over a page: the back key closes the topmost, and leaves the page only when
 * nothing is open. For that one entry of the browser's history stands over the page's own as
 * long as anything is open; whoever closes it otherwise takes the entry away again.
 */

interface Layer {
  readonly close: () => void;
}

/** The topmost last. */
const open: Layer[] = [];
/** The address that is shown. */
let page = "";
/** What waits until our entry is gone. */
let after: (() => void)[] | null = null;

/** Something lies open now; gives back what to do when it is gone. */
export function layer(close: () => void): () => void {
  const one: Layer = { close };
  open.push(one);
  lay();
  return () => {
    open.splice(open.indexOf(one), 1);
    // What opens in its place, or leads elsewhere, comes first.
    setTimeout(tidy);
  };
}

/** To be done in the page's own entry; `isOver`: ours stands there, to be written over. */
export function inPage(act: (isOver: boolean) => void): void {
  if (after) return void after.push(() => inPage(act));
  act(isOurs());
  page = address();
}

/** Did the history only move between a page and what lay over it? Then nothing is to be shown. */
export function hasMoved(): boolean {
  if (after) return settled();
  if (isOurs()) {
    if (!open.length) tidy(); // there is nothing to come forward to
    return true;
  }
  if (!history.state?.isUnder || address() !== page) {
    page = address();
    return false;
  }
  open.at(-1)?.close();
  setTimeout(() => {
    if (open.length) lay();
  });
  return true;
}

/** Call once: a page that was loaded anew has nothing open. */
export function startLayers(): void {
  page = address();
  if (isOurs()) tidy();
}

function lay(): void {
  if (after || isOurs()) return;
  page = address();
  history.replaceState({ ...history.state, isUnder: true }, "");
  history.pushState({ isOver: true }, "");
}

function tidy(): void {
  if (open.length || after || !isOurs()) return;
  after = [];
  history.back();
}

function settled(): boolean {
  const waiting = after ?? [];
  after = null;
  if (open.length) lay();
  for (const act of waiting) act();
  return address() === page;
}

function isOurs(): boolean {
  return Boolean(history.state?.isOver);
}

function address(): string {
  return location.pathname + location.search;
}
