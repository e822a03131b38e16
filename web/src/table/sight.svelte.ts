/** What a player sees of the table: whose sheet lies in the middle, what is said, what is open. */

import { t } from "../lib/words/words";
import type { Drawing } from "../lib/paper/drawing";
import type { Page } from "../lib/wire";
import { Asking } from "../kit/reading/asking.svelte";
import { Firsts } from "../lessons/firsts.svelte";
import { Leafing } from "./sheet/leafing.svelte";
import type { Play } from "./play.svelte";

/** Handing the device on: to whom (-1: nobody), and how. */
export interface Pass {
  readonly to: number;
  go: () => void;
}

/** No sheet; -1 is the one that all share. */
export const NOTHING = -2;

export class Sight {
  readonly play: Play;
  readonly pass: Pass;
  readonly leafing: Leafing;
  /** The seat whose sheet is looked at; -1: none. */
  open = $state(NOTHING);
  hasMenu = $state(false);
  /** The sheet that is read in words; NOTHING: none. */
  reading = $state(NOTHING);
  readonly asking: Asking;
  /** What happened for the first time, in one line. */
  readonly firsts: Firsts;
  /** What lies beside the table: a page that reminds, and the words of the game. */
  hasReminder = $state(false);
  hasMoves = $state(false);
  hasHints = $state(false);
  /** The time rule lies open. */
  hasTime = $state(false);
  /** What can be told to partners lies open. */
  hasPhrases = $state(false);
  /** The shared sheet lies over one's own. */
  isUnfolded = $state(false);

  readonly centre: number = $derived.by(() => this.play.centre);
  readonly others: number[] = $derived.by(() => afterMe(this.play.table.seats.length, this.centre));
  readonly page: Page | undefined = $derived.by(() => this.play.page(this.centre));
  readonly drawing: Drawing | undefined = $derived.by(
    () => this.page && this.play.drawing(this.page),
  );
  readonly isShared: boolean = $derived.by(() => this.play.page(-1) !== undefined);
  readonly isPlacing: boolean = $derived.by(() => this.play.placing.board !== null);
  readonly canAsk: boolean = $derived.by(
    () => this.play.table.has_hints && this.play.isMyChoice && this.play.choices.length > 1,
  );
  /** Nothing fits but what has a button of its own. */
  readonly isButtons: boolean = $derived.by(
    () => this.play.isMyChoice && this.play.buttons.length === this.play.choices.length,
  );
  /** How much of a dock this game needs, from the first turn to the last. */
  readonly need: "little" | "shapes" | "parts" | "places" = $derived.by(() => {
    const { pack } = this.play;
    if (pack.has_parts) return "parts";
    if (pack.places.length > 1) return "places";
    return Object.keys(pack.areas).length ? "shapes" : "little";
  });
  /** Verbs and pieces fill the row of actions: what can be said to rivals stands in the menu. */
  readonly isTight: boolean = $derived.by(
    () => this.need !== "little" && this.need !== "places" && this.play.table.say_every > 0,
  );
  /** Something can be done, or taken back, or handed on. */
  readonly canAct: boolean = $derived.by(
    () => this.play.isMyChoice || this.play.table.can_take_back || this.pass.to >= 0,
  );
  /** One has done what one could, and waits for the others. */
  readonly isWaiting: boolean = $derived.by(() => {
    const { isMyChoice, isOnlooker, watching, table } = this.play;
    const isIdle = !isMyChoice && !table.can_commit && this.pass.to < 0;
    return isIdle && !isOnlooker && !watching.isOn && table.status === "playing";
  });
  /** In a lesson the list covers nothing that is pointed at later. */
  readonly #step: number = $derived.by(() => this.play.table.lesson?.at ?? -1);
  #listed = $state(-1);
  readonly showsHints: boolean = $derived.by(() => this.hasHints && this.canAsk);
  readonly showsMoves: boolean = $derived.by(
    () => this.hasMoves && !this.showsHints && this.play.isMyChoice && this.#step === this.#listed,
  );

  // -- what is said -------------------------------------------------------------------

  readonly goals: string = $derived.by(() =>
    this.play.view.tallies
      .filter(({ of }) => of)
      .map(({ id, value, of }) => this.play.words.say(`tally-${id}`, { value, of }))
      .join(" · "),
  );
  readonly prompt: string = $derived.by(() => this.#prompt());
  /** What the game points out, where it has no place of its own; nothing while a move is in hand. */
  readonly remark: string = $derived.by(() => {
    const { play } = this;
    const [first] = play.view.remarks;
    const isIdle = play.isMyChoice && !play.preview && !this.isBegun && !play.table.lesson;
    return first && isIdle && this.need !== "places" ? play.words.say(first.words) : "";
  });
  readonly notes: string = $derived.by(() => this.play.notesOf(this.play.preview));
  readonly hint: string = $derived.by(() => (this.isPlacing && this.play.why) || this.#hint());
  /** Why the last tap fitted nothing, to be shown where it was. */
  readonly reason: string = $derived.by(() => this.play.reason);
  /** How the place in hand is meant, or why it is none. */
  readonly verdict: string = $derived.by(() => (this.isPlacing ? this.#verdict() : ""));

  constructor(play: Play, pass: Pass) {
    this.play = play;
    this.pass = pass;
    this.leafing = new Leafing(this);
    this.asking = new Asking(play);
    this.firsts = new Firsts(play);
  }

  /** One's own sheet in words; an onlooker's first. */
  read() {
    this.hasMenu = false;
    this.reading = this.centre;
  }

  /** The page beside the table; again: away with it. */
  remind() {
    this.hasMenu = false;
    this.hasReminder = !this.hasReminder;
  }

  /** What can be said, in the menu's place. */
  talk() {
    this.hasMenu = false;
    this.hasPhrases = true;
  }

  /** Over the moves, if they are open; again: back to what was there. */
  toggleHints() {
    this.hasHints = !this.showsHints;
  }

  toggleMoves() {
    if (this.showsMoves) this.hasMoves = false;
    else this.showMoves();
  }

  /** Where hints are, moves take their place. */
  showMoves() {
    this.#listed = this.#step;
    this.hasHints = false;
    this.hasMoves = true;
  }

  #prompt(): string {
    const { play } = this;
    const { held, text } = play.shifting;
    if (held) return t("table-held-where", { text });
    const button = this.#button();
    if (button) return t("table-aim", { button: play.words.say(`button-${button}`) });
    // All is chosen but not told yet; the view is ahead of that.
    const isReady = !play.isMyChoice && play.table.can_commit;
    return isReady ? t("table-ready") : play.words.say(play.view.prompt);
  }

  /** Held, with several moves behind it: it asks for the rest. */
  #button(): string {
    if (this.play.preview) return "";
    return this.play.taps.find(({ kind }) => kind === "button")?.id ?? "";
  }

  /** Something is tapped, and more belongs to it. */
  get isBegun(): boolean {
    const { play } = this;
    const isLight = play.choices.some((choice) => choice.is_light);
    return play.isMyChoice && play.taps.length > 0 && !play.preview && !this.isPlacing && !isLight;
  }

  #hint(): string {
    const { play } = this;
    if (play.isOnlooker) return t("table-onlooker-text");
    if (play.shifting.held) return t("table-held");
    if (play.shifting.steps.size) return t("table-shift-hint");
    if (!play.isMyChoice) {
      return play.company.story || (play.table.can_take_back ? t("table-written") : "");
    }
    if (play.placing.board) return t(play.placing.isFixed ? "place-hint-picked" : "place-hint");
    if (play.choices.length === 1) return t("table-hint-sole");
    if (this.isButtons) return t(play.preview ? "table-hint-picked" : "table-hint-buttons");
    const { dice, spots } = play.narrowed.lit;
    if (this.isBegun) {
      if (!dice.size) return t("table-hint-more-spots");
      return t(spots.size ? "table-hint-more" : "table-hint-more-dice");
    }
    if (play.joint.all.length) return t(play.preview ? "table-joint-picked" : "table-joint-hint");
    // A teacher may ask for the same place again: it takes nothing back then.
    const light = play.table.lesson ? "table-hint-spots" : "table-light-hint";
    if (play.choices.some((choice) => choice.is_light)) return t(light);
    if (play.preview) return t("table-hint-picked");
    if (!dice.size) return t("table-hint-spots");
    return t(spots.size ? "table-hint" : "table-hint-dice");
  }

  #verdict(): string {
    const { isBad, isFixed, current } = this.play.placing;
    if (isBad) return this.play.why || t("place-bad");
    if (!isFixed || !current?.choice) return "";
    return this.notes || this.play.words.say(current.choice.label);
  }
}

function afterMe(count: number, me: number): number[] {
  return Array.from({ length: count - 1 }, (_, index) => (me + 1 + index) % count);
}
