/**
 * How often a server was asked about the addresses that it put off. A greylisting server may accept every address at its second or third attempt, so an acceptance
 * proves something only beside a made-up address that was asked about no more often.
 */
import { type ControlShape, isDeferral, isPutOff, type Outcome } from '@leadlight/verification';

/** The most addresses that are remembered for a server; the oldest are forgotten. */
const mostAddresses = 20_000;

export class AskedBefore {
  readonly #asks = new Map<string, number>();
  /** Of controls whose reply is remembered, by domain, shape and index: their names are not. */
  readonly #controls = new Map<string, number>();

  /** Counts the reply about an address, if the server puts it off or has put it off before. */
  record(path: string, outcome: Outcome, host: string): void {
    if (outcome.kind !== 'answered') return;
    const key = path.toLowerCase();
    const before = this.#asks.get(key);
    if (before === undefined && !isDeferral(outcome.reply, host) && !isPutOff(outcome.reply, host)) return;
    remember(this.#asks, key, (before ?? 0) + 1);
  }

  /** How often the server was asked about the address since it put it off for the first time, that time included; undefined if it never did. */
  asks(path: string): number | undefined {
    return this.#asks.get(path.toLowerCase());
  }

  /** Keeps the count of a control whose reply is remembered. */
  keepControl(domain: string, shape: ControlShape, index: number, path: string): void {
    const asks = this.asks(path);
    if (asks === undefined) this.#controls.delete(keyOf(domain, shape, index));
    else remember(this.#controls, keyOf(domain, shape, index), asks);
  }

  asksOfControl(domain: string, shape: ControlShape, index: number): number | undefined {
    return this.#controls.get(keyOf(domain, shape, index));
  }
}

const keyOf = (domain: string, shape: ControlShape, index: number): string => `${domain} ${shape} ${index}`;

function remember(map: Map<string, number>, key: string, value: number): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > mostAddresses && oldest !== undefined) map.delete(oldest);
}
