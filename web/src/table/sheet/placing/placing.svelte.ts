/** A shape in hand: it follows finger, cursor or arrow keys, and becomes a move. */

import { announce } from "../../../lib/words/announce.svelte";
import type { Point } from "../../../lib/paper/drawing";
import {
  type Board,
  boardOf,
  heldAt,
  meantAt,
  meantBy,
  mirrored,
  nearestTo,
  type Place,
  placeAt,
  type Placement,
  placementOf,
  type Pose,
  REACH,
  stepped,
  turned,
} from "../../../lib/paper/place";
import type { Choice } from "../../../lib/wire";
import type { Play } from "../../play.svelte";

/** How long a place must be meant before it is asked why nothing fits there. */
const PAUSE = 260;

/** What is in hand: a pose over a point of the lattice, shown or put away. */
interface Held {
  key: string;
  pose: string;
  point: Point | null;
  /** How far it may jump to where it fits. */
  reach: number;
}

export class Placing {
  readonly play: Play;
  #held: Held | null = $state.raw(null);
  #glyph: { key: string; name: string } = $state.raw({ key: "", name: "" });
  #pause = 0;
  /** Where the last one was put: the next begins there. */
  #laid: Point | null = null;

  /** Nothing where nothing is placed. */
  readonly board: Board | null = $derived.by(() => {
    const { play } = this;
    const page = play.page(play.mySeat);
    const drawing = page && play.drawing(page);
    return drawing ? boardOf(drawing.spots, play.choices) : null;
  });
  readonly #now: Held | null = $derived.by(() =>
    this.#held?.key === this.play.key ? this.#held : null,
  );
  /** The shape on the sheet: the move that is previewed, else what is in hand. */
  readonly current: Placement | null = $derived.by(() => {
    const { board, play } = this;
    if (!board) return null;
    const held = this.#lying(board);
    if (!play.preview) return held;
    if (!play.preview.pose || held?.choice?.move === play.preview.move) {
      return play.preview.pose ? held : null;
    }
    return placementOf(board, play.preview);
  });
  readonly pose: Pose | null = $derived.by(() => this.current?.pose ?? this.#pose);
  /** What is drawn in it; empty until it is known. */
  readonly glyph: string = $derived.by(
    () =>
      this.play.choices.map((choice) => this.#glyphOf(choice)).find(Boolean) ??
      (this.#glyph.key === this.play.key ? this.#glyph.name : ""),
  );

  constructor(play: Play) {
    this.play = play;
  }

  get isBad(): boolean {
    return this.current !== null && !this.current.choice;
  }

  /** Is the shape on the sheet a move that only needs a yes? */
  get isFixed(): boolean {
    return Boolean(this.play.preview?.pose);
  }

  get canTurn(): boolean {
    return Boolean(this.board && this.pose && turned(this.board, this.pose) !== this.pose);
  }

  get canMirror(): boolean {
    return Boolean(this.board && this.pose && mirrored(this.board, this.pose) !== this.pose);
  }

  /** Which mark the shape becomes: where choices come without marks, one is asked for. */
  async learn(): Promise<void> {
    const { play } = this;
    const key = play.key;
    const first = play.choices.find(({ pose }) => pose);
    if (!first || this.glyph || this.#glyph.key === key) return;
    this.#glyph = { key, name: "" };
    const seen = await play.live.preview(first.move);
    if (seen && play.key === key) this.#glyph = { key, name: this.#glyphOf(seen) ?? "" };
  }

  // -- finger and cursor --------------------------------------------------------------

  /** The cursor is over a point: the shape follows, unless something is chosen already. */
  hover(point: Point): void {
    if (this.play.preview) return;
    this.#hold(point);
    this.#wonder();
  }

  leave(): void {
    if (this.play.preview || !this.#now?.point) return;
    this.#held = { ...this.#now, point: null };
    this.#settle();
  }

  /** A tap: puts the shape there; on the shape itself it turns it. */
  tap(point: Point): void {
    if (this.isFixed && this.isUnder(point)) return this.turn();
    const meant = this.board && meantAt(this.board, this.play.aims, point);
    if (meant) void this.play.choose(meant);
    else this.#put(point);
  }

  isUnder(point: Point): boolean {
    const { current } = this;
    return Boolean(
      current?.pose.cells.some(
        ([x, y]) =>
          current.corner[0] + x === Math.floor(point.x) &&
          current.corner[1] + y === Math.floor(point.y),
      ),
    );
  }

  drag(point: Point): void {
    const pose = this.pose?.key;
    if (this.isFixed) this.play.clear();
    this.#hold(point, pose);
    this.#settle();
  }

  /** Let go after dragging. */
  drop(): void {
    if (this.#now?.point) this.#put(this.#now.point);
  }

  // -- turning ------------------------------------------------------------------------

  turn(): void {
    this.#change(turned);
  }

  mirror(): void {
    this.#change(mirrored);
  }

  /** Another pose around the same cell. */
  #change(how: (board: Board, pose: Pose) => Pose): void {
    const { board, pose, current } = this;
    if (!board || !pose) return;
    const wasFixed = this.isFixed;
    const point = current && (this.#pointOf(current) ?? null);
    const next = how(board, pose).key;
    const reach = this.#now?.reach === REACH.none ? REACH.none : REACH.turned;
    this.#held = { key: this.play.key, pose: next, point, reach };
    if (!point) return;
    if (wasFixed) return this.#put(point, reach);
    this.#tell();
  }

  // -- arrow keys ---------------------------------------------------------------------

  /** What lies there is written. */
  lay(): void {
    const { current } = this;
    if (current?.choice) this.#laid = heldAt(current.pose, current.corner);
  }

  /** Take the shape in hand: where it is, where it is meant, or where it fits, as near as can be
   * to where the last one was put. */
  start(): void {
    const { board } = this;
    if (!board || this.current) return;
    const pose = this.#pose;
    const wanted = meantBy(board, this.play.aims);
    const found = wanted ? placementOf(board, wanted) : pose && nearestTo(board, pose, this.#laid);
    if (!found) return;
    this.#hold(heldAt(found.pose, found.corner), found.pose.key, REACH.none);
    this.#tell();
  }

  step(by: Place): void {
    const { board, current } = this;
    if (!board) return;
    if (!current) return this.start();
    const from = heldAt(current.pose, current.corner);
    const point = stepped(board.lattice, from, by);
    if (this.isFixed) this.play.clear();
    this.#hold(point, current.pose.key, REACH.none);
    this.#tell();
  }

  /** A button's push: one field further, and put there. */
  push(by: Place): void {
    const { board, current } = this;
    if (!board) return;
    if (!current) return this.start();
    this.#put(stepped(board.lattice, heldAt(current.pose, current.corner), by), REACH.none);
  }

  /** Enter: first it is chosen, then it is written. */
  async enter(): Promise<void> {
    const { board, current, play } = this;
    const meant = !current && board ? meantBy(board, play.aims) : null;
    if (meant) return play.choose(meant);
    if (!current) return this.start();
    if (this.isFixed) return play.confirm();
    if (current.choice) return play.choose(current.choice);
    await play.ask(current.covered.join(" "), true);
  }

  /** Escape: lets go of what is chosen, then of the shape. True while there was something. */
  release(): boolean {
    const had = this.play.taps.length > 0 || Boolean(this.#now?.point);
    this.play.clear();
    if (this.#now) this.#held = { ...this.#now, point: null };
    this.#settle();
    return had;
  }

  // -- within -------------------------------------------------------------------------

  get #pose(): Pose | null {
    const poses = this.board?.poses ?? [];
    return poses.find(({ key }) => key === this.#now?.pose) ?? poses[0] ?? null;
  }

  #lying(board: Board): Placement | null {
    const pose = this.#pose;
    const held = this.#now;
    return pose && held?.point ? placeAt(board, pose, held.point, held.reach) : null;
  }

  /** The point a placement is held by: the one that was meant, where it came from that. */
  #pointOf(placement: Placement): Point {
    const held = this.board && this.#lying(this.board);
    const isMeant =
      held?.pose === placement.pose && String(held.corner) === String(placement.corner);
    return isMeant && this.#now?.point ? this.#now.point : heldAt(placement.pose, placement.corner);
  }

  #hold(point: Point, pose = this.pose?.key ?? "", reach: number = REACH.put): void {
    this.#held = { key: this.play.key, pose, point, reach };
  }

  /** Choose the move at a point; where there is none, say why. */
  #put(point: Point, reach: number = REACH.put): void {
    const { play } = this;
    this.#hold(point, this.#now?.pose ?? this.pose?.key, reach);
    this.#settle();
    const found = this.board && this.#lying(this.board);
    if (found?.choice) {
      void play.choose(found.choice);
    } else if (found) {
      play.clear();
      void play.ask(found.covered.join(" "), true);
    }
  }

  /** Say where the shape is, or in a moment why it may not be there. */
  #tell(): void {
    const choice = this.current?.choice;
    if (choice) {
      this.#settle();
      announce(this.play.spoken(choice));
    } else {
      this.#wonder();
    }
  }

  #wonder(): void {
    this.#settle();
    const { current } = this;
    if (!current || current.choice) return;
    const covered = current.covered.join(" ");
    this.#pause = window.setTimeout(() => {
      if (this.isBad && this.current?.covered.join(" ") === covered) {
        void this.play.ask(covered, true);
      }
    }, PAUSE);
  }

  #settle(): void {
    clearTimeout(this.#pause);
    this.play.unask();
  }

  #glyphOf(choice: Choice): string | undefined {
    if (!choice.pose) return undefined;
    const areas = this.play.pack.areas;
    const whole = choice.marks.find(
      ({ glyph, spots }) => glyph in areas && spots.length === choice.spots.length,
    );
    return whole?.glyph;
  }
}
