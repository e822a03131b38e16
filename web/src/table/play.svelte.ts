/** A seat at play: the view, the taps so far, and what they mean. Knows no game. */

import { alarm, announce } from "../lib/words/announce.svelte";
import { type Drawing, readDrawing } from "../lib/paper/drawing";
import type { Live } from "../lib/live.svelte";
import type { Hand } from "../lib/paper/marks";
import { distinct, tableName } from "../lib/words/names";
import { isJoint, type Narrowed, narrow, type Tap, tap, tapsFor } from "../lib/moves/narrow";
import { type Language, preferences } from "../lib/preferences.svelte";
import { sentences } from "../lib/words/sentences";
import { sound } from "../lib/sound/sound";
import type { GamePack } from "../lib/api";
import type {
  About,
  Bundle,
  Choice,
  Mark,
  News,
  Page,
  Section,
  TableView,
  Token,
  View,
} from "../lib/wire";
import type { Legible } from "../kit/reading/legible";
import { gameWords, signed, type Words } from "../lib/words/words";
import { Joint } from "./dice/joint.svelte";
import { Moving } from "./dice/moving.svelte";
import { Noticing } from "./told/noticing.svelte";
import { Placing } from "./sheet/placing.svelte";
import { Settling } from "./dice/settling.svelte";
import { Shifting } from "./dice/shifting.svelte";
import { Walking } from "./moves/walking.svelte";
import { Watching } from "./seats/watching.svelte";

/** How long a “why not” stays in sight. */
const SAID = 7000;

/** Why something did not fit; it stays as long as that is touched, or goes by itself. */
interface Asked {
  key: string;
  sentence: string;
  stays: boolean;
}
const UNASKED: Asked = { key: "", sentence: "", stays: false };

export class Play implements Legible {
  readonly live: Live;
  readonly hand: Hand;
  readonly placing: Placing;
  readonly moving: Moving;
  readonly walking: Walking;
  readonly noticing: Noticing;
  readonly joint: Joint;
  readonly shifting: Shifting;
  readonly settling = new Settling();
  readonly watching: Watching;
  #pack: GamePack = $state.raw() as unknown as GamePack;
  #tapped: { key: string; taps: Tap[] } = $state.raw({ key: "", taps: [] });
  #asked: Asked = $state.raw(UNASKED);
  #seen: { key: string; choice: Choice | null } = $state.raw({ key: "", choice: null });
  #sent = $state(-1);
  /** New rules lie over the table. */
  hasRules = $state(false);
  #questions = 0;

  /** As far as it has been seen: what others did comes first. */
  readonly table: TableView = $derived.by(() => this.watching.table);
  readonly view: View = $derived(this.table.view as View);
  /** Their names; a string, so that nothing is read anew while they stay the same. */
  readonly #drawn: string = $derived(
    this.table.view?.pages.map(({ drawing }) => drawing).join(" ") ??
      Object.keys(this.#pack.drawings)[0] ??
      "",
  );
  /** Who sits where; those of the same name are told apart. */
  readonly names: string[] = $derived(
    distinct(
      this.table.seats.map((seat) => seat.name),
      this.table.mine,
    ),
  );
  /** What the table is called. */
  readonly title: string = $derived(tableName(this.table));
  readonly words: Words = $derived(
    gameWords(this.#pack.language as Language, this.#pack.words, this.names),
  );
  /** The drawings on the table; a game may have many more. */
  readonly drawings: Map<string, Drawing> = $derived.by(() => {
    const all = this.#pack.drawings;
    const used = new Set(this.#drawn.split(" "));
    return new Map(
      Object.keys(all)
        .filter((name) => used.has(name))
        .map((name) => [name, readDrawing(name, all[name] ?? "")]),
    );
  });

  readonly choices: Choice[] = $derived.by(() => (this.live.isUp ? this.view.choices : []));
  /** As long as the same moves with the same gestures are open, taps stay. */
  readonly key: string = $derived(
    [
      this.table.stage,
      this.table.seat,
      this.page(this.table.seat)?.marks.length,
      ...this.view.choices.flatMap(({ move, spots }) => [move, ...spots]),
    ].join(" "),
  );
  readonly taps: Tap[] = $derived(this.#tapped.key === this.key ? this.#tapped.taps : []);
  readonly narrowed: Narrowed = $derived(narrow(this.choices, this.taps));
  /** The one move left, with what it would change as soon as that is known. */
  readonly preview: Choice | null = $derived.by(() => {
    const found = this.narrowed.preview;
    return found?.move === this.#seen.choice?.move && this.#seen.key === this.key
      ? this.#seen.choice
      : found;
  });
  /** Spots that may be tapped one by one; a shape that is placed lights its own. */
  readonly litSpots: ReadonlySet<string> = $derived.by(() => {
    if (this.shifting.held) return this.shifting.aims;
    if (!this.placing.board) return this.narrowed.lit.spots;
    const single = this.choices.filter(({ pose, button }) => !pose && !button);
    const spots = new Set(single.flatMap((choice) => choice.spots));
    return new Set([...this.narrowed.lit.spots].filter((id) => spots.has(id)));
  });
  readonly pickedSpots: ReadonlySet<string> = $derived.by(() => {
    if (this.shifting.held) return new Set([this.shifting.held]);
    if (this.preview?.pose && this.placing.board) return new Set<string>();
    const used = [...this.joint.used].filter((id) => !this.litSpots.has(id));
    return new Set([...this.narrowed.picked.spots, ...used]);
  });
  /** Why the last tap fitted nothing. */
  readonly why: string = $derived(this.#asked.key === this.key ? this.#asked.sentence : "");
  /** The same, to be shown where the finger is; what stays is shown by whoever asked. */
  readonly reason: string = $derived(this.#asked.stays ? "" : this.why);

  readonly mySeat: number = $derived(this.table.seat);
  readonly isOnlooker: boolean = $derived(this.mySeat < 0);
  readonly isMyChoice: boolean = $derived(this.view.choices.length > 0);
  readonly isSending: boolean = $derived(this.#sent === this.table.number);
  /** May it be written now? What was not even picked waits until the dice lie still. */
  readonly canWrite: boolean = $derived.by(
    () => this.live.isUp && !this.isSending && !(this.settling.isOn && !this.taps.length),
  );
  /** The sheet in the middle: one's own; for an onlooker the first. */
  readonly centre: number = $derived(Math.max(0, this.mySeat));
  /** What partners point at while they say something; a game may draw its own ``call-<seat>``. */
  readonly pointed: Mark[] = $derived.by(() =>
    [...this.live.voices].flatMap(([seat, { spots }]) => {
      const own = `call-${seat + 1}`;
      const glyph = own in this.#pack.glyphs ? own : "ring";
      return spots.map((spot) => ({ spots: [spot], glyph, text: "" }));
    }),
  );
  /** Moves with a button of their own. */
  readonly buttons: Choice[] = $derived.by(() => {
    const found = new Map(this.choices.map((choice) => [choice.button, choice]));
    return [...found].flatMap(([button, choice]) => (button ? [choice] : []));
  });

  /** Steps that go together, as long as nothing is picked. */
  readonly bundles: Bundle[] = $derived.by(() =>
    this.live.isUp && !this.taps.length ? this.view.bundles : [],
  );

  constructor(live: Live, pack: GamePack, hand: Hand) {
    this.live = live;
    this.#pack = pack;
    this.hand = hand;
    this.watching = new Watching(live, () => this.hasRules || this.noticing.notice !== null);
    this.placing = new Placing(this);
    this.moving = new Moving(this);
    this.walking = new Walking(this);
    this.noticing = new Noticing(this);
    this.joint = new Joint(this);
    this.shifting = new Shifting(this);
  }

  get pack(): GamePack {
    return this.#pack;
  }

  /** The same game in another language. */
  set pack(pack: GamePack) {
    this.#pack = pack;
  }

  // -- what is where ----------------------------------------------------------------

  page(seat: number): Page | undefined {
    return this.view.pages.find((page) => page.seat === seat);
  }

  drawing(page: Page): Drawing | undefined {
    return this.drawings.get(page.drawing);
  }

  name(seat: number): string {
    return this.words.name(seat);
  }

  face(token: Token): string {
    return this.words.say(`die-${token.die}`, { face: token.face });
  }

  /** News as two parts: who (nothing where the sentence says it), and what. */
  told(news: News): { who: string; what: string } {
    const what = this.words.say(news.message);
    const who = news.seat >= 0 ? this.name(news.seat) : "";
    return { who: what.includes(who) ? "" : who, what };
  }

  line(id: string): string {
    return this.words.say(`line-${id}`);
  }

  /** A move as it is spoken: its label, its points, what else it brings. */
  spoken(choice: Choice): string {
    const points = choice.points
      ? this.words.say("points-change", {
          count: Math.abs(choice.points),
          points: signed(choice.points, true),
        })
      : "";
    const notes = choice.notes.map((note) => this.words.say(note));
    return sentences([this.words.say(choice.label), points, ...notes]);
  }

  /** Spots that may be tapped, with what a screen reader says about them. */
  spotLabels(spots: ReadonlySet<string>): Map<string, string> {
    return new Map([...spots].map((spot) => [spot, this.#spotLabel(spot)]));
  }

  #spotLabel(spot: string): string {
    if (this.shifting.steps.has(spot) || this.shifting.held) return this.#shiftLabel(spot);
    const among = this.preview ? this.choices : this.narrowed.remaining;
    const moves = among.filter(({ spots }) => spots.includes(spot));
    const [first] = moves;
    if (!first) return this.#usedLabel(spot);
    if (moves.length === 1) return this.spoken(first);
    const count = this.words.say("table-moves-count", { count: moves.length });
    return `${this.words.say(first.title)}, ${count}`;
  }

  /** What lies there, and where the one in hand may go. */
  #shiftLabel(spot: string): string {
    const step = this.shifting.steps.get(spot);
    if (!step) return this.words.say("table-shift-here");
    const label = this.words.say(step.label);
    return this.words.say(this.shifting.aims.has(spot) ? "table-shift-swap" : "table-shift", {
      label,
    });
  }

  /** What was done there, and that it can be taken back. */
  #usedLabel(spot: string): string {
    const step = this.view.steps.findLast(({ spots }) => spots.includes(spot));
    return step ? this.words.say("table-used", { label: this.words.say(step.label) }) : spot;
  }

  // -- what can be read ---------------------------------------------------------------

  get game(): string {
    return this.table.game;
  }

  get pages(): Page[] {
    return this.view.pages;
  }

  get moment(): number {
    return this.live.table?.number ?? 0;
  }

  read(sheet: number): Promise<Section[]> {
    return this.live.read(sheet);
  }

  explain(sheet: number, thing: string): Promise<About | null> {
    return this.live.explain(sheet, thing);
  }

  /** With the focus on a shape: the first cell it lies on. */
  focusedSpot(): string | null {
    return [...(this.placing.current?.spots ?? [])][0]?.id ?? null;
  }

  // -- what one does ----------------------------------------------------------------

  async tap(next: Tap, byKey = false): Promise<void> {
    if (this.watching.isOn) return this.watching.skip();
    if (byKey && this.preview && this.#isPicked(next)) return this.confirm();
    if (next.kind === "spot" && this.shifting.take(next.id)) return;
    if (await this.joint.take(next)) return;
    const { taps, fits } = tap(this.choices, this.taps, next);
    if (!fits) return this.walking.show(next.id) ? undefined : this.ask(next.id);
    sound("tick");
    const light = next.kind === "spot" ? this.joint.lightOf(taps) : null;
    if (light) return this.take(light);
    this.#keep(taps);
    await this.#lookAhead();
    if (this.#isWrittenAtOnce && !this.settling.isOn) return this.confirm();
    this.#tellPreview();
  }

  /** Somebody wants no question; what is turned, moved or put together is asked all the same. */
  get #isWrittenAtOnce(): boolean {
    const { preview } = this;
    return !preferences.confirms && preview !== null && !preview.pose && !isJoint(preview);
  }

  /** A digit: the next die that shows it. */
  async tapFace(face: string): Promise<void> {
    const { lit } = this.narrowed;
    const die = this.view.tokens.find((token) => token.face === face && lit.dice.has(token.id));
    if (die) await this.tap({ kind: "die", id: die.id });
  }

  /** Choose a move outright, as from the list. */
  choose(choice: Choice): Promise<void> {
    const taps = tapsFor(choice);
    const isMeant = narrow(this.choices, taps).preview?.move === choice.move;
    return this.pick(isMeant ? taps : [{ kind: "move", id: choice.move }]);
  }

  /** Touch all this at once, and nothing else. */
  async pick(taps: Tap[]): Promise<void> {
    this.#keep(taps);
    await this.#lookAhead();
    this.#tellPreview();
  }

  async confirm(): Promise<void> {
    const choice = this.preview;
    if (!choice || !this.canWrite) return;
    if (isJoint(choice) && this.taps.some(({ kind }) => kind === "spot")) return this.joint.make();
    this.#sent = this.table.number;
    sound("write");
    await this.live.step(choice.move);
    if (this.live.trouble) this.#refused();
    else this.clear();
  }

  /** A small step, taken at once; all of them are committed together. */
  async take(choice: Choice): Promise<void> {
    if (this.isSending || !this.live.isUp) return;
    this.#sent = this.table.number;
    sound("write");
    announce(this.spoken(choice));
    await this.live.step(choice.move, false);
    if (this.live.trouble) this.#refused();
    else this.clear();
  }

  /** Several steps in a row, by one tap. */
  async takeAll({ steps }: Bundle): Promise<void> {
    if (!this.canWrite) return;
    this.#sent = this.table.number;
    sound("write");
    announce(steps.map((step) => this.words.say(step.label)).join(". "));
    for (const { move } of steps) {
      await this.live.step(move);
      if (this.live.trouble) return this.#refused();
    }
    this.clear();
  }

  /** Other steps in place of those taken in this stage; `isTry`: no complaint if they fail. */
  async redo(moves: string[], isTry = false): Promise<boolean> {
    if (this.isSending || !this.live.isUp) return false;
    this.#sent = this.table.number;
    sound("write");
    await this.live.redo(moves);
    const isRefused = this.live.trouble !== null;
    if (isRefused && isTry) [this.#sent, this.live.trouble] = [-1, null];
    else if (isRefused) this.#refused();
    else this.clear();
    return !isRefused;
  }

  /** What small steps wrote at two spots changes places. */
  async exchange(one: string, other: string): Promise<void> {
    if (this.isSending || !this.live.isUp) return;
    this.#sent = this.table.number;
    sound("write");
    await this.live.exchange(one, other);
    if (this.live.trouble) this.#refused();
    else announce(this.words.say("table-shifted"));
  }

  async commit(): Promise<void> {
    if (this.isSending) return;
    this.#sent = this.table.number;
    await this.live.commit();
    if (this.live.trouble) this.#refused();
  }

  get canTakeBack(): boolean {
    if (this.walking.route) return true;
    return this.#isInHand || (this.table.can_take_back && this.live.isUp);
  }

  /** One tap: what is only picked is let go, else the last step is rubbed out. */
  async takeBack(): Promise<void> {
    if (this.#isInHand || this.walking.route) return this.clear();
    if (!this.table.can_take_back || this.isSending) return;
    this.#sent = this.table.number;
    await this.live.takeBack();
    if (this.live.trouble) this.#refused();
    else announce(this.words.say("table-taken-back"));
  }

  get #isInHand(): boolean {
    return this.taps.length > 0 || this.shifting.held !== "";
  }

  clear(): void {
    this.shifting.drop();
    this.#keep([]);
  }

  #keep(taps: Tap[]): void {
    this.walking.stop();
    this.#tapped = { key: this.key, taps };
    this.#asked = UNASKED;
  }

  async #lookAhead(): Promise<void> {
    const found = this.narrowed.preview;
    if (!found || !this.view.is_preview_asked) return;
    const key = this.key;
    const choice = await this.live.preview(found.move);
    if (choice) this.#seen = { key, choice };
  }

  #isPicked({ kind, id }: Tap): boolean {
    const { spots, dice, buttons, places } = this.narrowed.picked;
    if (kind === "move" || kind === "part") return this.taps.some((one) => one.id === id);
    return { spot: spots, die: dice, button: buttons, place: places }[kind].has(id);
  }

  #tellPreview(): void {
    const label = this.preview ? this.spoken(this.preview) : "";
    const count = this.narrowed.remaining.length;
    if (!label && !count) return;
    announce(
      label
        ? sentences([this.words.say("table-picked", { label }), this.words.say("table-enter")])
        : this.words.say("table-moves-count", { count }),
    );
  }

  /** Why does nothing fit what was touched? `stays`: as long as it is touched. */
  async ask(touched: string, stays = false): Promise<void> {
    if (this.isOnlooker) return;
    const question = ++this.#questions;
    const message = await this.live.why(touched);
    if (!message || question !== this.#questions) return;
    const sentence = this.words.say(message);
    const asked = { key: this.key, sentence, stays };
    this.#asked = asked;
    announce(sentence);
    if (stays) return;
    setTimeout(() => {
      if (this.#asked === asked) this.#asked = UNASKED;
    }, SAID);
  }

  /** What was asked no longer matters. */
  unask(): void {
    this.#questions += 1;
    if (this.#asked.sentence) this.#asked = UNASKED;
  }

  #refused(): void {
    this.#sent = -1;
    alarm(this.trouble);
  }

  /** Options that will change when the next turn begins, in words. */
  switches(): string[] {
    return this.table.switches
      .filter(({ now, next }) => now !== next)
      .map(({ id, next }) => {
        const [option, value] = [`option-${id}`, `option-${id}-${next}`];
        return `${this.words.say(option)}: ${this.words.say(value)}`;
      });
  }

  /** What went wrong, in the language of the table. */
  get trouble(): string {
    const found = this.live.trouble;
    if (!found) return "";
    if (found.reason) return this.words.say(found.reason);
    const known = `problem-${found.code}`;
    return this.words.has(known) ? this.words.say(known) : found.sentence;
  }
}
