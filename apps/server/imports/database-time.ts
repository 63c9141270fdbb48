/**
 * Schedules the reading of the next rows for the time in which an import waits for the database. When they were read on every free turn of the event
 * loop instead, the reading was finished before the longest statements started, and delayed the rows in progress.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';

export class DatabaseTime {
  #statements = 0;
  #begin: (() => void)[] = [];

  /** @param statement a running statement, which takes milliseconds */
  async during<Answer>(statement: Promise<Answer>): Promise<Answer> {
    this.#statements += 1;
    for (const begin of this.#begin.splice(0)) begin();
    try {
      return await statement;
    } finally {
      this.#statements -= 1;
    }
  }

  /** Lets other pending work run, then waits until a statement is running. */
  async turn(): Promise<void> {
    await nextTurn();
    while (this.#statements === 0) await new Promise<void>((resolve) => this.#begin.push(resolve));
  }
}
