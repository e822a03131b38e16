/** What the others did, one after another, before one is asked again. */

import { type Deed, deedsOf, joined, type Known, knownOf } from "../../../lib/moves/deeds";
import type { Live } from "../../../lib/live.svelte";
import { preferences } from "../../../lib/preferences.svelte";
import { sound, soundOf } from "../../../lib/sound/sound";
import type { News, Page, TableView } from "../../../lib/wire";

/**
 * How long a move is shown (milliseconds): a look at who and where, and time for each word; less
 * than a moment nobody could follow. What does not fit into the longest comes at once.
 */
const LOOK = 800;
const WORD = 250;
const MOMENT = 1500;
const LONGEST = 12_000;
/** How long a change of points stays beside the name. */
const FLAGGED = 2000;
/** More than that nobody wants to see: the oldest are only there. */
const MOST = 12;

export class Watching {
  readonly #live: Live;
  /** Is something to be seen first? Then all that others do waits. */
  readonly #hasFirst: () => boolean;
  /** How a deed is told. */
  readonly #said: (deed: Deed) => string;
  /** They wait. */
  isHeld = $state(false);
  /** The one that is shown, and those that come after it. */
  queue: Deed[] = $state.raw([]);
  /** The last deed of each seat since one decided. */
  last: ReadonlyMap<number, Deed> = $state.raw(new Map());
  /** Deeds that were shown a moment ago. */
  flagged: ReadonlySet<Deed> = $state.raw(new Set());
  /** Sheets as they are shown while others are still to come. */
  #pages: ReadonlyMap<number, Page> = $state.raw(new Map());
  #known: Known = new Map();
  /** Until then the last one has been shown. */
  #end = 0;
  #timer = 0;
  #lookers = 0;

  readonly current: Deed | null = $derived(this.isHeld ? null : (this.queue[0] ?? null));
  readonly isOn: boolean = $derived(this.queue.length > 0);
  /** The table as far as it has been seen. */
  readonly table: TableView = $derived.by(() => this.#seen());

  constructor(
    live: Live,
    hasFirst: () => boolean = () => false,
    said: (deed: Deed) => string = () => "",
  ) {
    this.#live = live;
    this.#hasFirst = hasFirst;
    this.#said = said;
    if (live.table?.view) this.#known = knownOf(live.table.view);
    live.onarrival = (before, fresh) => this.#arrive(before, fresh);
  }

  /** Somebody looks; gives back how to stop. */
  look(): () => void {
    this.#lookers += 1;
    return () => {
      this.#lookers -= 1;
      if (!this.#lookers) this.#drop();
    };
  }

  /** What had to be seen first was seen. */
  release(): void {
    if (!this.isHeld || this.#hasFirst()) return;
    this.isHeld = false;
    this.#end = performance.now() + LONGEST;
    this.#begin();
  }

  /** The next one, now. */
  next(): void {
    if (this.isHeld) return;
    clearTimeout(this.#timer);
    this.queue = this.queue.slice(1);
    if (this.isOn) this.#begin();
    else this.#finish();
  }

  /** All that is left at once. */
  skip(): void {
    if (!this.isHeld) this.#drop();
  }

  /** Somebody changed how fast it goes. */
  keepPace(): void {
    if (!this.isOn) return;
    clearTimeout(this.#timer);
    if (preferences.pace === "fast" || !preferences.watches) this.#drop();
    else this.#wait();
  }

  /** What a seat did last, if that is still worth pointing at. */
  of(seat: number): Deed | undefined {
    return this.last.get(seat);
  }

  // -- what arrives -------------------------------------------------------------------

  #arrive(before: TableView | null, fresh: News[]): void {
    const after = this.#live.table;
    if (!after?.view) return;
    const { view } = after;
    if (!before?.view || before.seat !== after.seat || !isSameGame(before, after)) {
      return this.#forget(after);
    }
    const deeds = deedsOf(before.view, view, this.#known, fresh);
    if (deeds.length) this.#known = knownOf(view);
    const mine = deeds.find(({ seat }) => seat === after.seat);
    if (mine) this.#decided(mine);
    this.#add(deeds.filter((deed) => deed !== mine));
    const isAsked = !before.view.choices.length && view.choices.length > 0;
    if (!this.isOn && (isAsked || (view.result && !before.view.result))) this.#ring();
  }

  /** Another game, or another seat: nothing of what was is shown. */
  #forget({ view }: TableView): void {
    this.#drop();
    this.last = new Map();
    if (view) this.#known = knownOf(view);
  }

  /** One's own: the others' last moves have been looked at, the special is heard. */
  #decided(mine: Deed): void {
    this.last = new Map([[mine.seat, mine]]);
    soundOf(heardIn(mine).filter((name) => name !== "write"));
  }

  #add(deeds: Deed[]): void {
    if (!deeds.length || !preferences.watches) return;
    if (preferences.pace === "fast" || !this.#lookers || document.hidden) {
      this.#drop();
      for (const deed of deeds) this.#tell(deed);
      if (this.#lookers && !document.hidden) soundOf(deeds.flatMap(heardIn));
      return;
    }
    this.#hold(deeds);
    const isIdle = !this.isOn;
    this.#end = performance.now() + LONGEST;
    this.queue = deeds.reduce(added, this.queue);
    this.#thin();
    if (isIdle) this.isHeld = this.#hasFirst();
    if (isIdle && !this.isHeld) this.#begin();
  }

  #thin(): void {
    const [first, ...rest] = this.queue;
    if (!first || rest.length <= MOST) return;
    for (const deed of rest.slice(0, -MOST)) this.#tell(deed);
    this.queue = [first, ...rest.slice(-MOST)];
  }

  /** Sheets stay as they are until their turn comes. */
  #hold(deeds: Deed[]): void {
    const pages = new Map(this.#pages);
    for (const { scene, pages: changed } of deeds) {
      for (const { seat } of changed) {
        const old = scene.pages.find((page) => page.seat === seat);
        if (old && !pages.has(seat)) pages.set(seat, old);
      }
    }
    this.#pages = pages;
  }

  // -- what is shown ------------------------------------------------------------------

  #begin(): void {
    if (!this.current) return;
    const pages = this.current.pages.map((page) => [page.seat, page] as const);
    this.#pages = new Map([...this.#pages, ...pages]);
    this.#tell(this.current);
    soundOf(heardIn(this.current));
    this.#wait();
  }

  #wait(): void {
    const [deed] = this.queue;
    // Who learns reads as slowly as they like.
    const isPatient = preferences.pace !== "normal" || Boolean(this.#live.table?.lesson);
    if (isPatient || !deed) return;
    const left = this.#end - performance.now();
    const fair = Math.max(MOMENT, left / this.queue.length);
    const time = Math.min(readingTime(this.#said(deed)), fair);
    const isLast = left - time < MOMENT;
    this.#timer = window.setTimeout(() => (isLast ? this.skip() : this.next()), time);
  }

  /** All that is left is there at once. */
  #drop(): void {
    if (!this.isOn) return;
    clearTimeout(this.#timer);
    for (const deed of this.queue.slice(this.isHeld ? 0 : 1)) this.#tell(deed);
    [this.queue, this.isHeld] = [[], false];
    this.#finish();
  }

  #tell(deed: Deed): void {
    this.last = new Map(this.last).set(deed.seat, deed);
    this.flagged = new Set([...this.flagged, deed]);
    setTimeout(() => {
      this.flagged = new Set([...this.flagged].filter((one) => one !== deed));
    }, FLAGGED);
  }

  #finish(): void {
    this.#pages = new Map();
    this.#ring();
  }

  /** It is over, or somebody who looks elsewhere is asked. */
  #ring(): void {
    const { view, seat = -1 } = this.#live.table ?? {};
    if (view?.result) sound(seat < 0 || view.result.winners.includes(seat) ? "win" : "lose");
    else if (view?.choices.length && !document.hasFocus()) sound("turn");
  }

  #seen(): TableView {
    const now = this.#live.table as TableView;
    const [first] = this.queue;
    if (!first || !now.view) return now;
    const isMine = now.view.choices.length > 0;
    const prompt = { id: isMine ? "watch-first" : "watch-on", args: {} };
    const view = {
      ...first.scene,
      seat: now.seat,
      active: first.seat,
      prompt: this.isHeld ? first.scene.prompt : prompt,
      pages: now.view.pages.map((page) => this.#pages.get(page.seat) ?? page),
      waiting: [],
      choices: [],
      routes: [],
      remarks: [],
      steps: [],
      bundles: [],
    };
    return { ...now, view, can_take_back: false, can_commit: false };
  }
}

function heardIn({ news }: Deed): News["sound"][] {
  return news.map(({ sound }) => sound);
}

function readingTime(said: string): number {
  const words = said.split(/[\s·]+/).filter(Boolean).length;
  return Math.max(MOMENT, LOOK + words * WORD);
}

/** What the same seat does in a row is shown as one, as long as it is not shown yet. */
function added(queue: Deed[], deed: Deed): Deed[] {
  const last = queue.length > 1 ? queue.at(-1) : undefined;
  return last?.seat === deed.seat ? [...queue.slice(0, -1), joined(last, deed)] : [...queue, deed];
}

function isSameGame(before: TableView, after: TableView): boolean {
  const drawn = ({ view }: TableView) => view?.pages.map(({ drawing }) => drawing).join(" ");
  const leg = ({ campaign }: TableView) => campaign?.leg ?? 0;
  return drawn(before) === drawn(after) && leg(before) === leg(after);
}
