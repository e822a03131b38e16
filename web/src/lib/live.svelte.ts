/** A table, live: what is asked of it, and one store of what is true. */

import { gameKey, remember } from "./dice/promised";
import { house } from "./house.svelte";
import { isLooking, Line } from "./line.svelte";
import { Hushed } from "./people/hushed.svelte";
import { sharing, whole } from "./paper/same";
import type {
  About,
  Called,
  ChangeTerms,
  Choice,
  FromClient,
  FromServer,
  Hints,
  LineView,
  Message,
  News,
  Phrase,
  Said,
  Section,
  TableView,
} from "./wire";

/** Before the start: seats, terms, links; coming and going. */
export type Arranging =
  | { type: "add-seat" | "renew-door" | "close" | "leave" }
  | { type: "drop-seat" | "move-up" | "free-seat" | "nudge"; seat: number }
  | { type: "seat-bot"; seat: number; bot: string; until_return?: boolean }
  | { type: "seat-beside"; seat: number; name: string }
  | ({ type: "change-terms" } & Omit<ChangeTerms, "type" | "id">);

const MOST_LINES = 200;
/** How long one sees what somebody said. */
const HEARD_FOR = 4000;

export class Live extends Line {
  /** The last view the server sent; nothing until the first one. */
  table: TableView | null = $state.raw(null);
  /** The whole log so far. */
  news: News[] = $state.raw([]);
  /** What was said a moment ago, by seat. */
  voices: ReadonlyMap<number, Phrase> = $state.raw(new Map());
  /** Free words, where the table has them. */
  lines: readonly LineView[] = $state.raw([]);
  /** Whose words are not shown here. */
  readonly hushed: Hushed;
  /** What the moves are worth, as far as it is known. */
  hints: Hints | null = $state.raw(null);
  /** Somebody is thinking about them. */
  isThinking = $state(false);

  /** Told of each view that arrives, with the one before it and what is new in the log. */
  onarrival: ((before: TableView | null, fresh: News[]) => void) | null = null;

  /** Told when another table needs whoever is here. */
  oncall: ((called: Called) => void) | null = null;

  #wished: number;
  #advice = 0;

  constructor(id: string, seat = -1) {
    super(id);
    this.#wished = seat;
    this.hushed = new Hushed(id);
    this.open();
  }

  get seat(): number {
    return this.table?.seat ?? -1;
  }

  /** Look through another own seat; -1 looks on. */
  async sit(seat: number): Promise<void> {
    this.#wished = seat;
    await this.ask({ type: "sit", seat });
  }

  start = () => this.ask({ type: "start" });
  /** Another value of an option, from the next turn on. */
  switch = (option: string, value: string) => this.ask({ type: "switch", option, value });

  /** What the host, or whoever sits here, asks of the table beside the game. */
  async arrange(asking: Arranging): Promise<boolean> {
    return this.isUp && (await this.ask(asking))?.type !== "refused";
  }

  /** A new link to a seat: one's own, or as the host for somebody who lost the way. */
  renew = (seat: number) => this.ask({ type: "renew", seat });
  /** The next game of the campaign. */
  next = () => this.ask({ type: "next" });
  step = (move: string, commit = true) => this.ask({ type: "step", ...this.#here(), move, commit });
  /** In practice: to the decision before this one. */
  goBack = () => this.ask({ type: "go-back", seat: this.seat });
  takeBack = () => this.ask({ type: "take-back", ...this.#here() });
  /** These steps in place of all taken in this stage. */
  redo = (moves: string[]) => this.ask({ type: "redo", ...this.#here(), moves });
  /** What was done at one spot is done at the other, and back. */
  exchange = (one: string, other: string) =>
    this.ask({ type: "exchange", ...this.#here(), one, other });
  commit = () => this.ask({ type: "commit", ...this.#here() });

  // -- time and company

  nudge = (seat: number) => this.ask({ type: "nudge", seat });
  /** Shall a bot play for somebody? `bot` is the level, where one is wished. */
  vote = (seat: number, choice: "bot" | "wait", bot = "") =>
    this.ask({ type: "vote", seat, choice, bot });
  pause = () => this.ask({ type: "pause" });
  resume = () => this.ask({ type: "resume" });
  /** I would end the game here, or would not after all. */
  proposeEnd = () => this.ask({ type: "propose-end" });
  withdrawEnd = () => this.ask({ type: "withdraw-end" });
  /** Get up, from all own seats. */
  leave = () => this.ask({ type: "leave" });
  /** Sit down again at a seat one has left. */
  return = (seat: number) => this.ask({ type: "return", seat });

  /** What are my moves worth? Better numbers keep coming. */
  async advise(): Promise<void> {
    const asked = (this.#advice = this.number + 1);
    this.isThinking = true;
    await this.ask({ type: "advise", seat: this.seat });
    if (asked === this.#advice) this.isThinking = false;
  }

  /** Tell the others something. */
  say = (phrase: string) => this.ask({ type: "say", seat: this.seat, phrase });

  /** Whether it stands on the table now. */
  async write(text: string): Promise<boolean> {
    if (!this.isUp) return false;
    return (await this.ask({ type: "write", seat: this.seat, text })) === null;
  }

  /** Tell the house about somebody, or about a line of theirs. */
  async report(seat: number, line: number, text: string): Promise<boolean> {
    if (!this.isUp) return false;
    return (await this.ask({ type: "report", seat, line, text })) === null;
  }

  /** Why does nothing fit what I touched? */
  async why(touched: string): Promise<Message | null> {
    const answer = await this.ask({ type: "why", seat: this.seat, touched });
    return answer?.type === "because" ? answer.message : null;
  }

  /** What would this move write and change? Asked where there are too many to send. */
  async preview(move: string): Promise<Choice | null> {
    const answer = await this.ask({ type: "preview", seat: this.seat, move });
    return answer?.type === "previewed" ? answer.choice : null;
  }

  /** A sheet in words, spot by spot; -1 is the shared one. */
  async read(sheet: number): Promise<Section[]> {
    const answer = await this.ask({ type: "read", sheet });
    return answer?.type === "aloud" ? answer.sections : [];
  }

  /** What is this thing on this sheet? */
  async explain(sheet: number, thing: string): Promise<About | null> {
    const answer = await this.ask({ type: "explain", sheet, thing });
    return answer?.type === "explained" ? answer.about : null;
  }

  #here(): { seat: number; stage: number } {
    return { seat: this.seat, stage: this.table?.stage ?? 0 };
  }

  /** Then all is told once; after that only what changes. */
  protected hello(): FromClient {
    const [news, is_looking] = [this.news.length, isLooking()];
    return { type: "hello", seat: this.#wished, news, is_looking, keeps: true };
  }

  protected hear(message: FromServer): void {
    if (message.type === "table") {
      this.#arrive(message);
    } else if (message.type === "hints") {
      if (message.id === this.#advice) this.hints = message;
    } else if (message.type === "said") {
      this.#listen(message);
    } else if (message.type === "called") {
      this.oncall?.(message);
    } else if (message.type === "house") {
      house.hear(message);
    } else {
      this.settle(message);
    }
  }

  #listen({ seat, phrase }: Said): void {
    if (this.hushed.isQuiet || this.hushed.seats.includes(seat)) return;
    this.voices = new Map(this.voices).set(seat, phrase);
    setTimeout(() => {
      if (this.voices.get(seat) !== phrase) return;
      this.voices = new Map([...this.voices].filter(([other]) => other !== seat));
    }, HEARD_FOR);
  }

  #arrive(told: TableView): void {
    const table = whole(this.table, told);
    if (!table) return this.greet();
    this.came();
    const [before, heard] = [this.table, this.news.length];
    if (table.news.length || table.news_from < heard) {
      this.news = [...this.news.slice(0, table.news_from), ...table.news];
    }
    const known = this.lines.at(-1)?.number ?? 0;
    const fresh = table.lines.filter(({ number }) => number > known);
    if (fresh.length) this.lines = [...this.lines, ...fresh].slice(-MOST_LINES);
    house.hearTable(table.house_word, table.house_word_at, table.now);
    this.table = sharing(before, table);
    if (table.status !== "over" && table.commitment !== before?.commitment) {
      remember(gameKey(table.id, table.campaign?.leg ?? 0), table.commitment);
    }
    this.steps = table.steps;
    this.onarrival?.(before, this.news.slice(heard));
    this.goOn();
  }
}
