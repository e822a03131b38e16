/** Something on its way: nothing yet, there, or refused; can be asked for again. */

export class Arriving<T> {
  value: T | null = $state.raw(null);
  error: unknown = $state.raw(null);
  /** Settled when the first answer, or its refusal, has come. */
  readonly settled: Promise<void>;
  #ask: () => Promise<T>;

  constructor(ask: () => Promise<T>) {
    this.#ask = ask;
    this.settled = this.again();
  }

  /** Ask once more; what is there stays until the answer comes. */
  async again(): Promise<void> {
    try {
      this.value = await this.#ask();
      this.error = null;
    } catch (error) {
      this.error = error;
    }
  }
}
