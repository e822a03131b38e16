/** Moves made of parts, at play: what lies side by side, what is in hand, what is used. */

import { isJoint, narrow, seatSpots, type Tap } from "../../lib/moves/narrow";
import {
  afterJoint,
  type Chip,
  chipsAhead,
  chipsAtSpots,
  chipsOfDice,
  type Row,
  rarest,
  rowsOf,
  usesOf,
} from "../../lib/moves/parts";
import type { Choice } from "../../lib/wire";
import type { Play } from "../play.svelte";

export class Joint {
  readonly #play: Play;

  /** The moves that lie side by side. */
  readonly all: Choice[] = $derived.by(() => this.#play.choices.filter(isJoint));
  readonly #past = $derived.by(() => afterJoint(this.#play.view.steps));
  /** The one in hand: picked, else made already. */
  readonly current: Choice | null = $derived.by(() => {
    const { preview } = this.#play;
    return preview && isJoint(preview) ? preview : this.#past.joint;
  });
  /** The parts of the one that is made. */
  readonly rows: Row[] = $derived.by(() => {
    const { joint, later } = this.#past;
    return joint && !this.all.length ? rowsOf(joint, later, this.#play.choices) : [];
  });
  readonly spots: ReadonlyMap<string, Chip[]> = $derived.by(() => {
    if (this.#play.taps.some(({ kind }) => kind === "button")) return new Map();
    if (this.rows.length) return chipsAtSpots(this.rows, this.#play.choices);
    return this.current && this.all.length ? chipsAhead(this.current) : new Map();
  });
  readonly dice: ReadonlyMap<string, Chip> = $derived.by(() =>
    this.current ? chipsOfDice(this.current, this.#play.taps) : new Map(),
  );
  /** Spots of steps that can be taken back by a tap. */
  readonly used: ReadonlySet<string> = $derived.by(() => {
    const light = this.#play.view.steps.filter((step) => step.is_light);
    return new Set(light.flatMap(({ spots }) => spots.at(-1) ?? []));
  });

  constructor(play: Play) {
    this.#play = play;
  }

  /** Does the move in hand still fit, or did taps rule it out? */
  fits(choice: Choice): boolean {
    const { taps, narrowed } = this.#play;
    return !taps.length || Boolean(this.#play.preview) || narrowed.remaining.includes(choice);
  }

  /** Tap a move that lies beside others; with its targets known, they are used at once. */
  async tapMove(choice: Choice, byKey = false): Promise<void> {
    const play = this.#play;
    if (play.preview?.move === choice.move && byKey) return this.make();
    await play.tap({ kind: "move", id: choice.move });
    if (play.preview?.move === choice.move && this.#spots.length) await this.make();
  }

  /**
   * A tap on a spot, where it means more than narrowing: a target of the move in hand,
   * a small step to take, or one to take back. True if it did.
   */
  async take(next: Tap): Promise<boolean> {
    const play = this.#play;
    const { preview, narrowed } = play;
    if (next.kind !== "spot") return false;
    if (preview && isJoint(preview) && narrowed.lit.spots.has(next.id)) {
      const spots = [...this.#spots, next.id];
      const seated = seatSpots(preview, spots) ?? seatSpots(preview, [next.id]);
      if (seated) return this.#make(preview, usesOf(preview, seated));
    }
    if (narrowed.lit.spots.has(next.id) || !this.used.has(next.id)) return false;
    return this.undo(play.view.steps.findLast(({ spots }) => spots.at(-1) === next.id) ?? null);
  }

  /** Make the move in hand, and use its parts where targets were tapped. */
  async make(): Promise<void> {
    const { preview } = this.#play;
    if (!preview || !isJoint(preview)) return;
    const seated = seatSpots(preview, this.#spots);
    await this.#make(preview, seated ? usesOf(preview, seated) : []);
  }

  /** The first target is used for certain; a second one as far as that is possible. */
  async #make(joint: Choice, uses: string[]): Promise<boolean> {
    const play = this.#play;
    const before = [...this.#moves, joint.move];
    const unique = [...new Set(uses)];
    if (unique.length > 1 && (await play.redo([...before, ...unique], true))) return true;
    await play.redo([...before, ...unique.slice(0, 1)]);
    return true;
  }

  /** Take one step back and keep the later ones, where they do without it. */
  async undo(step: Choice | null): Promise<boolean> {
    const play = this.#play;
    const { steps } = play.view;
    const at = step ? steps.indexOf(step) : -1;
    if (at < 0) return false;
    const moves = this.#moves;
    const rest = moves.slice(at + 1);
    if (rest.length && (await play.redo([...moves.slice(0, at), ...rest], true))) return true;
    await play.redo(moves.slice(0, at));
    return true;
  }

  /** The last two steps the other way round. */
  async swap(): Promise<void> {
    const moves = this.#moves;
    const [one, two] = moves.slice(-2);
    if (one && two) await this.#play.redo([...moves.slice(0, -2), two, one]);
  }

  /** Does a tap leave one small step, to be taken at once? */
  lightOf(taps: readonly Tap[]): Choice | null {
    const { choices } = this.#play;
    const { remaining } = narrow(choices, taps);
    if (remaining.length > 1 && !remaining.some(isJoint)) return rarest(remaining, choices);
    const [only] = remaining;
    return only?.is_light ? only : null;
  }

  get #spots(): string[] {
    return this.#play.taps.filter(({ kind }) => kind === "spot").map(({ id }) => id);
  }

  get #moves(): string[] {
    return this.#play.view.steps.map(({ move }) => move);
  }
}
