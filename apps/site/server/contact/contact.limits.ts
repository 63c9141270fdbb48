/** Limits for one visitor and for all visitors. In memory: a restart resets them, which is cheaper than a file and helps an abuser little. */
import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

export interface Rate {
  count: number;
  seconds: number;
}

export interface ContactRates {
  /** All posts from one address, including refused ones. */
  attemptsPerAddress: Rate;
  /** Accepted messages from one address, and from all. */
  messagesPerAddress: Rate;
  messagesOverall: Rate;
  /** Pages rendered for refused posts; above it, the response is plain text, so that a flood of bad posts can't overload the CPU. */
  rendersOverall: Rate;
}

/** A visitor corrects a form a few times; an office behind one address sends a few messages. site.md, decision 8. */
export const contactRates: ContactRates = {
  attemptsPerAddress: { count: 30, seconds: 600 },
  messagesPerAddress: { count: 5, seconds: 600 },
  messagesOverall: { count: 200, seconds: 3600 },
  rendersOverall: { count: 300, seconds: 60 },
};

export type Allowance = { allowed: true } | { allowed: false; who: 'you' | 'everybody'; seconds: number };

export interface ContactLimits {
  attempt(address: string): Promise<Allowance>;
  message(address: string): Promise<Allowance>;
  /** Subtracts a message that was counted but not stored. */
  takeBack(address: string): Promise<void>;
  mayRender(): Promise<boolean>;
}

export function createContactLimits(rates: ContactRates = contactRates): ContactLimits {
  const limiter = ({ count, seconds }: Rate) => new RateLimiterMemory({ points: count, duration: seconds });
  const attempts = limiter(rates.attemptsPerAddress);
  const messages = limiter(rates.messagesPerAddress);
  const overall = limiter(rates.messagesOverall);
  const renders = limiter(rates.rendersOverall);
  return {
    attempt: (address) => consume(attempts, addressKey(address), 'you'),
    async message(address) {
      const own = await consume(messages, addressKey(address), 'you');
      if (!own.allowed) return own;
      const all = await consume(overall, 'all', 'everybody');
      if (!all.allowed) await messages.reward(addressKey(address));
      return all;
    },
    async takeBack(address) {
      await messages.reward(addressKey(address));
      await overall.reward('all');
    },
    mayRender: async () => (await consume(renders, 'all', 'everybody')).allowed,
  };
}

async function consume(limiter: RateLimiterMemory, key: string, who: 'you' | 'everybody'): Promise<Allowance> {
  try {
    await limiter.consume(key);
    return { allowed: true };
  } catch (refused) {
    // The limiter rejects only with its count.
    if (!(refused instanceof RateLimiterRes)) throw refused;
    // It also counts refused posts, but posts that were refused must not cause further refusals.
    await limiter.reward(key);
    return { allowed: false, who, seconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) };
  }
}

/** One visitor: an IPv4 address, or an IPv6 /64, the usual allocation for one household or server (RFC 6177, RFC 4291 section 2.5.4). */
export function addressKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const groups = (part: string | undefined) => (part ? part.split(':') : []);
  const [first, last] = [groups(head), groups(tail)];
  // An IPv4 suffix replaces two groups, which are never among the first four.
  const width = last.length + (last.at(-1)?.includes('.') ? 1 : 0);
  const all = tail === undefined ? first : [...first, ...Array.from({ length: Math.max(0, 8 - first.length - width) }, () => '0'), ...last];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
