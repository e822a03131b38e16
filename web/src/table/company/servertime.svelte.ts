/** The server's time, told locally between two messages. */

/** Four times a second is often enough for clocks that show whole ones. */
const TICK = 250;
/** A larger difference means that somebody set a clock. */
const JUMP = 2;

export class ServerTime {
  /** Seconds since the epoch, as the server counts them. */
  now = $state(0);
  #ahead = -Infinity;

  /** A message says what time it was when it was sent; the quickest one was nearest. */
  heed(told: number): void {
    const ahead = told - here();
    if (ahead > this.#ahead || this.#ahead - ahead > JUMP) this.#ahead = ahead;
    this.#tick();
  }

  /** Let time pass; gives back how to stop it. */
  run(): () => void {
    const timer = setInterval(() => this.#tick(), TICK);
    return () => clearInterval(timer);
  }

  #tick(): void {
    this.now = here() + this.#ahead;
  }
}

const here = () => performance.now() / 1000;
