/**
 * The time in which an import waits for the database: the rows to come are understood then, and at no other time. Done whenever there is a turn to be had,
 * it was over before the database's longest statements began, and kept the rows at work waiting until then.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';

export class DatabaseTime {
  #statements = 0;
  #begin: (() => void)[] = [];

  /** @param statement one under way, which takes milliseconds */
  async during<Answer>(statement: Promise<Answer>): Promise<Answer> {
    this.#statements += 1;
    for (const begin of this.#begin.splice(0)) begin();
    try {
      return await statement;
    } finally {
      this.#statements -= 1;
    }
  }

  /** Lets whatever else waits go first, then waits until the database is at work. */
  async turn(): Promise<void> {
    await nextTurn();
    while (this.#statements === 0) await new Promise<void>((resolve) => this.#begin.push(resolve));
  }
}
