/** A seat at play: the taps so far, what they mean, and what is written. Knows no game. */

import type { GamePack } from "../lib/api";
import type { Live } from "../lib/live.svelte";
import { isJoint, type Narrowed, narrow, type Tap, tap, tapsFor } from "../lib/moves/narrow";
import type { Hand } from "../lib/paper/marks";
import { preferences } from "../lib/preferences.svelte";
import { sound } from "../lib/sound/sound";
import type { Bundle, Choice } from "../lib/wire";
import { alarm, announce } from "../lib/words/announce.svelte";
import { sentences } from "../lib/words/sentences";
import { Company } from "./company/company.svelte";
import { Joint } from "./dice/joint.svelte";
import { Moving } from "./dice/moving.svelte";
import { Settling } from "./dice/settling.svelte";
import { Shifting } from "./dice/shifting.svelte";
import { Walking } from "./moves/walking.svelte";
import { Seen } from "./seen.svelte";
import { Placing } from "./sheet/placing/placing.svelte";
import { Doubt } from "./told/doubt.svelte";
import { Noticing } from "./told/noticing.svelte";

export class Play extends Seen {
  readonly placing: Placing;
  readonly moving: Moving;
  readonly walking: Walking;
  readonly noticing: Noticing;
  readonly joint: Joint;
  readonly shifting: Shifting;
  readonly settling = new Settling();
  readonly company: Company;
  readonly #doubt: Doubt;
  #tapped: { key: string; taps: Tap[] } = $state.raw({ key: "", taps: [] });
  #seen: { key: string; choice: Choice | null } = $state.raw({ key: "", choice: null });
  #sent = $state(-1);
  /** New rules lie over the table. */
  hasRules = $state(false);
  /** Spots that should be in sight, whatever else could be done: a teacher points at them. */
  aims: readonly string[] = $state.raw([]);
  /** Has a teacher something to say before others are watched? Asked as soon as they moved. */
  saysFirst: () => boolean = () => false;

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
  readonly isMyChoice: boolean = $derived(this.view.choices.length > 0);
  readonly isSending: boolean = $derived(this.#sent === this.table.number);
  /** May it be written now? What was not even picked waits until the dice lie still. */
  readonly canWrite: boolean = $derived.by(
    () => this.live.isUp && !this.isSending && !(this.settling.isOn && !this.taps.length),
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
    super(live, pack, hand);
    this.#doubt = new Doubt(this);
    this.placing = new Placing(this);
    this.moving = new Moving(this);
    this.walking = new Walking(this);
    this.noticing = new Noticing(this);
    this.joint = new Joint(this);
    this.shifting = new Shifting(this);
    this.company = new Company(this);
  }

  get isCovered(): boolean {
    return this.hasRules || this.saysFirst() || this.noticing.notice !== null;
  }

  /** With the focus on a shape: the first cell it lies on. */
  focusedSpot(): string | null {
    return [...(this.placing.current?.spots ?? [])][0]?.id ?? null;
  }

  // -- why something does not fit ---------------------------------------------------

  get why(): string {
    return this.#doubt.why;
  }

  get reason(): string {
    return this.#doubt.reason;
  }

  /** Why does nothing fit what was touched? `stays`: as long as it is touched. */
  ask(touched: string, stays = false): Promise<void> {
    return this.#doubt.ask(touched, stays);
  }

  unask(): void {
    this.#doubt.drop();
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

  /** Somebody wants no question; what is turned, moved or put together is asked all the same,
   * and what ends one's game. */
  get #isWrittenAtOnce(): boolean {
    const { preview } = this;
    if (preferences.confirms || preview === null || preview.is_final) return false;
    return !preview.pose && !isJoint(preview);
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

  // -- what is written ----------------------------------------------------------------

  async confirm(): Promise<void> {
    const choice = this.preview;
    if (!choice || !this.canWrite) return;
    if (isJoint(choice) && this.taps.some(({ kind }) => kind === "spot")) return this.joint.make();
    sound("write");
    this.placing.lay();
    if (await this.#send(() => this.live.step(choice.move))) this.clear();
  }

  /** A small step, taken at once; all of them are committed together. */
  async take(choice: Choice): Promise<void> {
    if (this.isSending || !this.live.isUp) return;
    sound("write");
    announce(this.spoken(choice));
    if (await this.#send(() => this.live.step(choice.move, false))) this.clear();
  }

  /** Several steps in a row, by one tap. */
  async takeAll({ steps }: Bundle): Promise<void> {
    if (!this.canWrite) return;
    sound("write");
    announce(steps.map((step) => this.words.say(step.label)).join(". "));
    const isDone = await this.#send(async () => {
      for (const { move } of steps) {
        const answer = await this.live.step(move);
        if (answer?.type === "refused") return;
      }
    });
    if (isDone) this.clear();
  }

  /** Other steps in place of those taken in this stage; `isTry`: no complaint if they fail. */
  async redo(moves: string[], isTry = false): Promise<boolean> {
    if (this.isSending || !this.live.isUp) return false;
    sound("write");
    const isDone = await this.#send(() => this.live.redo(moves), isTry);
    if (isDone) this.clear();
    return isDone;
  }

  /** What small steps wrote at two spots changes places. */
  async exchange(one: string, other: string): Promise<void> {
    if (this.isSending || !this.live.isUp) return;
    sound("write");
    const isDone = await this.#send(() => this.live.exchange(one, other));
    if (isDone) announce(this.words.say("table-shifted"));
  }

  async commit(): Promise<void> {
    if (!this.isSending) await this.#send(() => this.live.commit());
  }

  get canTakeBack(): boolean {
    if (this.walking.route) return true;
    const { can_take_back, can_go_back } = this.table;
    return this.#isInHand || ((can_take_back || can_go_back) && this.live.isUp);
  }

  /** One tap: what is only picked is let go, else the last step is rubbed out; in practice also
   * those of earlier turns. */
  async takeBack(): Promise<void> {
    if (this.#isInHand || this.walking.route) return this.clear();
    const { can_take_back, can_go_back } = this.table;
    if (!(can_take_back || can_go_back) || this.isSending) return;
    const isDone = await this.#send(() =>
      can_take_back ? this.live.takeBack() : this.live.goBack(),
    );
    if (isDone) announce(this.words.say("table-taken-back"));
  }

  get #isInHand(): boolean {
    return this.taps.length > 0 || this.shifting.held !== "";
  }

  /** Nothing else is sent until the answer is there; true where it was done. */
  async #send(what: () => Promise<unknown>, isTry = false): Promise<boolean> {
    this.#sent = this.table.number;
    await what();
    if (!this.live.trouble) return true;
    this.#sent = -1;
    if (isTry) this.live.trouble = null;
    else alarm(this.trouble);
    return false;
  }

  /** What was sent came back with an answer that is no failure: one may send again. */
  answered(): void {
    this.#sent = -1;
    this.clear();
  }

  // -- what is in hand ------------------------------------------------------------------

  clear(): void {
    this.shifting.drop();
    this.#keep([]);
  }

  #keep(taps: Tap[]): void {
    this.walking.stop();
    this.#tapped = { key: this.key, taps };
    this.#doubt.clear();
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
}
