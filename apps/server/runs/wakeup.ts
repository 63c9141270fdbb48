/** Waits until something happens, or it is time to look whether a run is still at work. */
export class Wakeup {
  readonly #mostMs: number;
  #wake = (): void => undefined;

  /** @param mostMs milliseconds after which a wait ends by itself */
  constructor(mostMs = 100) {
    this.#mostMs = mostMs;
  }

  /** Ends the current wait, if there is one. */
  wake(): void {
    this.#wake();
  }

  wait(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, this.#mostMs);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
