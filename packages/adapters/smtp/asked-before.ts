/**
 * How often a server was asked about the addresses that it put off. A greylisting server may accept every address at its second or third attempt, so made-up
 * addresses must not be past that attempt when the others come to it.
 */
import { isDeferral, isPutOff, isSameReply, type Outcome, type Reply } from '@leadlight/verification';

/** The most addresses that are remembered for a server; the oldest are forgotten. */
const mostAddresses = 20_000;
/** The characters of a reply that are compared: a server can send 500,000 of them for each address. */
const mostCompared = 500;

export class AskedBefore {
  readonly #asks = new Map<string, { readonly count: number; readonly lastReply: Reply }>();
  /** Kept once for all addresses that are put off in the same words. */
  #latestReply: Reply | null = null;

  /** Counts the reply about an address, if the server puts it off or has put it off before. In other words than before, it begins to count anew. */
  record(path: string, outcome: Outcome, host: string): void {
    if (outcome.kind !== 'answered') return;
    const { reply } = outcome;
    const key = path.toLowerCase();
    const before = this.#asks.get(key);
    if (isDeferral(reply, host) || isPutOff(reply, host)) {
      const short = shortened(reply);
      const isSame = before !== undefined && isSameReply(short, before.lastReply);
      if (this.#latestReply === null || !isSameReply(short, this.#latestReply)) this.#latestReply = short;
      remember(this.#asks, key, { count: (isSame ? before.count : 0) + 1, lastReply: this.#latestReply });
    } else if (before) remember(this.#asks, key, { ...before, count: before.count + 1 });
  }

  /** How often the server was asked about the address since it first put it off in its latest words, that time included; undefined if it never did. */
  asks(path: string): number | undefined {
    return this.#asks.get(path.toLowerCase())?.count;
  }

  /** The beginning of the reply with which it put the address off the last time, or of one in the same words. */
  lastReply(path: string): Reply | undefined {
    return this.#asks.get(path.toLowerCase())?.lastReply;
  }

  /** Whether it has put the address off in the words of this reply the last time. */
  isInLastWords(path: string, reply: Reply): boolean {
    const last = this.lastReply(path);
    return last !== undefined && isSameReply(shortened(reply), last);
  }
}

/** A copy, because a part of a text keeps the whole text in memory. */
const shortened = (reply: Reply): Reply => ({
  ...reply,
  lines: [Buffer.from(reply.lines.join(' ').slice(0, mostCompared)).toString()],
});

function remember<T>(map: Map<string, T>, key: string, value: T): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > mostAddresses && oldest !== undefined) map.delete(oldest);
}
