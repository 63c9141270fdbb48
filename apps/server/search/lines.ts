/**
 * Work that waits for a thread, in a line for each owner; the lines take turns. Several processes may ask for one workspace at once: in a single line,
 * everybody else would wait for all of its questions.
 */
export class Lines<Item> {
  /** A Map keeps the order of insertion: the first line is the next one to take its turn. */
  readonly #lines = new Map<string, Item[]>();

  push(owner: string, item: Item): void {
    const line = this.#lines.get(owner);
    if (line) line.push(item);
    else this.#lines.set(owner, [item]);
  }

  /** The first item of the line whose turn it is; undefined if nothing waits. */
  next(): Item | undefined {
    for (const [owner, line] of this.#lines) {
      const item = line.shift();
      this.#lines.delete(owner);
      if (line.length > 0) this.#lines.set(owner, line);
      return item;
    }
    return undefined;
  }
}
