/** What the servers of the third set are made of. */
import type { RecipientAsked, Reply, Script } from './server.ts';
import { truth } from './usual.ts';

export const notServed = { right: { existing: ['undeliverable', 'unknown'], missing: ['undeliverable', 'unknown'] } } as const;
/** A refusal of those who are missing that does not say so clearly. */
export const vague = {
  right: { existing: ['deliverable', 'risky', 'unknown'], missing: ['undeliverable', 'risky', 'unknown'] },
} as const;
export const existingIn = (...verdicts: ('deliverable' | 'risky' | 'unknown')[]) => ({ right: { existing: verdicts } });

/** Defers until `delayMs` after the first question with this key. */
export const after =
  (delayMs: number, reply: (asked: RecipientAsked) => Reply, then: (asked: RecipientAsked) => Reply = truth) =>
  (): Script =>
    deferring(delayMs, reply, then, () => '');
export const perRecipient =
  (delayMs: number, reply: (asked: RecipientAsked) => Reply, then: (asked: RecipientAsked) => Reply = truth) =>
  () =>
    deferring(delayMs, reply, then, ({ address }) => address.toLowerCase());

function deferring(
  delayMs: number,
  reply: (asked: RecipientAsked) => Reply,
  then: (asked: RecipientAsked) => Reply,
  key: (asked: RecipientAsked) => string,
): Script {
  const first = new Map<string, number>();
  return {
    rcpt: (asked) => {
      const since = first.get(key(asked)) ?? asked.nowMs;
      first.set(key(asked), since);
      return asked.nowMs - since < delayMs ? reply(asked) : then(asked);
    },
  };
}

export const limited =
  (most: number, windowMs: number, reply: Reply): (() => Script) =>
  () => {
    const times: number[] = [];
    return {
      rcpt: (asked) => {
        while (times[0] !== undefined && asked.nowMs - times[0] > windowMs) times.shift();
        if (times.length >= most) return reply;
        times.push(asked.nowMs);
        return truth(asked);
      },
    };
  };
