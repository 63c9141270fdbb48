/** The benchmark's addresses and the truth about them: domains of different sizes, some of which share a server, as in reality. */
import type { VerdictKind } from '@leadlight/verification';

const domains = 4_000;
const servers = 400;

/** Many small domains and few large ones: the nth has about 1/n of the addresses (Zipf's law). */
const shares = Array.from({ length: domains }, (_none, index) => 1 / (index + 20));
const sum = shares.reduce((all, each) => all + each, 0);

export interface Person {
  readonly address: string;
  readonly truth: VerdictKind;
}

/** @param random 0 to 1 */
export function* population(count: number, random: () => number): Generator<Person> {
  const cumulated: number[] = [];
  let upTo = 0;
  for (const share of shares) cumulated.push((upTo += share / sum));
  for (let n = 0; n < count; n += 1) {
    const at = random();
    let low = 0;
    for (let high = domains - 1; low < high;) {
      const middle = (low + high) >> 1;
      if ((cumulated[middle] ?? 1) < at) low = middle + 1;
      else high = middle;
    }
    const domain = `d${low}.firms.net`;
    // One in eight has left: their names have a different prefix.
    const name = random() < 1 / 8 ? `gone.${n}` : `staff.${n}`;
    yield { address: `${name}@${domain}`, truth: isCatchAll(domain) ? 'risky' : hasMailbox(name) ? 'deliverable' : 'undeliverable' };
  }
}

export const hasMailbox = (name: string): boolean => /^(?:staff|ana|eva)\./.test(name) || name === 'postmaster';

/** One in ten accepts mail for any name. */
export const isCatchAll = (domain: string): boolean => numberOf(domain) % 10 === 7;

/** @returns null if there is no such domain */
export function serverOf(domain: string): number | null {
  const number = numberOf(domain);
  return number < domains ? number % servers : null;
}

export const serverName = (server: number): string => `mx${server}.hosts.net`;

/** With a hyphen, each is a separate domain; with a period, all belong to one company. */
const numberOf = (domain: string): number => Number(/^d(\d+)[.-]firms\.net$/.exec(domain)?.[1] ?? Infinity);
