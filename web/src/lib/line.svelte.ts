/** The line to a table: one WebSocket that comes back by itself and loses nothing that was asked. */

import { at } from "./base";
import type {
  Aloud,
  Because,
  Done,
  Explained,
  FromClient,
  FromServer,
  Leaving,
  Message,
  Previewed,
  Refused,
} from "./wire";

export interface Trouble {
  code: string;
  sentence: string;
  reason: Message | null;
}

/** A message without its answer yet. */
interface Pending {
  message: FromClient;
  /** How many steps were taken before it. */
  steps: number;
  isSent: boolean;
  isRepeated: boolean;
  tell: (answer: Answer) => void;
}

export type Answer = Because | Previewed | Aloud | Explained | Refused | null;
type Asking = { type: string } & Record<string, unknown>;
/** What is about the line itself, or answers what was asked. */
type OfTheLine = Leaving | Done | Exclude<Answer, null>;

const GONE = 4404;
const NO_WAY_IN = new Set(["no-such-table", "no-watching"]);
/** The house closed its door: one does not come back by oneself. */
const TURNED_OUT = 4403;
/** What may be said again when nobody knows whether it was heard, with the step it follows. */
const REPEATED = new Set(["step", "take-back", "redo", "commit"]);
/** How long the table stays as it is while another server is looked for. */
const CALM_FOR = 5000;
const SHORTEST_WAIT = 100;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const LONGEST_SILENCE = 4000;
/** The network is back: a line that says nothing at once is an old one. */
const SHORT_SILENCE = 600;

export abstract class Line {
  /** Is the line up? */
  isUp = $state(false);
  /** The line has been up before, and is down now. */
  isLost = $state(false);
  /** The server goes, and another is looked for; one plays on meanwhile. */
  isMoving = $state(false);
  /** No such table, or no way in. */
  isGone = $state(false);
  /** The last message that was refused. */
  trouble: Trouble | null = $state.raw(null);
  /** A message is on its way. */
  isBusy = $state(false);

  readonly id: string;
  /** The number of the last message. */
  protected number = 0;
  /** Taken in this stage: as the last view has it, and those acknowledged since. */
  protected steps = 0;
  #socket: WebSocket | null = null;
  #waiting = new Map<number, Pending>();
  #hasBeenUp = false;
  /** The line takes what is asked: not before the first view, not once the server leaves. */
  #isReady = false;
  #isLeaving = false;
  #calm = 0;
  #delay = FIRST_WAIT;
  #timer = 0;
  #isClosed = false;

  constructor(id: string) {
    this.id = id;
    addEventListener("online", this.#return);
    document.addEventListener("visibilitychange", this.#look);
  }

  /** The seat one looks through. */
  abstract get seat(): number;

  /** The first message, on every new line. */
  protected abstract hello(): FromClient;

  protected abstract hear(message: FromServer): void;

  /** Try the line now instead of waiting. */
  retry(): void {
    clearTimeout(this.#timer);
    this.#delay = FIRST_WAIT;
    if (!this.isUp) this.open();
  }

  close(): void {
    this.#isClosed = true;
    removeEventListener("online", this.#return);
    document.removeEventListener("visibilitychange", this.#look);
    clearTimeout(this.#timer);
    clearTimeout(this.#calm);
    this.#socket?.close();
  }

  // -- for who speaks over it

  protected open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#socket?.close(); // one that never came up
    const socket = new WebSocket(
      `${scheme}://${location.host}${at(`/api/tables/${this.id}/live`)}`,
    );
    this.#socket = socket;
    this.#isLeaving = false;
    socket.onopen = () => {
      this.greet();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.hear(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = (event) => this.#fell(socket, event.code);
  }

  protected greet(): void {
    this.#send(this.hello());
  }

  protected async ask(asking: Asking): Promise<Answer> {
    if (!this.isUp || this.#isClosed) return null;
    const id = ++this.number;
    this.trouble = null;
    this.isBusy = true;
    const message = { ...asking, id } as unknown as FromClient;
    const answer = await new Promise<Answer>((tell) => {
      const [isSent, steps] = [this.#isReady, this.steps];
      this.#waiting.set(id, { message, tell, steps, isSent, isRepeated: false });
      if (this.#isReady) this.#send(message);
    });
    this.isBusy = this.#waiting.size > 0;
    if (answer?.type === "refused") this.trouble = answer;
    return answer;
  }

  /** A view is here. */
  protected came(): void {
    this.isUp = this.#hasBeenUp = true;
    this.isLost = false;
    this.#delay = FIRST_WAIT;
  }

  /** The line is up: what nobody answered is said again, what was held back is said now. */
  protected goOn(): void {
    if (this.#isReady || this.#isLeaving) return;
    this.#isReady = true;
    this.isMoving = false;
    clearTimeout(this.#calm);
    for (const asked of this.#waiting.values()) {
      asked.isSent = true;
      this.#send(asked.message);
    }
  }

  protected settle(message: OfTheLine): void {
    if (message.type === "leaving") {
      this.#move();
    } else if (message.type === "refused" && !this.#waiting.has(message.id)) {
      this.trouble = message;
      this.isGone = this.isGone || (!this.#hasBeenUp && NO_WAY_IN.has(message.code));
    } else {
      this.#answer(message.id, message.type === "done" ? null : message);
    }
  }

  // -- how it comes back

  /** The network is back. */
  #return = () => this.#wake(SHORT_SILENCE);

  /** Who looks need not be called; after sleep a line may look alive. */
  #look = () => {
    const is_looking = isLooking();
    if (this.isUp) void this.ask({ type: "look", is_looking });
    if (is_looking) void this.#wake(LONGEST_SILENCE);
  };

  /** Ask, and do not wait long for an answer. */
  async #wake(longest: number): Promise<void> {
    if (!this.isUp) return this.retry();
    const socket = this.#socket;
    const silence = setTimeout(() => {
      if (!socket) return;
      this.#delay = 0;
      this.#fell(socket, 0);
      this.#delay = FIRST_WAIT;
    }, longest);
    await this.ask({ type: "sit", seat: this.seat });
    clearTimeout(silence);
  }

  #send(message: FromClient): void {
    this.#socket?.send(JSON.stringify(message));
  }

  /** What was refused the second time was done the first time: the view shows it. */
  #answer(id: number, answer: Answer): void {
    const asked = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (answer === null && asked?.message.type === "step") this.steps++;
    asked?.tell(asked.isRepeated && answer?.type === "refused" ? null : answer);
    this.#change();
  }

  /** The server goes: what was asked is still answered, then another one is looked for. */
  #move(): void {
    this.isMoving = this.#isLeaving = true;
    this.#isReady = false;
    this.#delay = SHORTEST_WAIT;
    clearTimeout(this.#calm);
    this.#calm = window.setTimeout(() => this.#stir(), CALM_FOR);
    this.#change();
  }

  /** To another line, as soon as this one has nothing more to say. */
  #change(): void {
    const isOwed = [...this.#waiting.values()].some(({ isSent }) => isSent);
    if (this.#socket && this.#isLeaving && !isOwed) this.#fell(this.#socket, 0);
  }

  /** It takes too long to be kept from who plays. */
  #stir(): void {
    this.isMoving = this.isUp = false;
    this.isLost = this.#hasBeenUp;
    if (this.#socket && this.#isLeaving) this.#fell(this.#socket, 0);
  }

  /** What was never sent is sent later; what was, is repeated where that is safe. */
  #keep(id: number, asked: Pending): void {
    if (!this.#isClosed && !asked.isSent) return;
    const isSafe = !this.#isClosed && REPEATED.has(asked.message.type);
    if (isSafe) asked.message = { ...asked.message, steps: asked.steps } as FromClient;
    asked.isRepeated = isSafe;
    asked.isSent = false;
    if (!isSafe) this.#answer(id, null);
  }

  #fell(socket: WebSocket, code: number): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    socket.close();
    this.#isReady = false;
    for (const [id, asked] of this.#waiting) this.#keep(id, asked);
    if (!this.isMoving) {
      this.isLost = this.#hasBeenUp && !this.#isClosed;
      this.isUp = false;
    }
    if (code === GONE || code === TURNED_OUT) this.isGone = true;
    if (this.#isClosed || this.isGone) return;
    this.#timer = window.setTimeout(() => this.open(), this.#delay * (0.75 + Math.random() / 2));
    this.#delay = Math.min(LONGEST_WAIT, this.#delay * 2);
  }
}

export function isLooking(): boolean {
  return document.visibilityState !== "hidden";
}
