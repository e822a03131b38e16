/** A table, live: one WebSocket that comes back by itself, one store of what is true. */

import { sharing } from "./paper/same";
import type {
  About,
  Aloud,
  Because,
  Choice,
  Explained,
  FromClient,
  FromServer,
  Hints,
  Message,
  News,
  Phrase,
  Previewed,
  Refused,
  Said,
  Section,
  TableView,
} from "./wire";

export interface Trouble {
  code: string;
  sentence: string;
  reason: Message | null;
}

type Answer = Because | Previewed | Aloud | Explained | Refused | null;
type Asking = { type: string } & Record<string, unknown>;

const GONE = 4404;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const LONGEST_SILENCE = 4000;
/** How long one sees what somebody said. */
const HEARD_FOR = 7000;

export class Live {
  /** The last view the server sent; nothing until the first one. */
  table: TableView | null = $state.raw(null);
  /** The whole log so far. */
  news: News[] = $state.raw([]);
  /** Is the line up? */
  isUp = $state(false);
  /** The line has been up before, and is down now. */
  isLost = $state(false);
  /** No such table, or no way in. */
  isGone = $state(false);
  /** The last message that was refused. */
  trouble: Trouble | null = $state.raw(null);
  /** What was said a moment ago, by seat. */
  voices: ReadonlyMap<number, Phrase> = $state.raw(new Map());
  /** What the moves are worth, as far as it is known. */
  hints: Hints | null = $state.raw(null);
  /** Somebody is thinking about them. */
  isThinking = $state(false);
  /** A message is on its way. */
  isBusy = $state(false);

  /** Told of each view that arrives, with the one before it and what is new in the log. */
  onarrival: ((before: TableView | null, fresh: News[]) => void) | null = null;

  readonly id: string;
  #seat: number;
  #socket: WebSocket | null = null;
  #number = 0;
  #advices = 0;
  #waiting = new Map<number, (answer: Answer) => void>();
  #delay = FIRST_WAIT;
  #timer = 0;
  #isClosed = false;

  constructor(id: string, seat = -1) {
    this.id = id;
    this.#seat = seat;
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#open();
  }

  /** Look through another own seat; -1 looks on. */
  async sit(seat: number): Promise<void> {
    this.#seat = seat;
    await this.#ask({ type: "sit", seat });
  }

  start = () => this.#ask({ type: "start" });
  /** Another value of an option, from the next turn on. */
  switch = (option: string, value: string) => this.#ask({ type: "switch", option, value });

  /** A new link to a seat: one's own, or as the host for somebody who lost the way. */
  renew = (seat: number) => this.#ask({ type: "renew", seat });
  /** The next game of the campaign. */
  next = () => this.#ask({ type: "next" });
  step = (move: string, commit = true) =>
    this.#ask({ type: "step", ...this.#here(), move, commit });
  takeBack = () => this.#ask({ type: "take-back", ...this.#here() });
  /** These steps in place of all taken in this stage. */
  redo = (moves: string[]) => this.#ask({ type: "redo", ...this.#here(), moves });
  /** What was done at one spot is done at the other, and back. */
  exchange = (one: string, other: string) =>
    this.#ask({ type: "exchange", ...this.#here(), one, other });
  commit = () => this.#ask({ type: "commit", ...this.#here() });

  /** What are my moves worth? Better numbers keep coming. */
  async advise(): Promise<void> {
    const asked = ++this.#advices;
    this.isThinking = true;
    await this.#ask({ type: "advise", seat: this.table?.seat ?? -1 });
    if (asked === this.#advices) this.isThinking = false;
  }

  /** Tell the partners something. */
  say = (phrase: string) => this.#ask({ type: "say", seat: this.table?.seat ?? -1, phrase });

  /** Why does nothing fit what I touched? */
  async why(touched: string): Promise<Message | null> {
    const answer = await this.#ask({ type: "why", seat: this.table?.seat ?? -1, touched });
    return answer?.type === "because" ? answer.message : null;
  }

  /** What would this move write and change? Asked where there are too many to send. */
  async preview(move: string): Promise<Choice | null> {
    const answer = await this.#ask({ type: "preview", seat: this.table?.seat ?? -1, move });
    return answer?.type === "previewed" ? answer.choice : null;
  }

  /** A sheet in words, spot by spot; -1 is the shared one. */
  async read(sheet: number): Promise<Section[]> {
    const answer = await this.#ask({ type: "read", sheet });
    return answer?.type === "aloud" ? answer.sections : [];
  }

  /** What is this thing on this sheet? */
  async explain(sheet: number, thing: string): Promise<About | null> {
    const answer = await this.#ask({ type: "explain", sheet, thing });
    return answer?.type === "explained" ? answer.about : null;
  }

  /** Try the line now instead of waiting. */
  retry(): void {
    clearTimeout(this.#timer);
    if (!this.isUp) this.#open();
  }

  close(): void {
    this.#isClosed = true;
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  /** After sleep or a lost network a line may look alive: ask, and do not wait long. */
  #wake = async () => {
    if (document.visibilityState === "hidden") return;
    if (!this.isUp) return this.retry();
    const socket = this.#socket;
    const silence = setTimeout(() => socket && this.#fell(socket, 0), LONGEST_SILENCE);
    await this.#ask({ type: "sit", seat: this.table?.seat ?? -1 });
    clearTimeout(silence);
  };

  #here(): { seat: number; stage: number } {
    return { seat: this.table?.seat ?? -1, stage: this.table?.stage ?? 0 };
  }

  async #ask(asking: Asking): Promise<Answer> {
    if (!this.isUp) return null;
    const id = ++this.#number;
    this.trouble = null;
    this.isBusy = true;
    this.#send({ ...asking, id } as unknown as FromClient);
    const answer = await new Promise<Answer>((tell) => this.#waiting.set(id, tell));
    this.isBusy = this.#waiting.size > 0;
    if (answer?.type === "refused") this.trouble = answer;
    return answer;
  }

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#send({ type: "hello", seat: this.#seat, news: this.news.length });
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = (event) => this.#fell(socket, event.code);
  }

  #send(message: FromClient): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #hear(message: FromServer): void {
    if (message.type === "table") {
      this.#arrive(message);
    } else if (message.type === "hints") {
      if (message.number === this.table?.number) this.hints = message;
    } else if (message.type === "said") {
      this.#listen(message);
    } else if (message.type === "refused" && !this.#waiting.has(message.id)) {
      this.trouble = message;
      this.isGone = this.isGone || (this.table === null && message.code === "no-such-table");
    } else {
      this.#waiting.get(message.id)?.(message.type === "done" ? null : message);
      this.#waiting.delete(message.id);
    }
  }

  #listen({ seat, phrase }: Said): void {
    this.voices = new Map(this.voices).set(seat, phrase);
    setTimeout(() => {
      if (this.voices.get(seat) !== phrase) return;
      this.voices = new Map([...this.voices].filter(([other]) => other !== seat));
    }, HEARD_FOR);
  }

  #arrive(table: TableView): void {
    this.isUp = true;
    this.isLost = false;
    this.#delay = FIRST_WAIT;
    const [before, heard] = [this.table, this.news.length];
    if (table.news.length || table.news_from < heard) {
      this.news = [...this.news.slice(0, table.news_from), ...table.news];
    }
    this.table = sharing(before, table);
    this.onarrival?.(before, this.news.slice(heard));
  }

  #fell(socket: WebSocket, code: number): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    socket.close();
    for (const tell of this.#waiting.values()) tell(null);
    this.#waiting.clear();
    this.isLost = this.table !== null && !this.#isClosed;
    this.isUp = false;
    if (code === GONE) this.isGone = true;
    if (this.#isClosed || this.isGone) return;
    this.#timer = window.setTimeout(() => this.#open(), this.#delay * (0.75 + Math.random() / 2));
    this.#delay = Math.min(LONGEST_WAIT, this.#delay * 2);
  }
}
