/** A table that is being planned: who sits where, which games and options, which name. */

import { untrack } from "svelte";
import { usualOf } from "../lib/people/bots";
import { paceOf } from "../lib/people/pace";
import type { BotInfo, GameInfo, NewTable, Pace, SeatPlan } from "../lib/wire";
import { t } from "../lib/words/words";

export type Kind = SeatPlan["kind"];

export interface Planned {
  /** Stays with the seat when it moves. */
  key: number;
  kind: Kind;
  name: string;
  bot: string;
}

export class Plan {
  readonly game: GameInfo;
  readonly bots: readonly BotInfo[];
  seats: Planned[] = $state([]);
  options: Record<string, string> = $state({});
  /** Several games in a row, each with its own options; nothing for a single game. */
  campaign = $state("");
  name = $state("");
  pace: Pace = $state.raw(paceOf("free"));
  /** Strangers find it in the lobby. */
  isOpen = $state(false);
  /** It counts for ratings. */
  isRated = $state(false);
  /** Whoever has its address may look on. */
  canWatch = $state(true);
  /** What the one who opens adds to the dice; nothing: the server draws something. */
  seed = $state("");
  /** Free words, where the house has them. */
  hasChat = $state(false);
  /** What somebody said about hints; nothing yet. */
  #hints: boolean | null = $state(null);
  readonly #names: readonly string[];
  #next = 0;

  /** At first: me, and as many bots as the game needs, at least one where there is room. */
  constructor(game: GameInfo, bots: readonly BotInfo[], me: string, botNames: readonly string[]) {
    this.game = game;
    this.bots = bots;
    this.#names = botNames;
    this.options = Object.fromEntries(game.options.map(({ id, values }) => [id, values[0] ?? ""]));
    this.add("me", me);
    const company = Math.min(Math.max(game.min_seats, 2), game.max_seats);
    while (this.seats.length < company) this.addBot();
  }

  get isFull(): boolean {
    return this.seats.length >= this.game.max_seats;
  }

  /** Seats that are still missing. */
  get lacks(): number {
    return Math.max(0, this.game.min_seats - this.seats.length);
  }

  /** Somebody can be ahead of somebody else, everybody at a seat of their own. */
  get canBeRated(): boolean {
    const isShared = this.seats.some(({ kind }) => kind === "device");
    return this.game.can_be_rated && this.seats.length > 1 && !isShared;
  }

  /** The result counts for ratings. */
  get counts(): boolean {
    return this.isRated && this.canBeRated;
  }

  /** May one ask what a move is worth? Among people not, unless they want to. */
  get hints(): boolean {
    if (this.counts) return false;
    return this.#hints ?? !this.seats.some(({ kind }) => kind === "link" || kind === "device");
  }

  set hints(isWanted: boolean) {
    this.#hints = isWanted;
  }

  /** Others come from elsewhere: pace and company matter. */
  get hasOthers(): boolean {
    return this.seats.some(({ kind }) => kind === "link");
  }

  get me(): Planned | undefined {
    return this.seats.find(({ kind }) => kind === "me");
  }

  add(kind: Kind, name = "", bot = ""): void {
    if (!this.isFull) this.seats.push({ key: this.#next++, kind, name: name.trim(), bot });
  }

  get usualBot(): string {
    return usualOf(this.bots);
  }

  addBot(bot = this.usualBot): void {
    this.add("bot", this.#botName(), bot);
  }

  remove(key: number): void {
    this.seats = this.seats.filter((seat) => seat.key !== key);
  }

  /** Up or down by one; says where the seat is now. */
  move(key: number, by: -1 | 1): number {
    const from = this.seats.findIndex((seat) => seat.key === key);
    const to = from + by;
    const [seat, other] = [this.seats[from], this.seats[to]];
    if (!seat || !other) return from;
    this.seats[to] = seat;
    this.seats[from] = other;
    return to;
  }

  toWire(): NewTable {
    return {
      game: this.game.id,
      seats: this.seats.map(({ kind, name, bot }) => ({ kind, name: name.trim(), bot })),
      options: this.campaign ? {} : { ...this.options },
      campaign: this.campaign,
      name: this.name.trim(),
      seed: this.seed.trim(),
      hints: this.hints,
      is_rated: this.counts,
      ...(this.hasOthers ? this.#terms() : {}),
    };
  }

  #terms() {
    const { pace, isOpen, canWatch, hasChat } = this;
    return { pace, is_open: isOpen, can_watch: canWatch, has_chat: hasChat };
  }

  #botName(): string {
    const taken = new Set(this.seats.map(({ name }) => name));
    return this.#names.find((name) => !taken.has(name)) ?? "";
  }
}

/** Once all is there. A name that changes later, or the language, does not throw the plan away. */
export function planFor(
  game: GameInfo | null,
  bots: readonly BotInfo[] | null | undefined,
  guest: { readonly name: string | null },
): Plan | null {
  if (!game || !bots) return null;
  const me = untrack(() => guest.name ?? "");
  const names = untrack(() => t("plan-bot-names").split(", "));
  return new Plan(game, bots, me, names);
}
